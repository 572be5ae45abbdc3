import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { shownMoment, storedMoment } from '#contract/shared/moments.ts'
import { demoAdministrator } from '#mocks/accounts.ts'
import {
  askAs,
  backend,
  behave,
  isAsking,
  meet,
  sent,
  showConsoleAt,
  withConsoleApi,
} from './console-fixture.tsx'

withConsoleApi()

const GO_ON = '一分钟后将因长时间无操作自动退出登录'

/** The fake clock does not wait for the server, which would read a later time and find the session expired. */
async function answered(asked: string): Promise<void> {
  await act(async () => {
    for (let turns = 0; isAsking() || !sent.some(({ line }) => line === asked); turns += 1) {
      expect(turns, asked).toBeLessThan(100_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
  })
}

async function openSessions(user: Awaited<ReturnType<typeof showConsoleAt>>['user']) {
  await user.click(screen.getByRole('button', { name: /^账号/ }))
  await user.click(await screen.findByRole('menuitem', { name: '我的登录' }))
  return within(await screen.findByRole('dialog', { name: '我的登录' }))
}

test('the account’s sign-ins are listed, and all others end once that was confirmed', async () => {
  const { user, session } = await showConsoleAt('about')
  const other = await askAs(demoAdministrator)
  const dialog = await openSessions(user)
  const list = within(await dialog.findByRole('list', { name: '本账号的登录' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.getAllByText('本机')).toHaveLength(1)

  await user.click(dialog.getByRole('button', { name: '结束其他登录' }))
  const question = within(await screen.findByRole('alertdialog', { name: '提示' }))
  expect(question.getByText(/^确定要结束其他登录吗？/)).toBeVisible()
  await user.click(question.getByRole('button', { name: '取消' }))
  expect(sent.map(({ line }) => line)).not.toContain('DELETE /api/admin/sessions')

  await user.click(dialog.getByRole('button', { name: '结束其他登录' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText('其他登录已全部退出')).toBeVisible()
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  expect(dialog.getByText('这个账号没有其他登录。')).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('button', { name: '结束其他登录' })).toHaveFocus())
  expect(dialog.getByRole('button', { name: '结束其他登录' })).toHaveAttribute('aria-disabled', 'true')
  await expect(other.api('GET /api/admin/session')).rejects.toThrow()
  expect(localStorage.getItem('token')).toBe(session.token)
})

test('S-003 one other sign-in is ended once that was confirmed; each tells its device, address and times', async () => {
  const { user } = await showConsoleAt('about')
  const other = await askAs(demoAdministrator)
  // An hour ago: a session lasts half a day at most.
  const begun = storedMoment(new Date(Date.now() - 3_600_000))
  await backend.transaction(async (stores) => {
    const [latest] = await stores
      .of('session')
      .find({ order: [{ field: 'id', direction: 'desc' }], limit: 1 })
    const values = {
      device: 'Safari · iPhone',
      address: '198.51.100.7',
      createTime: begun,
    }
    await stores.of('session').update(latest!.id, values)
  })
  const dialog = await openSessions(user)
  const list = within(await dialog.findByRole('list', { name: '本账号的登录' }))
  expect(list.getByText('Safari · iPhone')).toBeVisible()
  expect(list.getByText('198.51.100.7')).toBeVisible()
  expect(list.getByText('未知设备')).toBeVisible()

  await user.click(list.getByRole('button', { name: `结束登录：Safari · iPhone，${shownMoment(begun)}` }))
  const question = within(await screen.findByRole('alertdialog', { name: '提示' }))
  expect(question.getByText(/^确定要结束“Safari · iPhone”上的登录吗？/)).toBeVisible()
  await user.click(question.getByRole('button', { name: '确定' }))
  expect(await screen.findByText('登录已结束')).toBeVisible()
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  await expect(other.api('GET /api/admin/session')).rejects.toThrow()
})

test('S-003 ending the current sign-in leaves the console', async () => {
  const { user } = await showConsoleAt('about')
  const dialog = await openSessions(user)
  await user.click(await dialog.findByRole('button', { name: /^结束登录：/ }))
  expect(await screen.findByText(/^确定要结束当前登录吗？您将退出后台/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '确定' }))
  expect(await screen.findByRole('heading', { name: '管理员登录' })).toBeVisible()
  expect(localStorage.getItem('token')).toBeNull()
})

test('S-003 a sign-in that has ended meanwhile says so, and the list is asked for again', async () => {
  const { user } = await showConsoleAt('about')
  const other = await askAs(demoAdministrator)
  const dialog = await openSessions(user)
  const list = within(await dialog.findByRole('list', { name: '本账号的登录' }))
  const here = within(list.getByText('本机').closest('li') as HTMLElement)
  const [button] = list
    .getAllByRole('button', { name: /^结束登录：/ })
    .filter((each) => each !== here.getByRole('button'))
  await other.api('POST /api/admin/logout')
  await user.click(button!)
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText('记录不存在')).toBeVisible()
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
})

test('sign-ins that could not be loaded say so, and are asked for again', async () => {
  const { user } = await showConsoleAt('about')
  behave('network-failure')
  const dialog = await openSessions(user)
  expect(await dialog.findByRole('alert')).toBeVisible()
  behave('normal')
  await user.click(dialog.getByRole('button', { name: '重试' }))
  expect(await dialog.findByText('本机')).toBeVisible()
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('sign-ins of another shape than they are declared are said not to have come; the console stands', async () => {
  const { user } = await showConsoleAt('about')
  meet('GET/api/admin/sessions=wrong-shape,times:1')
  const dialog = await openSessions(user)
  expect(await dialog.findByText('加载登录记录失败')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '重试' }))
  expect(await dialog.findByRole('list', { name: '本账号的登录' })).toBeVisible()
})

test('A-335, A-336 a minute before the logout a notice offers to go on; the press ends it and the session lasts', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] })
  await showConsoleAt('about')
  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000))
  expect(screen.getByRole('alert')).toHaveTextContent(GO_ON)
  sent.length = 0
  act(() => screen.getByRole('button', { name: '继续使用' }).click())
  expect(screen.queryByText(GO_ON)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000))
  expect(sent.map(({ line }) => line)).toContain('GET /api/admin/session')
  expect(screen.getByRole('heading', { name: '关于我们', level: 1 })).toBeVisible()
  vi.useRealTimers()
})

test('A-333, A-336 any activity ends that notice; without any the logout comes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] })
  await showConsoleAt('about')
  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000))
  sent.length = 0
  act(() => void document.body.dispatchEvent(new Event('keydown', { bubbles: true })))
  expect(screen.queryByText(GO_ON)).toBeNull()
  await answered('GET /api/admin/session')
  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000))
  expect(screen.getByText(GO_ON)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByText(GO_ON)).toBeNull()
  expect(screen.getByRole('heading', { name: '管理员登录' })).toBeVisible()
  vi.useRealTimers()
})
