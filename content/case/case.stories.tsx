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
  id: 'console-panels-case',
  title: 'Console/Panels/案例列表 Case',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('case'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增案例' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有案例')

export const Many: Story = withManyRecords()

export const LoadFails: Story = failingToLoad('加载案例失败')

export const Adding: Story = {
  ...addingRecord('案例'),
  // The dialog of Banner / Adding with other fields.
  tags: ['no-screenshot'],
}
