import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readAddress } from '#app/admin/address/address.ts'
import { demoAdministrator } from '#mocks/accounts.ts'
import {
  askAs,
  behave,
  meet,
  sent,
  showConsoleAt,
  showPanel,
  withConsoleApi,
} from '#tests/panels/console-fixture.tsx'
import { exportAs, savedFiles } from '#tests/panels/saved-files.ts'

withConsoleApi()

const LIST = 'GET /api/admin/audit?action=&accountId=&typeName='
const SENT = 'GET /api/admin/audit'

test('X-42, X-82 the journal tells who did what, newest first, ten entries a page', async () => {
  const { api } = await showPanel('audit')
  const { records, total } = await api(LIST, { query: { page: 1, size: 1 } })
  const [first] = await screen.findAllByRole('rowheader')
  expect(within(first!.closest('[role="row"]') as HTMLElement).getByText('登录')).toBeVisible()
  expect(first).toHaveTextContent(records[0]!.username)
  expect(screen.getAllByRole('rowheader')).toHaveLength(10)
  expect(screen.getByText(`共 ${total} 条操作记录`)).toBeVisible()
  expect(screen.getByRole('columnheader', { name: '时间' })).toHaveAttribute('aria-sort', 'descending')
})

test('the journal is never changed: nothing to choose, and a row is only read', async () => {
  await showPanel('audit')
  await screen.findAllByRole('rowheader')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /删除|编辑|新增/ })).toBeNull()
  expect(screen.getAllByRole('button', { name: '查看' })).toHaveLength(10)
})

test('what was changed stands there in the words of the forms, and no heading sorts by it', async () => {
  await showPanel('audit')
  await screen.findAllByRole('rowheader')
  expect(screen.getByText('发布时间')).toBeVisible()
  expect(screen.queryByText(/publishTime|sortOrder|status|subtitle/)).toBeNull()
  expect(screen.getByRole('button', { name: '标题' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '修改的字段' })).toBeNull()
})

test('X-33 the server searches the journal', async () => {
  const { user, api } = await showPanel('audit')
  const { total } = await api(LIST, { query: { keyword: '合作企业' } })
  await screen.findAllByRole('rowheader')
  await user.type(screen.getByRole('searchbox'), '合作企业')
  await waitFor(() => expect(screen.getByText(`找到 ${total} 条操作记录`)).toBeVisible())
  expect(sent.filter(({ line }) => line === SENT)).toHaveLength(2)
})

test('X-82 the server narrows the journal by act, by account and by type, and the address keeps it', async () => {
  window.location.hash = '#audit?action=update'
  const { user, api } = await showPanel('audit')
  await screen.findAllByRole('rowheader')
  await choose(user, '类型', '合作企业')
  await user.type(await screen.findByRole('combobox', { name: '管理员账号' }), 'demo')
  await user.click(await screen.findByRole('option', { name: /^demo/ }))
  const query = { action: 'update', typeName: 'partner', accountId: 1 } as const
  const { total } = await api(LIST, { query })
  expect(total).toBeGreaterThan(0)
  expect(await screen.findByText(`找到 ${total} 条操作记录`)).toBeVisible()
  expect(Object.fromEntries(readAddress().look)).toEqual({
    action: 'update',
    typeName: 'partner',
    accountId: '1',
  })
  expect(screen.getByText('已用 3 个条件')).toBeVisible()
})

test('X-82 the file holds what the table is narrowed to', async () => {
  const saved = savedFiles()
  const { user, api } = await showPanel('audit')
  await screen.findAllByRole('rowheader')
  await choose(user, '操作', '修改')
  const { total } = await api(LIST, { query: { action: 'update' } })
  await exportAs(user, '操作记录', '导出 CSV')
  await waitFor(() => expect(saved.names).toHaveLength(1))
  const text = await saved.last().text()
  expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1)
})

test('X-79, X-82 an update is read field by field, by its labels, before and after', async () => {
  const { api } = await askAs(demoAdministrator)
  const [partner] = await api('GET /api/partner/admin/list')
  const { id, name } = partner!
  await api('POST /api/partner/update', { body: { id, name: `${name}（新）`, status: 0 } })
  const { user } = await openLastAct()
  const dialog = within(await screen.findByRole('dialog', { name: '操作记录详情' }))
  expect(dialog.getByText('企业名称、状态')).toBeVisible()
  const status = within(await dialog.findByRole('group', { name: '状态' }))
  expect(status.getByText(/启用/)).toBeVisible()
  expect(status.getByText(/禁用/)).toBeVisible()
  expect(dialog.getByRole('group', { name: '企业名称' })).toHaveTextContent('（新）')
  expect(dialog.queryByRole('group', { name: '排序' })).toBeNull()
  expect(window.location.hash).toMatch(/^#audit\/\d+$/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(window.location.hash).toBe('#audit'))
})

test('X-85 the entry leads to its record, which opens in its panel', async () => {
  const { api } = await askAs(demoAdministrator)
  const [partner] = await api('GET /api/partner/admin/list')
  await api('POST /api/partner/update', { body: { id: partner!.id, sortOrder: 7 } })
  const { user } = await openLastAct()
  const link = await screen.findByRole('link', { name: `第 ${partner!.id} 号，在“合作企业”中打开` })
  expect(link).toHaveAttribute('href', `#partner/${partner!.id}`)
  window.location.hash = link.getAttribute('href')!
  const form = within(await screen.findByRole('dialog', { name: '编辑合作企业' }))
  expect(form.getByRole('textbox', { name: /企业名称/ })).toHaveValue(partner!.name)
  expect(window.location.hash).toBe(`#partner/${partner!.id}`)
  await user.click(form.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(window.location.hash).toBe('#partner'))
})

test('X-85 a record of one of several types opens in its tab', async () => {
  window.location.hash = '#case-soil-submission/1?tab=soil-case'
  const { api } = await showConsoleAt('dashboard')
  const first = (await api('GET /api/soil-case/admin/list')).find(({ id }) => id === 1)
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByDisplayValue(first!.title)).toBeVisible()
  expect(screen.getByRole('tab', { name: /业务案例/, hidden: true })).toHaveAttribute('aria-selected', 'true')
})

test('a removed record is told with what it held, and leads nowhere', async () => {
  const { api } = await askAs(demoAdministrator)
  const [partner] = await api('GET /api/partner/admin/list')
  await api('DELETE /api/partner/{id}', { id: partner!.id })
  await openLastAct()
  expect(await screen.findByText(`第 ${partner!.id} 号（已不存在）`)).toBeVisible()
  expect(screen.getByRole('group', { name: '企业名称' })).toHaveTextContent(
    `删除前［删除：${partner!.name}］`,
  )
})

test('A-485 of people the dialog says which fields changed, and that no value is kept', async () => {
  const { api } = await askAs(demoAdministrator)
  const { records } = await api('GET /api/application/admin/list', { query: { status: 0, size: 1 } })
  await api('POST /api/application/{id}/status?status=', { id: records[0]!.id, query: { status: 1 } })
  await openLastAct()
  const dialog = within(await screen.findByRole('dialog', { name: '操作记录详情' }))
  expect(dialog.getByText('处理状态')).toBeVisible()
  expect(await dialog.findByText(/^涉及个人信息的内容只记录改了哪些字段/)).toBeVisible()
  expect(dialog.queryByRole('group')).toBeNull()
})

test('an act on many records shows the first ten, and the others on demand', async () => {
  const { api } = await askAs(demoAdministrator)
  const ids: number[] = []
  for (let each = 1; each <= 12; each++)
    ids.push((await api('POST /api/partner/add', { body: { name: `企业${each}`, sortOrder: 50 } })).id)
  await api('POST /api/partner/batch', { body: { act: 'disable', ids } })
  const { user } = await openLastAct()
  await user.click(await screen.findByRole('button', { name: '显示其余 2 条记录的变化' }))
  expect(screen.getAllByRole('heading', { name: /^合作企业第 \d+ 号$/ })).toHaveLength(12)
})

test('an entry whose details do not load says so, and they are asked for again', async () => {
  const { user } = await showPanel('audit')
  await screen.findAllByRole('rowheader')
  behave('network-failure')
  await user.click(screen.getAllByRole('button', { name: '查看' })[0]!)
  expect(await screen.findByText('加载操作记录失败')).toBeVisible()
  behave('normal')
  await user.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(screen.queryByText('加载操作记录失败')).toBeNull())
})

test('an entry whose details have another shape is said not to have loaded; its facts stand', async () => {
  const { user } = await showPanel('audit')
  meet('GET/api/admin/audit/{id}=wrong-shape')
  await user.click((await screen.findAllByRole('button', { name: '查看' }))[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: '操作记录详情' }))
  expect(await dialog.findByText('加载操作记录失败')).toBeVisible()
  expect(dialog.getByText('管理员账号')).toBeVisible()
})

test('Enter on a row opens it, and the dialog gives the focus back', async () => {
  const { user } = await showPanel('audit')
  const [first] = await screen.findAllByRole('rowheader')
  ;(first!.closest('[role="row"]') as HTMLElement).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: '操作记录详情' })).toBeVisible()
})

test('a failed load says 加载操作记录失败', async () => {
  behave('every-load-fails')
  await showPanel('audit')
  expect(await screen.findByText('加载操作记录失败')).toBeVisible()
})

test('an empty search of the journal says so', async () => {
  const { user } = await showConsoleAt('audit')
  await screen.findAllByRole('rowheader')
  await user.type(within(screen.getByRole('main')).getByRole('searchbox'), '不会有的词')
  expect(await screen.findByText('没有符合条件的操作记录')).toBeVisible()
})

async function choose(user: UserEvent, label: string, option: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(`全部${label}`) }))
  await user.click(await screen.findByRole('option', { name: option }))
}

/** Shows the journal and opens what was done last before the sign-in that shows it. */
async function openLastAct() {
  const { user } = await showConsoleAt('audit')
  await screen.findAllByRole('rowheader')
  await user.click(screen.getAllByRole('button', { name: '查看' })[1]!)
  return { user }
}
