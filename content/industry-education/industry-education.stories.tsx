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
  id: 'console-panels-industry-education',
  title: 'Console/Panels/产教融合 Industry education',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('service-industry'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: '保存' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有科技服务与社会服务', '科技服务与社会服务')

export const Many: Story = withManyRecords('科技服务与社会服务')

export const LoadFails: Story = failingToLoad('加载失败')

export const Adding: Story = {
  ...addingRecord('科技服务与社会服务', '科技服务与社会服务'),
  // The dialog of Banner / Adding with other fields.
  tags: ['no-screenshot'],
}

export const Services: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^科技服务与社会服务/ }))
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增科技服务与社会服务' })).toBeVisible()
  },
}
