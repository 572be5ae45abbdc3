import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { REFRESH_MS } from '#app/admin/shell/use-waiting.ts'
import { tellWrite } from '#app/admin/writes.ts'
import { behave, rowOf, sent, showConsole, showConsoleAt, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

test('A-032, A-033 choosing an entry shows its panel under its title', async () => {
  const { user } = await showConsoleAt('dashboard')
  await user.click(within(menu()).getByRole('button', { name: '页面配置' }))
  expect(await screen.findByRole('heading', { name: '页面配置', level: 1 })).toBeVisible()
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
})

test('A-064, A-094…A-098 parents open their group and ask to choose a sub menu', async () => {
  const { user } = await showConsoleAt('dashboard')
  for (const parent of [
    '政府数据案例',
    '数据标注案例',
    '地图测绘案例',
    '产教融合案例',
    '联系管理',
    '关于我们',
  ]) {
    await user.click(within(menu()).getByRole('button', { name: parent }))
    expect(await screen.findByRole('heading', { name: parent, level: 1 })).toBeVisible()
    expect(screen.getByText('请选择子菜单')).toBeVisible()
  }
  expect(within(menu()).getByRole('button', { name: '访客留言' })).toBeVisible()
})

test('A-037…A-049 choosing an entry again reloads its data', async () => {
  const { user } = await showConsoleAt('banner')
  await rowOf('把街道读成数据')
  await user.click(within(menu()).getByRole('button', { name: '轮播图管理' }))
  await rowOf('把街道读成数据')
  expect(sent.filter(({ line }) => line === 'GET /api/banner/admin/list')).toHaveLength(2)
})

test('A-050 nothing but the login screen is loaded while nobody is signed in', () => {
  showConsole()
  expect(sent).toEqual([])
})

test('A-101…A-107 the dashboard: seven counts, system information, recent activities, quick actions', async () => {
  const { user } = await showConsoleAt('dashboard')
  const content = within(screen.getByRole('main'))
  expect(await content.findByRole('button', { name: /留言48/ })).toBeVisible()
  for (const label of ['轮播图', '服务', '案例', '留言', '基地', '资讯', '合作企业'])
    expect(content.getByRole('button', { name: new RegExp(`^${label}\\d+$`) })).toBeVisible()
  const system = screen.getByRole('region', { name: '系统信息' })
  expect(system).toHaveTextContent('v1.0.0')
  expect(system).toHaveTextContent(/最后更新\d{4}-\d{2}-\d{2}/)
  expect(system).toHaveTextContent('服务器状态正常')
  expect(system).toHaveTextContent('数据库状态正常')
  expect(await screen.findByRole('region', { name: '最近动态' })).toHaveTextContent('demo 登录')
  await user.click(
    within(screen.getByRole('group', { name: '快捷操作' })).getByRole('button', { name: '访客留言' }),
  )
  expect(await screen.findByRole('heading', { name: '访客留言', level: 1 })).toBeVisible()
})

test('A-104, A-105, A-600 counts that cannot be loaded: 加载统计数据失败, and the database tag says so', async () => {
  behave('every-load-fails')
  await showConsoleAt('dashboard')
  expect(await screen.findByText('加载统计数据失败')).toBeVisible()
  expect(screen.getByRole('region', { name: '系统信息' })).toHaveTextContent('数据库状态异常')
  expect(screen.getByRole('region', { name: '系统信息' })).toHaveTextContent('服务器状态正常')
})

test('the menu is searched by titles, those of children too; Esc clears, Enter opens the first', async () => {
  const { user } = await showConsoleAt('dashboard')
  const search = within(menu()).getByRole('searchbox', { name: '搜索菜单' })
  await user.type(search, '荣誉')
  const entries = () =>
    within(menu())
      .getAllByRole('navigation')
      .flatMap((group) => within(group).getAllByRole('button'))
      .map((entry) => entry.textContent)
  expect(entries()).toEqual(['关于我们', '企业荣誉'])
  await user.keyboard('没有这样的')
  expect(within(menu()).getByText('没有符合的菜单')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(search).toHaveValue('')
  expect(entries()).toContain('轮播图管理')
  await user.keyboard('自动驾驶{Enter}')
  expect(await screen.findByRole('heading', { name: '自动驾驶', level: 1 })).toBeVisible()
  expect(search).toHaveValue('')
})

test('the menu stays folded as it was left, for whoever left it so', async () => {
  const { user } = await showConsoleAt('dashboard')
  await user.click(within(menu()).getByRole('button', { name: '服务' }))
  expect(within(menu()).queryByRole('button', { name: '服务列表' })).toBeNull()
  screen.getByRole('button', { name: '产教融合案例' }).focus()
  await user.keyboard('{ArrowRight}')
  cleanup()
  showConsole()
  expect(within(menu()).getByRole('button', { name: '服务' })).toHaveAttribute('aria-expanded', 'false')
  expect(within(menu()).getByRole('button', { name: '深圳合作院校' })).toBeVisible()
  // What leads to a folded entry unfolds it.
  await user.click(
    within(screen.getByRole('group', { name: '快捷操作' })).getByRole('button', { name: '服务列表' }),
  )
  expect(within(menu()).getByRole('button', { name: '服务列表' })).toHaveAttribute('aria-current', 'page')
  expect(localStorage.getItem('menu:demo')).toContain('case-industry')
})

test('new messages and pending applications are told at their entries, until the messages are read', async () => {
  const message = {
    name: '新访客',
    phone: '13800000001',
    email: 'new@example.com',
    subject: '合作',
    message: '想了解标注',
  }
  const { user, ask } = await showConsoleAt('dashboard')
  const { total } = await ask('GET /api/application/admin/list', { query: { page: 1, size: 1, status: 0 } })
  const parent = within(menu()).getByRole('button', { name: '联系管理' })
  await waitFor(() => expect(parent).toHaveAccessibleDescription(`${total} 份待处理简历`))
  await ask('POST /api/contact/add', { body: message })
  cleanup()
  showConsole()
  await waitFor(() =>
    expect(within(menu()).getByRole('button', { name: '联系管理' })).toHaveAccessibleDescription(
      `1 条新留言，${total} 份待处理简历`,
    ),
  )
  await user.click(within(menu()).getByRole('button', { name: '联系管理' }))
  const contact = within(menu()).getByRole('button', { name: '访客留言' })
  expect(contact).toHaveAccessibleDescription('1 条新留言')
  await user.click(contact)
  await waitFor(() => expect(contact).not.toHaveAccessibleDescription())
  await user.click(within(menu()).getByRole('button', { name: '仪表盘' }))
  await screen.findByRole('heading', { name: '仪表盘', level: 1 })
  expect(contact).not.toHaveAccessibleDescription()
})

test('what waits is asked for again every few minutes and after a write; when that fails nothing is said', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await showConsoleAt('about')
  const asked = () => sent.filter(({ line }) => line === 'GET /api/application/admin/list').length
  await waitFor(() => expect(asked()).toBe(1))
  behave('every-load-fails')
  await act(() => vi.advanceTimersByTimeAsync(REFRESH_MS))
  await waitFor(() => expect(asked()).toBe(2))
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => tellWrite('POST /api/contact/delete/{id}'))
  act(() => tellWrite('POST /api/banner/add'))
  await waitFor(() => expect(asked()).toBe(3))
  vi.useRealTimers()
})

test('theme, account and logout have names that are spoken and shown', async () => {
  await showConsoleAt('about')
  const header = within(screen.getByRole('banner'))
  for (const name of [/^显示模式：/, '账号：演示管理员', '退出登录']) {
    const button = header.getByRole('button', { name })
    expect(button).toHaveAttribute('title', button.getAttribute('aria-label'))
  }
})

function menu() {
  return screen.getByRole('navigation', { name: '主菜单' })
}
