import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readAddress } from '#app/admin/address/address.ts'
import { rowOf, showPanel, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

const focusedRow = () => within(document.activeElement as HTMLElement).queryByRole('rowheader')?.textContent

test('after a delete the next row has the focus, after a refused question the button that asked', async () => {
  const { user, api } = await showPanel('banner')
  const [first, second] = await api('GET /api/banner/admin/list')
  const remove = (await rowOf(first!.title)).getByRole('button', { name: '删除' })
  await user.click(remove)
  await user.click(await screen.findByRole('button', { name: '取消' }))
  await waitFor(() => expect(remove).toHaveFocus())
  await user.click(remove)
  await user.click(await screen.findByRole('button', { name: '确定' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: '提示' })).toBeNull())
  await waitFor(() => expect(focusedRow()).toBe(second!.title))
})

test('after a delete in a dialog the next row there has the focus, and not what is behind it', async () => {
  const { user, api } = await showPanel('service-government')
  const module = (await api('GET /api/government-service/admin/modules')).find(
    (one) => one.galleries.length > 1,
  )
  await user.click((await rowOf(module!.title)).getByRole('button', { name: /^管理图片/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const [first] = await dialog.findAllByRole('button', { name: '删除' })
  const next = dialog.getAllByRole('row')[2]!
  await user.click(first!)
  await user.click(await screen.findByRole('button', { name: '确定' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: '提示' })).toBeNull())
  await waitFor(() => expect(next).toHaveFocus())
})

test('by keyboard: Tab to a row, arrows to the next, Enter to edit it, Esc back to the row', async () => {
  const { user, api } = await showPanel('banner')
  const [first, second] = await api('GET /api/banner/admin/list')
  const row = (await rowOf(first!.title)).getByRole('rowheader').closest<HTMLElement>('[role=row]')!
  expect(row).toHaveAttribute('tabindex', '0')
  row.focus()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByRole('textbox', { name: /^标题/ })).toHaveValue(second!.title)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(focusedRow()).toBe(second!.title))
})

test('Enter on a row of messages opens it to be read', async () => {
  const { user, api } = await showPanel('contact')
  const { records } = await api('GET /api/contact/admin/list', { query: { page: 1, size: 1 } })
  await rowOf(records[0]!.name)
  screen.getAllByRole('row')[1]!.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('X-85 search, sort and page of a table sorted in the browser stand in the address and survive a reload', async () => {
  const { user, api } = await showPanel('banner')
  const [banner] = await api('GET /api/banner/admin/list')
  await rowOf(banner!.title)
  await user.click(screen.getByRole('button', { name: '标题' }))
  await user.type(screen.getByRole('searchbox'), banner!.title)
  const look = { keyword: banner!.title, sort: 'title', order: 'asc' }
  await waitFor(() => expect(Object.fromEntries(readAddress().look)).toEqual(look))

  cleanup()
  await showPanel('banner')
  await rowOf(banner!.title)
  expect(screen.getByRole('searchbox')).toHaveValue(banner!.title)
  expect(screen.getByRole('columnheader', { name: '标题' })).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
})

test('a list in a dialog neither reads nor writes the address', async () => {
  const { user, api } = await showPanel('service-government')
  const [module] = await api('GET /api/government-service/admin/modules')
  await rowOf(module!.title)
  await user.type(screen.getByRole('searchbox'), module!.title)
  await waitFor(() => expect(readAddress().look.get('keyword')).toBe(module!.title))
  await user.click(screen.getByRole('button', { name: /^管理图片/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const search = dialog.getByRole('searchbox')
  expect(search).toHaveValue('')
  await user.type(search, '照片')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(readAddress().look.get('keyword')).toBe(module!.title)
})

test('what was just added or copied bears a mark, what was there before does not; disabled rows are muted', async () => {
  const { user, api } = await showPanel('partner')
  const partners = await api('GET /api/partner/admin/list')
  const [partner] = partners
  await user.click((await rowOf(partner!.name)).getByRole('button', { name: '复制' }))
  const name = await screen.findByRole('textbox', { name: /^企业名称/ })
  await user.clear(name)
  await user.type(name, '一家新企业')
  await user.click(screen.getByRole('radio', { name: '禁用' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  const added = await rowOf('一家新企业 新添加')
  expect(added.getByRole('rowheader').closest('[role=row]')).toHaveAttribute('data-muted')
  const row = (await rowOf(partner!.name)).getByRole('rowheader').closest('[role=row]')
  expect(row).not.toHaveAttribute('data-muted')
})

test('X-82 a searched list says in its order dialog that all records stand there', async () => {
  const { user, api } = await showPanel('partner')
  const partners = await api('GET /api/partner/admin/list')
  await rowOf(partners[0]!.name)
  await user.click(screen.getByRole('button', { name: '调整顺序' }))
  expect(within(await screen.findByRole('dialog')).queryByText(/仍列出全部/)).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.type(screen.getByRole('searchbox'), partners[0]!.name)
  await user.click(screen.getByRole('button', { name: '调整顺序' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    dialog.getByText(`列表正在搜索或筛选，这里仍列出全部 ${partners.length} 条合作企业，不只是找到的记录。`),
  ).toBeVisible()
  expect(dialog.getAllByRole('row')).toHaveLength(partners.length)
})
