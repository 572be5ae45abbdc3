import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt, signInElsewhere } from './console-story.tsx'

/** Menu, header and the panels that lead elsewhere (back-office §2.3, §2.4). */
const meta = {
  id: 'console-shell',
  title: 'Console/后台框架 Shell',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const ParentEntry: Story = {
  // The menu scrolls to its entry, farther in larger letters.
  tags: ['all-themes', 'played-again'],
  beforeEach: signedInAt('case-data'),
  play: async () => {
    const isWide = !screen.queryByRole('button', { name: '打开菜单' })
    if (isWide) await screen.findAllByRole('button', { description: /新留言|待处理/ })
    // The menu scrolls by itself: nothing in it makes the page longer than the window.
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** One's own password, asked for three times; nothing is typed yet. */
export const PasswordDialog: Story = {
  beforeEach: signedInAt('about'),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^账号/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '修改密码' }))
    const dialog = await screen.findByRole('dialog', { name: '修改密码' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(within(dialog).getByLabelText(/^确认新密码/)).toBeVisible()
  },
}

/** The server tells that the old password is another one; what was typed stays. */
export const PasswordRefused: Story = {
  // Form dialog / SaveFailed shows such a sentence.
  tags: ['no-screenshot'],
  beforeEach: signedInAt('about'),
  play: async (context) => {
    await PasswordDialog.play?.(context)
    const dialog = within(screen.getByRole('dialog', { name: '修改密码' }))
    await userEvent.type(dialog.getByLabelText(/^原密码/), 'not the old one')
    await userEvent.type(dialog.getByLabelText(/^新密码/), 'lantern bridge 47')
    await userEvent.type(dialog.getByLabelText(/^确认新密码/), 'lantern bridge 47{Enter}')
    await expect((await dialog.findAllByText('原密码不正确'))[0]).toBeVisible()
    await expect(dialog.getByLabelText(/^新密码/)).toHaveValue('lantern bridge 47')
  },
}

export const ChangingPassword: Story = {
  // Its notice goes by itself: no two pictures are alike.
  tags: ['no-screenshot'],
  beforeEach: signedInAt('about'),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^账号/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '修改密码' }))
    await userEvent.click(await screen.findByRole('button', { name: '修改' }))
    await expect(await screen.findByText('请输入原密码')).toBeVisible()
  },
}

export const PhoneMenu: Story = {
  // There is a menu to open on a phone alone.
  tags: ['played-again'],
  beforeEach: signedInAt('about'),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const open = screen.queryByRole('button', { name: '打开菜单' })
    if (!open) return
    await userEvent.click(open)
    await waitFor(() => expect(screen.getByRole('dialog', { name: '菜单' })).toBeVisible())
  },
}

export const SearchInMenu: Story = {
  beforeEach: signedInAt('about'),
  play: async () => {
    const menu = screen.queryByRole('navigation', { name: '主菜单' })
    if (!menu) return
    await userEvent.type(within(menu).getByRole('searchbox', { name: '搜索菜单' }), '标注')
    await expect(within(menu).getByRole('button', { name: '自动驾驶' })).toBeVisible()
  },
}

export const OwnSessions: Story = {
  // It tells the moment of the login: no two pictures are alike.
  tags: ['no-screenshot'],
  beforeEach: signedInAt('about'),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^账号/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '我的登录' }))
    await expect(await screen.findByText('本机')).toBeVisible()
  },
}

/** Two other devices are signed in, one of them since before devices were told apart; the moments stand still. */
export const SessionsOnOtherDevices: Story = {
  beforeEach: async () => {
    await signedInAt('about')()
    await signInElsewhere()
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^账号/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '我的登录' }))
    await expect(await screen.findAllByRole('button', { name: /^结束登录：/ })).toHaveLength(3)
  },
}

/** The question before one of them ends. */
export const EndingOneSession: Story = {
  ...SessionsOnOtherDevices,
  play: async (context) => {
    await SessionsOnOtherDevices.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: /^结束登录：Safari · iPhone/ }))
    const question = await screen.findByText(/^确定要结束“Safari · iPhone”上的登录吗？/)
    await waitFor(() => expect(question).toBeVisible())
  },
}
