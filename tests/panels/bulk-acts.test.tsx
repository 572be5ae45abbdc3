import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { versionOf } from '#contract/engine/version.ts'
import { backend, rowOf, sent, showPanel, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

const BATCH = 'POST /api/banner/batch'

test('X-79, X-82, X-88 the chosen records are switched together, in one call with the version of each', async () => {
  const { user, api } = await showPanel('banner')
  const [first, second] = await api('GET /api/banner/admin/list')
  await choose(user, first!.title)
  await choose(user, second!.title)
  await user.click(bar().getByRole('button', { name: '批量禁用' }))
  expect(await screen.findByText('状态更新成功')).toBeVisible()
  expect(sent.filter(({ line }) => line === BATCH).map(({ body }) => body)).toEqual([
    {
      act: 'disable',
      ids: [first!.id, second!.id],
      versions: [versionOf(first!), versionOf(second!)],
    },
  ])
  const now = await api('GET /api/banner/admin/list')
  expect(now.slice(0, 2).map(({ status }) => status)).toEqual([0, 0])
  // What was done is chosen no longer.
  await waitFor(() => expect(screen.queryByRole('group', { name: '批量操作' })).toBeNull())
})

test('A-345, X-82 deleting several asks with their number first; 取消 does nothing and keeps the choice', async () => {
  const { user, api } = await showPanel('banner')
  const banners = await api('GET /api/banner/admin/list')
  await rowOf(banners[0]!.title)
  await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }))
  await user.click(bar().getByRole('button', { name: '批量删除' }))
  expect(await screen.findByText(`确定要删除选中的 ${banners.length} 条记录吗？`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(sent.map(({ line }) => line)).not.toContain(BATCH)
  expect(screen.getByRole('checkbox', { name: '选择本页全部' })).toBeChecked()

  await user.click(bar().getByRole('button', { name: '批量删除' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText('还没有轮播图')).toBeVisible()
  expect(await api('GET /api/banner/admin/list')).toEqual([])
})

test('X-82 deleting several names the first five of them', async () => {
  const { user, api } = await showPanel('core-member')
  const names = (await api('GET /api/core-member/all')).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(5)
  await rowOf(names[0]!)
  await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }))
  await user.click(bar().getByRole('button', { name: '批量删除' }))
  const list = within(await screen.findByRole('list', { name: '将删除的记录' }))
  const told = list.getAllByRole('listitem').map((item) => item.textContent)
  expect(told).toEqual([...names.slice(0, 5), `等，共 ${names.length} 条`])
})

test('X-82 what one of many refuses is told by its name; nothing was done and the others stay chosen', async () => {
  const { user, api } = await showPanel('banner')
  const [first, second, third] = await api('GET /api/banner/admin/list')
  for (const { title } of [first!, second!, third!]) await choose(user, title)
  // A colleague deletes one of them meanwhile.
  await backend.transaction((stores) => stores.of('banner').remove(second!.id))
  await user.click(bar().getByRole('button', { name: '批量删除' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText(`${second!.title}：记录不存在`)).toBeVisible()
  expect(screen.getByText(/没有改动任何记录，因为/)).toBeVisible()
  expect((await api('GET /api/banner/admin/list')).map(({ id }) => id)).toContain(first!.id)
  expect(bar().getByText('已选择 2 条')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: `选择：${first!.title}` })).toBeChecked()
})

test('X-79, X-82 what a colleague changed meanwhile is not deleted unseen: it is named and loaded, and may then be', async () => {
  const { user, api } = await showPanel('banner')
  const [first, second] = await api('GET /api/banner/admin/list')
  await choose(user, first!.title)
  await choose(user, second!.title)
  await api('POST /api/banner/update', { body: { id: second!.id, title: '同事改过的标题' } })
  await user.click(bar().getByRole('button', { name: '批量删除' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText(`${second!.title}：该记录已被他人修改，请刷新后重试`)).toBeVisible()
  expect(screen.getByText('列表已重新加载，请核对后再操作。')).toBeVisible()
  expect((await api('GET /api/banner/admin/list')).map(({ id }) => id)).toContain(first!.id)
  await rowOf('同事改过的标题')
  expect(bar().getByText('已选择 2 条')).toBeVisible()

  await user.click(bar().getByRole('button', { name: '批量删除' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText('删除成功')).toBeVisible()
  const left = (await api('GET /api/banner/admin/list')).map(({ id }) => id)
  expect(left).not.toContain(first!.id)
  expect(left).not.toContain(second!.id)
})

test('X-99 chosen records are switched over a colleague’s new title of one, which stays', async () => {
  const { user, api } = await showPanel('banner')
  const [first, second] = await api('GET /api/banner/admin/list')
  await choose(user, first!.title)
  await choose(user, second!.title)
  await api('POST /api/banner/update', { body: { id: second!.id, title: '同事改过的标题' } })
  await user.click(bar().getByRole('button', { name: '批量禁用' }))
  expect(await screen.findByText('状态更新成功')).toBeVisible()
  const now = await api('GET /api/banner/admin/list')
  expect(now.slice(0, 2).map(({ status }) => status)).toEqual([0, 0])
  expect(now[1]!.title).toBe('同事改过的标题')
})

test('X-79, X-99 a bulk act is refused where a colleague has switched one of the records the other way', async () => {
  const { user, api } = await showPanel('banner')
  const [first, second] = await api('GET /api/banner/admin/list')
  await choose(user, first!.title)
  await choose(user, second!.title)
  await api('POST /api/banner/update', { body: { id: second!.id, status: 0 } })
  await user.click(bar().getByRole('button', { name: '批量启用' }))
  expect(await screen.findByText(`${second!.title}：该记录已被他人修改，请刷新后重试`)).toBeVisible()
  expect((await api('GET /api/banner/admin/list'))[1]!.status).toBe(0)
})

test('X-99 in a list that the server pages, records are marked over a colleague’s same mark of one', async () => {
  const { user, api } = await showPanel('application')
  const { records } = await api('GET /api/application/admin/list', { query: { page: 1, size: 10 } })
  const [first] = records.filter(({ status }) => status === 0)
  await screen.findAllByRole('rowheader')
  await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }))
  await api('POST /api/application/{id}/status?status=', { id: first!.id, query: { status: 1 } })
  await user.click(bar().getByRole('button', { name: '批量标为已处理' }))
  expect(await screen.findByText('状态更新成功')).toBeVisible()
  const { records: now } = await api('GET /api/application/admin/list', { query: { page: 1, size: 10 } })
  expect(now.map(({ status }) => status)).toEqual(now.map(() => 1))
})

test('X-82 records without a flag are deleted together, and a page without records goes back to one that has some', async () => {
  const { user, api } = await showPanel('contact')
  const { total } = await api('GET /api/contact/admin/list', { query: { page: 1, size: 1 } })
  const last = Math.ceil(total / 10)
  await user.click(await screen.findByRole('button', { name: `第 ${last} 页` }))
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(total % 10 || 10))
  await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }))
  expect(bar().queryByRole('button', { name: /启用|标为/ })).toBeNull()
  await user.click(bar().getByRole('button', { name: '批量删除' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `第 ${last - 1} 页` })).toHaveAttribute('aria-current', 'page'),
  )
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(10))
})

test('A choice does not follow to another page, where nobody sees what is chosen', async () => {
  const { user } = await showPanel('contact')
  await screen.findAllByRole('rowheader')
  await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }))
  await user.click(screen.getByRole('button', { name: '下一页' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: '批量操作' })).toBeNull())
  await user.click(screen.getByRole('button', { name: '上一页' }))
  await waitFor(() => expect(screen.getByRole('button', { name: '第 1 页' })).toHaveAttribute('aria-current'))
  expect(screen.getByRole('checkbox', { name: '选择本页全部' })).not.toBeChecked()
})

async function choose(user: Awaited<ReturnType<typeof showPanel>>['user'], title: string) {
  await rowOf(title)
  await user.click(screen.getByRole('checkbox', { name: `选择：${title}` }))
}

function bar() {
  return within(screen.getByRole('group', { name: '批量操作' }))
}
