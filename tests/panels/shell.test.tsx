import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { behave, rowOf, sent, showConsole, showConsoleAt, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

test('A-007, A-018, A-032, A-033 choosing an entry shows its panel under its title', async () => {
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

test('A-051, X-65 choosing an entry again reloads its data, also where the specification does not name it', async () => {
  const { user } = await showConsoleAt('banner')
  await rowOf('把街道读成数据')
  await user.click(within(menu()).getByRole('button', { name: '轮播图管理' }))
  await rowOf('把街道读成数据')
  expect(sent.filter(({ line }) => line === 'GET /api/banner/admin/list')).toHaveLength(2)
})

test.each([
  ['A-038', 'news', '新闻资讯', 'GET /api/news'],
  ['A-039', 'annotation-platform', '标注平台', 'GET /api/label'],
  ['A-041', 'service-data', '数据标注', 'GET /api/data-annotation'],
  ['A-042', 'page-config', '页面配置', 'GET /api/page-config/admin/list'],
  ['A-043', 'core-member', '核心成员', 'GET /api/core-member/all'],
  ['A-044', 'enterprise-honors', '企业荣誉', 'GET /api/enterprise-honors/'],
  ['A-045', 'software-copyright', '软件著作权', 'GET /api/software-copyright/'],
  ['A-046', 'qualification-certification', '资质认证', 'GET /api/qualification-certification/'],
  ['A-047', 'leadership-care', '领导关怀', 'GET /api/leadership-care'],
  ['A-048', 'wechat-qr-config', '微信二维码', 'GET /api/wechat-qr-config/'],
  ['A-049', 'about-content', '公司信息', 'GET /api/about'],
] as const)('%s choosing %s again reloads it', async (_line, panel, title, line) => {
  const { user } = await showConsoleAt(panel)
  const loads = () => sent.filter((call) => call.line === line).length
  await waitFor(() => expect(loads()).toBe(1))
  await user.click(within(menu()).getByRole('button', { name: title }))
  await waitFor(() => expect(loads()).toBe(2))
})

test('X-85 an address of no panel says so above the panel that is shown, until another one is chosen', async () => {
  window.location.hash = '#nosuch'
  const { user } = await showConsoleAt('banner')
  const alert = () => within(screen.getByRole('main')).queryByRole('alert')
  expect(alert()).toHaveTextContent('没有名为“nosuch”的面板，请从菜单中选择。')
  expect(screen.getByRole('heading', { name: '轮播图管理', level: 1 })).toBeVisible()
  await user.click(within(menu()).getByRole('button', { name: '页面配置' }))
  expect(alert()).toBeNull()
})

test('X-85 an address of no panel, written while one is open, leaves that one open and says so', async () => {
  await showConsoleAt('banner')
  const oldURL = window.location.href
  window.history.replaceState(null, '', `#${encodeURIComponent('没有的')}/3`)
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL })))
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent('没有名为“没有的”的面板')
  expect(window.location.href).toBe(oldURL)
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
  // It comes with the recent activities, and they may come after the counts.
  await waitFor(() => expect(system).toHaveTextContent(/最后更新\d{4}-\d{2}-\d{2}/))
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

test('the header’s icons have a name for screen readers and for the pointer', async () => {
  await showConsoleAt('about')
  for (const name of [/^显示模式：/, /^账号：/, /^退出登录$/]) {
    const button = screen.getByRole('button', { name })
    expect(button).toHaveAttribute('title', button.getAttribute('aria-label'))
  }
})

function menu() {
  return screen.getByRole('navigation', { name: '主菜单' })
}
