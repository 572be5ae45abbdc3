import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { behave, sent, showConsoleAt, showPanel, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

const LIST = 'GET /api/admin/audit'

test('X-42, X-82 the journal tells who did what, newest first, ten entries a page', async () => {
  const { ask } = await showPanel('audit')
  const { records, total } = await ask(LIST, { query: { page: 1, size: 1 } })
  const [first] = await screen.findAllByRole('rowheader')
  expect(within(first!.closest('[role="row"]') as HTMLElement).getByText('登录')).toBeVisible()
  expect(first).toHaveTextContent(records[0]!.username)
  expect(screen.getAllByRole('rowheader')).toHaveLength(10)
  expect(screen.getByText(`共 ${total} 条操作记录`)).toBeVisible()
  expect(screen.getByRole('columnheader', { name: '时间' })).toHaveAttribute('aria-sort', 'descending')
})

test('the journal is never changed: nothing to choose, nothing to press in a row', async () => {
  await showPanel('audit')
  await screen.findAllByRole('rowheader')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /删除|编辑|查看|新增/ })).toBeNull()
})

test('X-33 the server searches the journal', async () => {
  const { user, ask } = await showPanel('audit')
  const { total } = await ask(LIST, { query: { keyword: '合作企业' } })
  await screen.findAllByRole('rowheader')
  await user.type(screen.getByRole('searchbox'), '合作企业')
  await waitFor(() => expect(screen.getByText(`找到 ${total} 条操作记录`)).toBeVisible())
  expect(sent.filter(({ line }) => line === LIST)).toHaveLength(2)
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
