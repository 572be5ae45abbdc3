import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayFromToday } from './days.ts'
import { backend, behave, isAsking, showConsoleAt, withConsoleApi } from '#tests/panels/console-fixture.tsx'

withConsoleApi()

const waiting = async () => within(await screen.findByRole('region', { name: '待办事项' }))

async function keepCertificates(...days: readonly (string | null)[]) {
  await backend.transaction(async (stores) => {
    const store = stores.of('qualification-certification')
    for (const { id } of await store.find()) await store.remove(id)
    for (const expiryDate of days)
      await store.create({ title: '证书', category: '资质', expiryDate, status: 1 })
  })
}

test('A-107 pending applications lead to their panel, narrowed to them', async () => {
  const { user, api } = await showConsoleAt('dashboard')
  const { total } = await api('GET /api/application/admin/list', { query: { status: 0, size: 1 } })
  const link = await (await waiting()).findByRole('link', { name: `待处理简历 ${total}` })
  expect(link).toHaveAttribute('href', '#application?status=0')
  await user.click(link)
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL: window.location.href }))
  expect(await screen.findByRole('heading', { name: '简历管理', level: 1 })).toBeVisible()
  await waitFor(() => expect(screen.getByText(`共 ${total} 条`)).toBeVisible())
})

const messageArrives = () =>
  backend.transaction((stores) =>
    stores.of('contact-message').create({
      name: '钱多多',
      email: 'q@example.com',
      phone: '13800138000',
      subject: '合作',
      message: '您好',
      createTime: new Date().toISOString(),
    }),
  )

test('A-107 who never looked is told of the messages of seven days, and led to the days they are of', async () => {
  await messageArrives()
  const { api } = await showConsoleAt('dashboard')
  const from = dayFromToday(-6)
  const { total } = await api('GET /api/contact/admin/list', { query: { from, size: 1 } })
  expect(total).toBeGreaterThan(0)
  const link = await (await waiting()).findByRole('link', { name: `近 7 天新留言 ${total}` })
  expect(link).toHaveAttribute('href', `#contact?from=${from}`)
})

test('A-107 after a visit only the messages that came since are counted', async () => {
  await messageArrives()
  const { user } = await showConsoleAt('contact')
  await screen.findByRole('button', { name: '仪表盘' })
  await waitFor(() => expect(isAsking()).toBe(false))
  await messageArrives()
  await user.click(screen.getByRole('button', { name: '仪表盘' }))
  expect(await (await waiting()).findByRole('link', { name: '上次查看后的新留言 1' })).toBeVisible()
})

test('A-107 all new messages can be marked as seen, in the menu too, and stay so', async () => {
  await messageArrives()
  const { user } = await showConsoleAt('dashboard')
  await user.click(await (await waiting()).findByRole('button', { name: '新留言全部标为已看' }))
  const link = (await waiting()).getByRole('link', { name: '上次查看后的新留言 0' })
  expect(link).toHaveFocus()
  const menu = within(screen.getByRole('navigation', { name: '主菜单' }))
  await waitFor(() =>
    expect(menu.getByRole('button', { name: '联系管理' })).not.toHaveAccessibleDescription(/新留言/),
  )
  await user.click(menu.getByRole('button', { name: '仪表盘' }))
  expect(await (await waiting()).findByRole('link', { name: '上次查看后的新留言 0' })).toBeVisible()
  expect((await waiting()).queryByRole('button')).toBeNull()
})

test('A-107 certificates that run out within 90 days are counted, those that have run out beside them', async () => {
  await keepCertificates(dayFromToday(0), dayFromToday(90), dayFromToday(91), dayFromToday(-1), null)
  await showConsoleAt('dashboard')
  const link = await (await waiting()).findByRole('link', { name: '90 天内到期的证书 2 另有 1 张已过期' })
  expect(link).toHaveAttribute('href', '#qualification-certification?sort=expiryDate&order=asc')
})

test('A-101 a figure that was never received is a dash, not none', async () => {
  behave('every-load-fails')
  await showConsoleAt('dashboard')
  const matters = await waiting()
  await waitFor(() => expect(matters.getAllByText('未能取得最新数据')).toHaveLength(3))
  expect(matters.getAllByText('—')).toHaveLength(3)
  for (const label of ['轮播图', '服务', '案例', '留言', '基地', '资讯', '合作企业'])
    expect(
      within(screen.getByRole('main')).getByRole('button', { name: new RegExp(`^${label}—$`) }),
    ).toBeVisible()
})

test('X-06 placeholders that visitors see are named with a way to change them, each until it is changed', async () => {
  const title = '网站正在显示示例信息'
  const real = { phone: '0551-65170000', email: 'office@example.cn', icpNumber: '皖ICP备12345678号' }
  const open = async (settings: object) => {
    cleanup()
    const { api } = await showConsoleAt('dashboard')
    await api('POST /api/site-settings', { body: settings })
    cleanup()
    await showConsoleAt('dashboard')
    await waiting()
    await waitFor(() => expect(isAsking()).toBe(false))
  }
  await open({ address: '合肥市长江西路 8 号' })
  const notice = screen.getByText(title).parentElement
  expect(notice).toHaveTextContent(
    /联系电话：0551-00000000联系邮箱：contact@example.comICP备案号：皖ICP备00000000号/,
  )
  expect(notice).not.toHaveTextContent('公司地址')
  expect(screen.getByRole('link', { name: '站点设置' })).toHaveAttribute('href', '#site-settings')
  await open(real)
  expect(screen.queryByText(title)).toBeNull()
})
