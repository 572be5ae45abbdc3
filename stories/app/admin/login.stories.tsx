import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { saveSignedOutReason } from '#app/admin/api/signed-out-notice.ts'
import { demoAdministrator } from '#mocks/accounts.ts'
import { signedOut } from './console-story.tsx'

/** The login screen stands in place of the back office while nobody is signed in (back-office §2.2). */
const meta = {
  id: 'console-login',
  title: 'Console/登录 Login',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedOut,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const MockMode: Story = { args: { account: demoAdministrator } }

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: '登录' }))
    await expect(await screen.findByText('请输入用户名')).toBeVisible()
    await expect(screen.getByText('请输入密码')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^用户名/)).toHaveFocus())
  },
}

export const PasswordShown: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.type(screen.getByLabelText(/^密码/), 'tea garden')
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }))
    await expect(screen.getByLabelText(/^密码/)).toHaveAttribute('type', 'text')
  },
}

export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.type(screen.getByLabelText(/^用户名/), demoAdministrator.username)
    await userEvent.type(screen.getByLabelText(/^密码/), 'not the password')
    await userEvent.click(screen.getByRole('button', { name: '登录' }))
    await expect(await screen.findByText('登录失败，请检查用户名和密码')).toBeVisible()
  },
}

export const NoNetwork: Story = {
  globals: { scenario: 'network-failure' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.type(screen.getByLabelText(/^用户名/), demoAdministrator.username)
    await userEvent.type(screen.getByLabelText(/^密码/), demoAdministrator.password)
    await userEvent.click(screen.getByRole('button', { name: '登录' }))
    await expect(await screen.findByText('网络错误，请稍后重试')).toBeVisible()
  },
}

export const SignedOutByIdleness: Story = { beforeEach: () => saveSignedOutReason('idle') }

export const SessionExpired: Story = { beforeEach: () => saveSignedOutReason('expired') }
