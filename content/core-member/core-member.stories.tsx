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
  id: 'console-panels-core-member',
  title: 'Console/Panels/核心成员 Core member',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('core-member'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增核心成员' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有核心成员')

export const Many: Story = withManyRecords()

export const LoadFails: Story = failingToLoad('加载核心成员失败')

export const Adding: Story = {
  ...addingRecord('核心成员'),
  // The dialog of Banner / Adding with other fields.
  tags: ['no-screenshot'],
}
