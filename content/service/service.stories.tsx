import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import { failingToLoad, withManyRecords, withoutRecords } from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-service',
  title: 'Console/Panels/服务列表 Service',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('service'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增服务' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有服务')

export const Many: Story = withManyRecords()

export const LoadFails: Story = failingToLoad('加载服务失败')

/** An icon is chosen by its Chinese name. */
export const Adding: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '新增服务' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新增服务' }))
    await waitFor(() => expect(dialog.getByText('服务图片')).toBeVisible())
  },
}
