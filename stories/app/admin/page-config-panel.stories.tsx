import type { Meta, StoryObj } from '@storybook/react-vite'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from './console-story.tsx'

const meta = {
  title: 'Console/Panels/PageConfig',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('page-config'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const Empty: Story = { globals: { scenario: 'empty' } }

export const LoadFails: Story = { globals: { scenario: 'every-load-fails' } }

export const Slow: Story = { globals: { scenario: 'slow' } }
