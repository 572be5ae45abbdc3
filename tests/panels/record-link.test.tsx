import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { backend, sent, showConsoleAt, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

const titleOf = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^标题/ })

test('X-85 a link to a record opens its panel and the record; closed, the link leads to the panel again', async () => {
  const { user, api } = await showConsoleAt('dashboard')
  const [, second] = await api('GET /api/news')
  window.location.hash = `#news/${second!.id}`
  expect(await screen.findByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible()
  expect(await titleOf()).toHaveValue(second!.title)
  expect(window.location.hash).toBe(`#news/${second!.id}`)
  await user.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(window.location.hash).toBe('#news'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('X-85 the record that is opened stands in the address, beside how the table is looked at', async () => {
  window.location.hash = '#news?size=20'
  const { user, api } = await showConsoleAt('dashboard')
  const [first] = await api('GET /api/news')
  const row = (await screen.findByRole('rowheader', { name: first!.title })).closest<HTMLElement>(
    '[role=row]',
  )!
  await user.click(within(row).getByRole('button', { name: '编辑' }))
  expect(await titleOf()).toHaveValue(first!.title)
  await waitFor(() => expect(window.location.hash).toBe(`#news/${first!.id}?size=20`))
})

test('X-85 a link to a message that stands on a later page opens the message', async () => {
  const { api } = await showConsoleAt('dashboard')
  const { records } = await api('GET /api/contact/admin/list', { query: { page: 2, size: 10 } })
  const later = records.at(-1)!
  window.location.hash = `#contact/${later.id}`
  const dialog = within(await screen.findByRole('dialog', { name: '留言详情' }))
  expect(dialog.getByText(later.message)).toBeVisible()
  expect(window.location.hash).toBe(`#contact/${later.id}`)
})

test('X-85 a link to a record in a tab opens the tab and the record', async () => {
  const { api } = await showConsoleAt('dashboard')
  const [first] = await api('GET /api/map-surveying-applications/')
  window.location.hash = `#service-map/${first!.id}?tab=applications`
  expect(await screen.findByRole('textbox', { name: /^应用名称/ })).toHaveValue(first!.title)
})

test('X-85 a link to a record that is gone says so, and shows the panel', async () => {
  window.location.hash = '#partner/99999'
  await showConsoleAt('dashboard')
  expect(await screen.findByText('链接中的记录不存在，可能已被删除')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '合作企业' })).toBeVisible()
  expect(window.location.hash).toBe('#partner')
})

test('X-85 a link to an old entry of the journal asks for that one, not for the newest thousand', async () => {
  const { api } = await showConsoleAt('dashboard')
  const { records } = await api('GET /api/admin/audit?action=&accountId=&typeName=', {
    query: { page: 2, size: 10 },
  })
  const later = records.at(-1)!
  window.location.hash = `#audit/${later.id}`
  const dialog = within(await screen.findByRole('dialog', { name: '操作记录详情' }))
  expect(dialog.getByText(later.address)).toBeVisible()
  // The dashboard's and the panel's own.
  expect(sent.filter(({ line }) => line === 'GET /api/admin/audit')).toHaveLength(2)
})

test('X-85 a link to a message beyond the newest thousand says so, and leads to the search', async () => {
  await backend.transaction(async (stores) => {
    const messages = stores.of('contact-message')
    const [first] = await messages.find({ limit: 1 })
    const { id: _id, ...like } = first!
    for (let count = 0; count < 1000; count += 1) await messages.create(like)
  })
  window.location.hash = '#contact/1'
  const { user } = await showConsoleAt('dashboard')
  expect(await screen.findByText('该记录不在最近 1000 条内')).toBeVisible()
  expect(screen.getByText('请按关键词或日期查找后打开。')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '去搜索' }))
  expect(within(screen.getByRole('main')).getByRole('searchbox')).toHaveFocus()
  expect(window.location.hash).toBe('#contact')
})

test('X-85 a link to a person who is not among the newest opens nothing', async () => {
  await backend.transaction(async (stores) => {
    for (const { id } of await stores.of('application').find({})) await stores.of('application').remove(id)
  })
  window.location.hash = '#application/1'
  await showConsoleAt('dashboard')
  expect(await screen.findByText('链接中的记录不存在，可能已被删除')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})
