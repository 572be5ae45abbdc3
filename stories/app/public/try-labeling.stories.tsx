import type { Meta, StoryObj } from '@storybook/react-vite'
import { TryLabeling } from '#app/public/label/try-labeling/try-labeling.tsx'

const meta = {
  id: 'site-try-labeling',
  title: 'Site/试着标一个框 Try labeling',
  component: TryLabeling,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TryLabeling>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is drawn yet. */
export const Start: Story = {}
