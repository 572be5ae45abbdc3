import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  backend,
  behave,
  rowOf,
  showConsole,
  showConsoleAt,
  showPanel,
  typeMoment,
  withConsoleApi,
} from '#tests/panels/console-fixture.tsx'
import { exportAs, savedFiles } from '#tests/panels/saved-files.ts'

withConsoleApi()

test('A-003, A-145 messages are read in a dialog that changes nothing', async () => {
  const { user, api } = await showPanel('contact')
  const newest = (await api('GET /api/contact/admin/list', { query: { page: 1, size: 1 } })).records[0]!
  await user.click((await rowOf(newest.name)).getByRole('button', { name: '查看' }))
  const dialog = await screen.findByRole('dialog', { name: '留言详情' })
  expect(dialog).toHaveTextContent(newest.message)
  expect(within(dialog).queryByRole('textbox')).toBeNull()
})

test('X-85 the message that is read stands in the address, and the address opens it', async () => {
  window.location.hash = '#contact'
  const { user, api } = await showConsoleAt('contact')
  const { id, name } = (await api('GET /api/contact/admin/list', { query: { page: 1, size: 1 } })).records[0]!
  await user.click((await rowOf(name)).getByRole('button', { name: '查看' }))
  await waitFor(() => expect(window.location.hash).toBe(`#contact/${id}`))
  cleanup()
  showConsole()
  const dialog = await screen.findByRole('dialog', { name: '留言详情' })
  expect(dialog).toHaveTextContent(name)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(window.location.hash).toBe('#contact'))
})

test('a stranger’s address adds nobody to the answer', async () => {
  await backend.transaction((stores) =>
    stores.of('contact-message').create({
      name: '钱多多',
      email: 'a?bcc=all&x@example.com',
      phone: '13800138000',
      subject: '合作',
      message: '您好',
      createTime: '2099-01-01T00:00:00.000Z',
    }),
  )
  const { user } = await showPanel('contact')
  await user.click((await rowOf('钱多多')).getByRole('button', { name: '查看' }))
  const reply = await screen.findByRole('link', { name: '邮件回复' })
  expect(reply.getAttribute('href')).toMatch(/^mailto:a%3Fbcc%3Dall%26x@example.com\?subject=/)
})

test('P-518, A-661 the server searches, and pages ten rows at a time (X-33)', async () => {
  const { user, api } = await showPanel('contact')
  const { records, total } = await api('GET /api/contact/admin/list', { query: { page: 1, size: 11 } })
  await rowOf(records[0]!.name)
  expect(screen.getAllByRole('rowheader')).toHaveLength(10)
  expect(screen.getByText(`共 ${total} 条`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '下一页' }))
  expect(await rowOf(records[10]!.name)).toBeTruthy()

  await user.type(screen.getByRole('searchbox'), records[3]!.phone)
  await waitFor(() => expect(screen.getByText('共 1 条')).toBeVisible())
  expect(await rowOf(records[3]!.name)).toBeTruthy()
})

test('A-425, A-572, A-627 deleting a message asks, deletes and says so', async () => {
  const { user, api } = await showPanel('contact')
  const { records, total } = await api('GET /api/contact/admin/list', { query: { page: 1, size: 1 } })
  await user.click((await rowOf(records[0]!.name)).getByRole('button', { name: '删除' }))
  expect(await screen.findByText('确定要删除这条留言吗？')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '确定' }))
  expect(await screen.findByText('删除成功')).toBeVisible()
  expect((await api('GET /api/contact/admin/list', { query: { page: 1, size: 1 } })).total).toBe(total - 1)
})

test('A-599 a failed load says 加载留言失败', async () => {
  behave('every-load-fails')
  await showPanel('contact')
  expect(await screen.findByText('加载留言失败')).toBeVisible()
})

test('an inbox without messages says where they come from', async () => {
  behave('empty')
  await showPanel('contact')
  expect(await screen.findByText('还没有留言')).toBeVisible()
})

test('the file holds what the table is searched by, and a refusal says so (X-82)', async () => {
  const files = savedFiles()
  const { user, api } = await showPanel('contact')
  const [first, second] = (await api('GET /api/contact/admin/list', { query: { page: 1, size: 2 } })).records
  await user.type(await screen.findByRole('searchbox'), second!.phone)
  await waitFor(() => expect(screen.getByText('共 1 条')).toBeVisible())
  await exportAs(user, '留言', '导出 CSV')
  await waitFor(() => expect(files.names).toHaveLength(1))
  const file = files.last()
  // The mark by which spreadsheets know that the text is Chinese.
  expect([...new Uint8Array(await file.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf])
  const csv = await file.text()
  expect(csv).toContain(second!.phone)
  expect(csv).not.toContain(first!.phone)

  behave('network-failure')
  await exportAs(user, '留言', '导出 CSV')
  expect(await screen.findByText(/导出失败|网络/)).toBeVisible()
  expect(files.names).toHaveLength(1)
})

test('only the messages of the chosen days are asked for, from the first page on', async () => {
  const { user, api } = await showPanel('contact')
  const { records } = await api('GET /api/contact/admin/list', { query: { page: 1, size: 1 } })
  const day = String(records[0]!.createTime).slice(0, 10)
  const { total } = await api('GET /api/contact/admin/list', { query: { from: day, to: day } })
  await rowOf(records[0]!.name)
  await user.click(screen.getByRole('button', { name: '下一页' }))
  for (const name of ['创建时间起', '创建时间止']) await typeMoment(user, name, day)
  await waitFor(() => expect(screen.getByText(`共 ${total} 条`)).toBeVisible())
  expect(await rowOf(records[0]!.name)).toBeTruthy()
})
