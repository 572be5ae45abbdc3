import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { api } from '#app/admin/api/api.ts'
import { endSession } from '#app/admin/api/session.ts'
import { backend, behave, sent, showConsole, showConsoleAt, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

const menu = () => within(screen.getByRole('navigation', { name: '主菜单' }))
const search = () => menu().getByRole('searchbox', { name: '搜索菜单' })
/** The titles that show; neither badges nor the button that clears the search are. */
const entries = () =>
  menu()
    .queryAllByRole('button')
    .map((entry) => entry.textContent?.replace(/\d.*$/, ''))
    .filter(Boolean)

test('the menu is searched by title, children among them; Esc shows all of it again', async () => {
  const { user } = await showConsoleAt('dashboard')
  const all = entries()
  // One landmark, whose headings are groups in it.
  expect(menu().queryByRole('navigation')).toBeNull()
  expect(menu().getByRole('group', { name: '服务' })).toBeVisible()
  await user.type(search(), '标注')
  expect(entries()).toEqual([
    '数据标注',
    '标注平台',
    '数据标注案例',
    '大模型',
    '自动驾驶',
    '图像视频',
    '内容相关性',
    '多语言文本',
    '多语言语音',
  ])
  await user.clear(search())
  await user.type(search(), '荣誉')
  expect(entries()).toEqual(['关于我们', '企业荣誉'])
  await user.keyboard('{Escape}')
  expect(search()).toHaveValue('')
  expect(entries()).toEqual(all)
})

test('a search that finds nothing says so', async () => {
  const { user } = await showConsoleAt('dashboard')
  await user.type(search(), '不会有的词')
  expect(menu().getByRole('status')).toHaveTextContent('没有符合的菜单')
  expect(entries()).toEqual([])
})

test('an entry that was found opens its panel, by a press or by Enter, and the search ends', async () => {
  const { user } = await showConsoleAt('dashboard')
  await user.type(search(), 'bpo{Enter}')
  expect(await screen.findByRole('heading', { name: '互联网BPO', level: 1 })).toBeVisible()
  expect(search()).toHaveValue('')
  await user.type(search(), '招聘')
  await user.click(menu().getByRole('button', { name: '招聘管理' }))
  expect(await screen.findByRole('heading', { name: '招聘管理', level: 1 })).toBeVisible()
  expect(menu().getByRole('button', { name: '联系管理' })).toHaveAttribute('aria-expanded', 'true')
})

test('groups stay as the account left them over a reload, and are forgotten with the logout', async () => {
  const { user } = await showConsoleAt('dashboard')
  await user.click(menu().getByRole('button', { name: '关于我们' }))
  await user.click(menu().getByRole('button', { name: '联系管理' }))
  await user.click(menu().getByRole('button', { name: '关于我们' }))
  await user.click(menu().getByRole('button', { name: '仪表盘' }))
  cleanup()
  showConsole()
  expect(menu().getByRole('button', { name: '联系管理' })).toHaveAttribute('aria-expanded', 'true')
  expect(menu().getByRole('button', { name: '关于我们' })).toHaveAttribute('aria-expanded', 'false')
  await user.click(screen.getByRole('button', { name: '退出登录' }))
  expect(await screen.findByRole('heading', { name: '管理员登录' })).toBeVisible()
  expect(localStorage.length).toBe(0)
})

test('badges tell the messages that are new and the applications that are pending', async () => {
  const { user, api } = await showConsoleAt('dashboard')
  const { total } = await api('GET /api/application/admin/list', { query: { page: 1, size: 1, status: 0 } })
  expect(total).toBeGreaterThan(0)
  await screen.findByRole('group', { name: '快捷操作' })
  const group = menu().getByRole('button', { name: '联系管理' })
  await waitFor(() => expect(group).toHaveAccessibleDescription(`${total} 份待处理简历`))

  await api('POST /api/contact/add', { body: message })
  await user.click(menu().getByRole('button', { name: '仪表盘' }))
  await waitFor(() => expect(group).toHaveAccessibleDescription(`1 条新留言，${total} 份待处理简历`))

  await user.click(group)
  const contact = menu().getByRole('button', { name: '访客留言' })
  await waitFor(() => expect(contact).toHaveAccessibleDescription('1 条新留言'))
  expect(menu().getByRole('button', { name: '简历管理' }).querySelector('[data-count]')).toHaveAttribute(
    'data-count',
    String(total),
  )
  await user.click(contact)
  await waitFor(() => expect(contact).not.toHaveAccessibleDescription())
  await user.click(menu().getByRole('button', { name: '仪表盘' }))
  await screen.findByRole('heading', { name: '仪表盘', level: 1 })
  // Five for the menu, and one for each of the three times the dashboard was opened.
  await waitFor(() => expect(counts('application')).toHaveLength(8))
  expect(contact).not.toHaveAccessibleDescription()
})

test('what came last evening is new the next morning, in whichever tab; at first what came in seven days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-10T02:00:00Z') })
  await arrive('2027-03-03T15:59:59.000Z')
  await arrive('2027-03-03T16:00:00.000Z')
  const { user } = await showConsoleAt('dashboard')
  const contact = () => menu().getByRole('button', { name: '访客留言' })
  await user.click(menu().getByRole('button', { name: '联系管理' }))
  await waitFor(() => expect(contact()).toHaveAccessibleDescription('1 条新留言'))
  await user.click(contact())
  await waitFor(() => expect(contact()).not.toHaveAccessibleDescription())

  await user.click(menu().getByRole('button', { name: '仪表盘' }))

  cleanup()
  sessionStorage.clear()
  // What the first console still waits for is answered a day later, and must not end the second one's session.
  endSession()
  await arrive('2027-03-10T12:00:00.000Z')
  vi.setSystemTime(Date.parse('2027-03-11T01:00:00Z'))
  const { user: nextDay } = await showConsoleAt('dashboard')
  await nextDay.click(menu().getByRole('button', { name: '联系管理' }))
  await waitFor(() => expect(contact()).toHaveAccessibleDescription('1 条新留言'))
  vi.useRealTimers()
})

test('after writes the counts are asked for again, at most once a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await showConsoleAt('about')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(counts('application')).toHaveLength(1)
  await act(async () => {
    for (const pageKey of ['cases', 'about'] as const)
      await api('POST /api/page-config/save', { body: { pageKey, configKey: 'subtitle', configValue: '新' } })
  })
  await act(() => vi.advanceTimersByTimeAsync(45_000))
  expect(counts('application')).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(counts('application')).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(counts('application')).toHaveLength(2)
  vi.useRealTimers()
})

test('a count that could not be had is no badge and no notice', async () => {
  behave('every-load-fails')
  await showConsoleAt('about')
  await waitFor(() => expect([...counts('contact'), ...counts('application')]).toHaveLength(2))
  expect(menu().getByRole('button', { name: '联系管理' })).not.toHaveAccessibleDescription()
  expect(screen.queryByRole('alert')).toBeNull()
})

const counts = (of: 'contact' | 'application') =>
  sent.filter(({ line }) => line === `GET /api/${of}/admin/list`)

const arrive = (createTime: string) =>
  backend.transaction((stores) =>
    stores.of('contact-message').create({ ...message, createTime, isSuspect: 0 }),
  )

const message = {
  name: '来访者',
  email: 'visitor@example.com',
  phone: '13800138000',
  subject: '想了解标注',
  message: '请介绍一下数据标注服务。',
}
