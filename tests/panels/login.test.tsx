import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { beginSession, endSession } from '#app/admin/api/session.ts'
import { demoAdministrator } from '#mocks/accounts.ts'
import { blockedStorage, fullStorage, noStorage } from '#tests/setup/storage-faults.ts'
import { askAs, behave, meet, sent, showConsole, showConsoleAt, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

test('A-028, A-029, A-030 the login screen shows while no session exists: title, fields, button', () => {
  showConsole()
  expect(screen.getByRole('heading', { name: '管理员登录' })).toBeVisible()
  expect(screen.getByLabelText(/^用户名/)).toHaveFocus()
  expect(screen.getByLabelText(/^密码/)).toHaveAttribute('type', 'password')
  expect(screen.getByRole('button', { name: '登录' })).toBeVisible()
})

test('A-031 the login button shows that it is waiting, and asks only once', async () => {
  behave('slow')
  const { user } = showConsole()
  await user.type(screen.getByLabelText(/^用户名/), demoAdministrator.username)
  await user.type(screen.getByLabelText(/^密码/), `${demoAdministrator.password}{Enter}`)
  const waiting = await screen.findByRole('button', { busy: true })
  expect(waiting).toHaveTextContent('正在登录')
  await user.click(waiting)
  behave('normal')
  expect(await screen.findByRole('heading', { name: '仪表盘', level: 1 })).toBeVisible()
  expect(sent.filter(({ line }) => line === 'POST /api/admin/login')).toHaveLength(1)
})

test('A-349, A-350 login without a name or a password names both and asks nothing', async () => {
  const { user } = showConsole()
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByText('请输入用户名')).toBeVisible()
  expect(screen.getByText('请输入密码')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/^用户名/)).toHaveFocus())
  expect(sent).toEqual([])
})

test('A-006, A-423, A-332, A-569, A-034 login opens the console, stores user and token, welcomes by real name', async () => {
  const { user } = showConsole()
  await user.type(screen.getByLabelText(/^用户名/), demoAdministrator.username)
  await user.type(screen.getByLabelText(/^密码/), demoAdministrator.password)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: '仪表盘', level: 1 })).toBeVisible()
  expect(screen.getByText('登录成功')).toBeVisible()
  expect(screen.getByText('欢迎，演示管理员')).toBeInTheDocument()
  expect(localStorage.getItem('token')).toMatch(/.{20}/)
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
    username: 'demo',
    realName: '演示管理员',
  })
})

test.each([
  ['blocked', blockedStorage],
  ['null', noStorage],
  ['full', fullStorage],
] as const)(
  'X-41 where storage is %s the login screen says so before anybody types, and a login lasts for the page',
  async (_how, fault) => {
    const restore = fault()
    const { user } = showConsole()
    expect(screen.getByText(/管理后台需要使用浏览器的存储空间/)).toBeVisible()
    await user.type(screen.getByLabelText(/^用户名/), demoAdministrator.username)
    await user.type(screen.getByLabelText(/^密码/), `${demoAdministrator.password}{Enter}`)
    expect(await screen.findByRole('heading', { name: '仪表盘', level: 1 })).toBeVisible()
    restore()
    act(endSession)
    expect(await screen.findByRole('heading', { name: '管理员登录' })).toBeVisible()
  },
)

test('after a login the focus is in the panel, which its title names', async () => {
  const { user } = showConsole()
  await user.type(screen.getByLabelText(/^用户名/), demoAdministrator.username)
  await user.type(screen.getByLabelText(/^密码/), `${demoAdministrator.password}{Enter}`)
  expect(await screen.findByRole('main', { name: '仪表盘' })).toHaveFocus()
})

test('the password can be looked at before it is sent', async () => {
  const { user } = showConsole()
  const show = screen.getByRole('button', { name: '显示密码' })
  expect(show).toHaveAttribute('aria-pressed', 'false')
  await user.click(show)
  expect(screen.getByLabelText(/^密码/)).toHaveAttribute('type', 'text')
  expect(show).toHaveAttribute('aria-pressed', 'true')
  await user.click(show)
  expect(screen.getByLabelText(/^密码/)).toHaveAttribute('type', 'password')
})

test('A-585 a wrong password shows the server’s sentence and no session begins', async () => {
  const { user } = showConsole()
  await user.type(screen.getByLabelText(/^用户名/), demoAdministrator.username)
  await user.type(screen.getByLabelText(/^密码/), 'not the password')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('登录失败，请检查用户名和密码')).toBeVisible()
  expect(localStorage.getItem('token')).toBeNull()
})

test('A-585 a success without a session signs nobody in, and what was typed stands', async () => {
  meet('login=wrong-shape')
  const { user } = showConsole()
  await user.type(screen.getByLabelText(/^用户名/), demoAdministrator.username)
  await user.type(screen.getByLabelText(/^密码/), `${demoAdministrator.password}{Enter}`)
  expect(await screen.findByText('登录失败，请检查用户名和密码')).toBeVisible()
  expect(screen.getByLabelText(/^用户名/)).toHaveValue(demoAdministrator.username)
  expect(localStorage.getItem('token')).toBeNull()
})

test('A-035 without a real name the username is welcomed', async () => {
  const { session } = await askAs(demoAdministrator)
  beginSession({ ...session, user: { ...session.user, realName: '' } })
  showConsole()
  expect(screen.getByText('欢迎，demo')).toBeInTheDocument()
})

test('A-036, A-338, A-570 logout clears all local storage whatever the server answers', async () => {
  const { user } = await showConsoleAt('dashboard')
  localStorage.setItem('something', 'else')
  behave('network-failure')
  await user.click(screen.getByRole('button', { name: '退出登录' }))
  expect(await screen.findByRole('heading', { name: '管理员登录' })).toBeVisible()
  expect(screen.getByText('已退出登录')).toBeVisible()
  expect(localStorage.length).toBe(0)
  await waitFor(() => expect(sent.map(({ line }) => line)).toContain('POST /api/admin/logout'))
})

test('A-339, A-340, A-630 a 401 on any call shows the login screen, clears the session and logs why', async () => {
  behave('session-expired')
  await showConsoleAt('banner')
  expect(await screen.findByRole('heading', { name: '管理员登录' })).toBeVisible()
  expect(screen.getByText('登录已过期，请重新登录')).toBeVisible()
  expect(localStorage.length).toBe(0)
  expect(console.warn).toHaveBeenCalledWith('登录已过期，请重新登录')
})

test('A-335…A-337, A-595, A-637 after thirty idle minutes: warning, logout, and a reload one second later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] })
  const { reload } = await showConsoleAt('about')
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000))
  expect(screen.getAllByText('由于长时间无操作，您已被自动登出').length).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { name: '管理员登录' })).toBeVisible()
  expect(localStorage.getItem('token')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(reload).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
