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
  id: 'console-panels-autonomous-driving',
  title: 'Console/Panels/自动驾驶 Autonomous driving',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('case-data-autonomous-driving'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: '保存' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有自动驾驶条目', '数据采集')

export const Many: Story = withManyRecords('数据采集')

export const LoadFails: Story = failingToLoad('加载自动驾驶介绍失败')

export const Adding: Story = {
  ...addingRecord('自动驾驶条目', '数据采集'),
  // The dialog of Banner / Adding with other fields.
  tags: ['no-screenshot'],
}

export const Collection: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^数据采集/ }))
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增自动驾驶条目' })).toBeVisible()
  },
}
