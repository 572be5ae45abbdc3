import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { versionOf } from '#contract/engine/version.ts'
import { banner } from '#content/banner/banner.type.ts'
import { disabledLabel } from '#app/admin/list/disabled-label.ts'
import { behave, rowOf, sent, showPanel, withConsoleApi } from './console-fixture.tsx'

const UNREAD =
  '没有取到当前的记录，无法判断他人是否也调整了顺序。您排的顺序还在下方，没有保存：请稍后再次保存，或载入当前顺序后再调整（不再保留您排的）。'

withConsoleApi()

const ORDER = 'POST /api/core-member/order'

test('X-79, X-82 an order is sent with the version of each record as it was seen', async () => {
  const { user, api } = await showPanel('core-member')
  const members = await api('GET /api/core-member/all')
  const dialog = await orderDialog(user, members[0]!.name)
  await user.click(dialog.getByLabelText(`下移${members[0]!.name}`))
  await user.click(dialog.getByRole('button', { name: '保存顺序' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
  const [first, second, ...others] = members
  const asked = [second!, first!, ...others]
  expect(sent.filter(({ line }) => line === ORDER).map(({ body }) => body)).toEqual([
    { ids: asked.map(({ id }) => id), versions: asked.map(versionOf) },
  ])
})

test('X-79, X-82 where somebody changed or removed records meanwhile nothing is written; they are named, and the current order is loaded', async () => {
  const { user, api } = await showPanel('core-member')
  const members = await api('GET /api/core-member/all')
  const [first, second, third] = members
  const dialog = await orderDialog(user, first!.name)
  await api('POST /api/core-member/update', { body: { id: first!.id, name: '同事改过的姓名' } })
  await api('POST /api/core-member/delete/{id}', { id: second!.id })
  const current = await api('GET /api/core-member/all')
  await user.click(dialog.getByLabelText(`下移${third!.name}`))
  await user.click(dialog.getByRole('button', { name: '保存顺序' }))
  const refused = within(await dialog.findByRole('alert'))
  expect(refused.getByText('没有改动任何记录，因为以下记录不能这样操作')).toBeVisible()
  expect(refused.getByText(`${first!.name}：该记录已被他人修改，请刷新后重试`)).toBeVisible()
  expect(refused.getByText(`${second!.name}：记录不存在`)).toBeVisible()
  expect(await api('GET /api/core-member/all')).toEqual(current)

  await user.click(refused.getByRole('button', { name: '载入当前顺序' }))
  expect(await screen.findByText('同事改过的姓名', { selector: '[role=dialog] *' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  const rows = within(screen.getByRole('dialog')).getAllByRole('row')
  expect(rows.map((row) => current.find(({ name }) => row.textContent?.includes(name))?.id)).toEqual(
    current.map(({ id }) => id),
  )
  await user.click(within(screen.getByRole('dialog')).getByLabelText('下移同事改过的姓名'))
  await user.click(screen.getByRole('button', { name: '保存顺序' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('X-99 an order is saved over what somebody changed besides the order, without a question', async () => {
  const { user, api } = await showPanel('core-member')
  const [first, second, ...others] = await api('GET /api/core-member/all')
  const dialog = await orderDialog(user, first!.name)
  await api('POST /api/core-member/update', { body: { id: first!.id, name: '同事改过的姓名' } })
  await user.click(dialog.getByLabelText(`下移${first!.name}`))
  await user.click(dialog.getByRole('button', { name: '保存顺序' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
  const names = (await api('GET /api/core-member/all')).map(({ name }) => name)
  expect(names).toEqual([second!.name, '同事改过的姓名', ...others.map(({ name }) => name)])
})

test('X-99 where both changed the order, one’s own can be saved all the same', async () => {
  const { user, api } = await showPanel('core-member')
  const members = await api('GET /api/core-member/all')
  const ids = members.map(({ id }) => id)
  const dialog = await orderDialog(user, members[0]!.name)
  await api('POST /api/core-member/order', { body: { ids: [...ids].reverse() } })
  await user.click(dialog.getByLabelText(`下移${members[0]!.name}`))
  await user.click(dialog.getByRole('button', { name: '保存顺序' }))
  await user.click(await dialog.findByRole('button', { name: '仍按我排的顺序保存' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
  const [first, second, ...others] = ids
  expect((await api('GET /api/core-member/all')).map(({ id }) => id)).toEqual([second, first, ...others])
})

test('X-99 an order that is refused while the records cannot be read again accuses nobody, and can be saved once they can', async () => {
  const { user, api } = await showPanel('core-member')
  const [first, second, ...others] = await api('GET /api/core-member/all')
  const dialog = await orderDialog(user, first!.name)
  await api('POST /api/core-member/update', { body: { id: first!.id, name: '同事改过的姓名' } })
  behave('every-load-fails')
  await user.click(dialog.getByLabelText(`下移${first!.name}`))
  await user.click(dialog.getByRole('button', { name: '保存顺序' }))
  const refused = within(await dialog.findByRole('alert'))
  expect(refused.getByText(`${first!.name}：该记录已被他人修改，请刷新后重试`)).toBeVisible()
  expect(refused.queryByText(/^他人也调整了顺序/)).toBeNull()
  expect(refused.queryByRole('button', { name: '仍按我排的顺序保存' })).toBeNull()
  behave('normal')
  await user.click(dialog.getByRole('button', { name: '保存顺序' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
  const ids = (await api('GET /api/core-member/all')).map(({ id }) => id)
  expect(ids).toEqual([second!.id, first!.id, ...others.map(({ id }) => id)])
})

test('X-99 one’s own order is never sent without records, where they cannot be read again', async () => {
  const { user, api } = await showPanel('core-member')
  const members = await api('GET /api/core-member/all')
  const dialog = await orderDialog(user, members[0]!.name)
  await api('POST /api/core-member/order', { body: { ids: members.map(({ id }) => id).reverse() } })
  await user.click(dialog.getByLabelText(`下移${members[0]!.name}`))
  await user.click(dialog.getByRole('button', { name: '保存顺序' }))
  const mine = await dialog.findByRole('button', { name: '仍按我排的顺序保存' })
  behave('every-load-fails')
  await user.click(mine)
  expect(await dialog.findByText(UNREAD)).toBeVisible()
  expect(sent.filter(({ line }) => line === ORDER)).toHaveLength(1)
})

test('X-82 the order says where what is added afterwards stands', async () => {
  const { user, api } = await showPanel('core-member')
  const dialog = await orderDialog(user, (await api('GET /api/core-member/all'))[0]!.name)
  expect(dialog.getByText(/保存后新增的核心成员（排序为 0）排在最前。/)).toBeVisible()
})

test('X-82 who is switched off is marked in the order by the flag’s own word, and others by 已禁用', async () => {
  const { user, api } = await showPanel('core-member')
  const members = await api('GET /api/core-member/all')
  const dialog = await orderDialog(user, members[0]!.name)
  const marked = dialog.getAllByRole('row').filter((row) => row.textContent?.includes('离职'))
  expect(marked).toHaveLength(members.filter(({ status }) => status === 0).length)
  expect(marked).not.toHaveLength(0)
  expect(disabledLabel(banner.fields.status)).toBe('已禁用')
})

async function orderDialog(user: Awaited<ReturnType<typeof showPanel>>['user'], first: string) {
  await rowOf(first)
  await user.click(screen.getByRole('button', { name: '调整顺序' }))
  return within(await screen.findByRole('dialog', { name: /^调整.*顺序$/ }))
}
