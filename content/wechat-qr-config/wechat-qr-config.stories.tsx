import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import { failingToLoad, withManyRecords, withoutRecords } from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-wechat-qr',
  title: 'Console/Panels/微信二维码 WeChat QR',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('wechat-qr-config'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增微信二维码' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有微信二维码')

export const Many: Story = withManyRecords()

export const LoadFails: Story = failingToLoad('加载微信二维码配置失败')

/** Its picture is JPG or PNG. */
export const Adding: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '新增微信二维码' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新增微信二维码' }))
    await waitFor(() => expect(dialog.getByText('支持 JPG、PNG，不超过 2MB，限 1 张')).toBeVisible())
  },
}
