import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import {
  addingRecord,
  failingToLoad,
  withManyRecords,
  withoutRecords,
} from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-software-copyright',
  title: 'Console/Panels/软件著作权 Software copyright',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('software-copyright'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增软件著作权' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有软件著作权')

export const Many: Story = withManyRecords()

export const LoadFails: Story = failingToLoad('加载软件著作权失败')

export const Adding: Story = {
  ...addingRecord('软件著作权'),
  // The dialog of Banner / Adding with other fields.
  tags: ['no-screenshot'],
}
