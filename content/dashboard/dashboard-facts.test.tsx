import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  backend,
  behave,
  sent,
  showConsole,
  showConsoleAt,
  withConsoleApi,
} from '#tests/panels/console-fixture.tsx'

withConsoleApi()

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const menu = () => within(screen.getByRole('navigation', { name: '主菜单' }))

test('A-014, A-101, A-442 the seven counts are those of the call, each at its own card', async () => {
  const { api } = await showConsoleAt('dashboard')
  const counts = await api('GET /api/stats/dashboard')
  const cards = {
    轮播图: counts.bannerCount,
    服务: counts.serviceCount,
    案例: counts.caseCount,
    留言: counts.contactCount,
    基地: counts.baseCount,
    资讯: counts.newsCount,
    合作企业: counts.partnerCount,
  }
  for (const [label, count] of Object.entries(cards))
    expect(await screen.findByRole('button', { name: `${label}${count}` })).toBeVisible()
})

test('A-015, A-106 recent activities and messages are the last real ones, no samples', async () => {
  const { api } = await showConsoleAt('dashboard')
  await api('POST /api/contact/add', {
    body: { name: '周到', phone: '13800000001', email: 'a@example.com', subject: '看样品', message: '您好' },
  })
  await api('POST /api/banner/add', { body: { title: '刚加的轮播图', imageUrl: '/upload/x.webp' } })
  cleanup()
  showConsole()
  expect(await (await region('最近动态')).findByText(/刚加的轮播图/)).toBeVisible()
  const message = await (await region('最近留言')).findByRole('link', { name: '看样品' })
  expect(message.getAttribute('href')).toMatch(/^#contact\/\d+$/)
  const { records } = await api('GET /api/admin/audit?action=&accountId=&typeName=', {
    query: { page: 1, size: 8 },
  })
  expect((await region('最近动态')).getAllByRole('listitem')).toHaveLength(records.length)
})

test('X-42 an act that is named with what it was done to tells the kind of record in brackets', async () => {
  const { api } = await showConsoleAt('dashboard')
  const { records } = await api('GET /api/application/admin/list', { query: { page: 1, size: 1 } })
  await api('GET /api/application/{id}?reason=', { id: records[0]!.id, query: { reason: '背景核实' } })
  cleanup()
  showConsole()
  expect(await (await region('最近动态')).findByText(/查看完整信息（应聘简历）“背景核实”/)).toBeVisible()
})

test('A-102, A-654 the system information names version v1.0.0', async () => {
  await showConsoleAt('dashboard')
  expect(await screen.findByRole('region', { name: '系统信息' })).toHaveTextContent('系统版本v1.0.0')
})

test('A-103 the last update is the day of the last change; signing in is none', async () => {
  const { api } = await showConsoleAt('dashboard')
  const { records } = await api('GET /api/admin/audit?action=&accountId=&typeName=', {
    query: { page: 1, size: 100 },
  })
  expect(records[0]!.action).toBe('signIn')
  const change = records.find(({ action }) => ['create', 'update', 'remove', 'order'].includes(action))
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '系统信息' })).toHaveTextContent(
      `最后更新${String(change!.createTime).slice(0, 10)}`,
    ),
  )
})

test('A-103 where the newest hundred entries change nothing, the last update was before the oldest of them', async () => {
  await backend.transaction(async (stores) => {
    const [known] = await stores.of('audit').find({ limit: 1 })
    const { id: _, ...entry } = known!
    for (let count = 0; count < 100; count += 1)
      await stores.of('audit').create({ ...entry, action: 'signIn', createTime: '2099-05-01T04:00:00.000Z' })
  })
  await showConsoleAt('dashboard')
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '系统信息' })).toHaveTextContent('最后更新早于 2099-05-01'),
  )
})

test('A-104, A-105 without the network neither server nor database is called 正常', async () => {
  behave('network-failure')
  await showConsoleAt('dashboard')
  const system = await screen.findByRole('region', { name: '系统信息' })
  await waitFor(() => expect(system).toHaveTextContent('服务器状态异常'))
  expect(system).toHaveTextContent('数据库状态异常')
})

test('A-107, A-108 the quick actions open banners, services, news and messages', async () => {
  const { user } = await showConsoleAt('dashboard')
  for (const title of ['轮播图管理', '服务列表', '新闻资讯', '访客留言']) {
    const actions = within(await screen.findByRole('group', { name: '快捷操作' }))
    await user.click(actions.getByRole('button', { name: title }))
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toHaveFocus()
    await user.click(menu().getByRole('button', { name: '仪表盘' }))
  }
})

test('A-037, A-052 choosing the dashboard again loads its counts again', async () => {
  const { user } = await showConsoleAt('dashboard')
  const asked = () => sent.filter(({ line }) => line === 'GET /api/stats/dashboard').length
  await waitFor(() => expect(asked()).toBe(1))
  await user.click(menu().getByRole('button', { name: '仪表盘' }))
  await waitFor(() => expect(asked()).toBe(2))
})

test.each([
  ['backup-failed', /定期备份失败.*磁盘空间不足/],
  ['backup-overdue', /定期备份逾期/],
  ['backup-drill-failed', /恢复演练未通过.*应有 12 行/],
] as const)('S-008 %s is an alert to anyone who signs in, with the reason', async (scenario, sentence) => {
  behave(scenario)
  await showConsoleAt('dashboard')
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByRole('alert')).toHaveTextContent('最近一次备份')
})

test('S-008 a good backup is a line with its time, size and drill; without a schedule there is none', async () => {
  behave('backup-good')
  await showConsoleAt('dashboard')
  const facts = await screen.findByRole('region', { name: '系统信息' })
  await waitFor(() =>
    expect(facts).toHaveTextContent(/最近备份\d{4}-\d\d-\d\d \d\d:\d\d:\d\d，46\.3 MB恢复演练恢复演练通过/),
  )
  expect(screen.queryByRole('alert')).toBeNull()
  cleanup()
  behave('normal')
  showConsole()
  await waitFor(() => expect(screen.getByRole('region', { name: '系统信息' })).not.toHaveTextContent('备份'))
})
