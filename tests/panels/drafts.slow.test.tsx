import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftsAt } from '#app/admin/local-data/drafts.ts'
import { demoColleague } from '#mocks/accounts.ts'
import { askAs, rowOf, showConsoleAt, showPanel, withConsoleApi } from './console-fixture.tsx'
import { TIME, LEFT, dialog, titleField, press, typeInto, firstBanner, leave } from './left-drafts.ts'

withConsoleApi()

test('X-95, X-85 after a crash the address leads back to the record as it is now, which offers what was typed', async () => {
  const { title, id } = await firstBanner()
  await typeInto(title, '（改）')
  expect(window.location.hash).toBe(`#banner/${id}`)
  // The browser is gone, and with it the tab.
  cleanup()
  const { user } = await showConsoleAt('banner')
  const field = await titleField()
  expect(field).toHaveValue(title)
  const form = await dialog()
  expect(await form.findByText(LEFT)).toBeVisible()
  await user.click(form.getByRole('button', { name: '恢复' }))
  expect(field).toHaveValue(`${title}（改）`)
  expect(field).toHaveFocus()
  expect(form.getByText(new RegExp(`^已恢复 ${TIME} 填写但未保存的内容。$`))).toBeVisible()
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('更新成功')).toBeVisible()
  expect(await draftsAt('banner')).toEqual([])
  expect(window.location.hash).toBe('#banner')
  await rowOf(`${title}（改）`)
})

test('X-95 what was typed for a new record is offered above the table, and 继续填写 goes on with it', async () => {
  const first = await showConsoleAt('banner')
  await press(first.user, '新增轮播图')
  await first.user.type(await titleField(), '秋季轮播')
  cleanup()
  const { user } = await showConsoleAt('banner')
  expect(await screen.findByText(new RegExp(`^有 ${TIME} 填写但未保存的新轮播图：“秋季轮播”$`))).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await press(user, '继续填写')
  expect(await screen.findByRole('dialog', { name: '新增轮播图' })).toBeVisible()
  expect(await titleField()).toHaveValue('秋季轮播')
  // Given up in so many words it is gone.
  await user.click((await dialog()).getByRole('button', { name: '取消' }))
  await press(user, '确定')
  await waitFor(() => expect(screen.queryByRole('button', { name: '继续填写' })).toBeNull())
  expect(await draftsAt('banner')).toEqual([])
})

test('X-95 the dashboard, where the console opens after a crash, leads to the panels that hold something', async () => {
  leave({})
  leave({ id: 'another', record: '1', typedAt: Date.parse('2099-11-24T01:00:00.000Z') })
  leave({ id: 'about', place: 'about', typed: {}, typedAt: Date.parse('2099-11-20T01:00:00.000Z') })
  const { user } = await showConsoleAt('dashboard')
  const left = within(await screen.findByRole('region', { name: '未保存的内容' }))
  expect(left.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '轮播图管理11月25日 09:12 填写，另有 1 项',
    '公司信息11月20日 09:00 填写',
  ])
  await user.click(left.getByRole('link', { name: /轮播图管理/ }))
  expect(await screen.findByRole('heading', { level: 1, name: '轮播图管理' })).toBeVisible()
  expect(await screen.findByText('有 11月25日 09:12 填写但未保存的新轮播图：“早上写的”')).toBeVisible()
})

test('the dashboard says nothing of drafts while there are none', async () => {
  await showConsoleAt('dashboard')
  expect(await screen.findByRole('region', { name: '待办事项' })).toBeVisible()
  expect(await draftsAt()).toEqual([])
  expect(screen.queryByRole('region', { name: '未保存的内容' })).toBeNull()
})

test('X-95 what is neither restored nor thrown away stays, with its own time, beside what is typed now', async () => {
  leave({})
  const { user } = await showPanel('banner')
  await press(user, '新增轮播图')
  const form = await dialog()
  expect(await form.findByText('有 11月25日 09:12 填写但未保存的内容')).toBeVisible()
  await user.type(await titleField(), '晚上写的')
  await user.click(form.getByRole('button', { name: '恢复' }))
  expect(await titleField()).toHaveValue('早上写的')
  // What was typed before 恢复 was pressed is not lost to it.
  expect(await form.findByText(LEFT)).toBeVisible()
  await user.click(form.getByRole('button', { name: '恢复' }))
  expect(await titleField()).toHaveValue('晚上写的')
})

test('X-95 丢弃 throws a draft away, and 撤销 brings it back with its time', async () => {
  leave({})
  const { user } = await showPanel('banner')
  const offer = '有 11月25日 09:12 填写但未保存的新轮播图：“早上写的”'
  expect(await screen.findByText(offer)).toBeVisible()
  await press(user, '丢弃')
  expect(screen.queryByText(offer)).toBeNull()
  expect(await draftsAt('banner')).toEqual([])
  await press(user, '撤销')
  expect(await screen.findByText(offer)).toBeVisible()
  expect(await draftsAt('banner')).toHaveLength(1)
})

test('X-79, X-99 a draft of a record that was saved since says so, and is merged with what only a colleague changed', async () => {
  const record = await firstBanner()
  await typeInto(record.title, '（我的）')
  cleanup()
  const colleague = await askAs(demoColleague)
  await colleague.api('POST /api/banner/update', { body: { ...record, subtitle: '同事的副标题' } })
  const { user } = await showConsoleAt('banner')
  const form = await dialog()
  expect(await form.findByText('此后这条记录已被修改，保存时会合并，两边都改过的会逐项询问。')).toBeVisible()
  expect(form.getByRole('textbox', { name: /^副标题/ })).toHaveValue('同事的副标题')
  await user.click(form.getByRole('button', { name: '恢复' }))
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('更新成功')).toBeVisible()
  expect((await firstBanner()).subtitle).toBe('同事的副标题')
  expect((await firstBanner()).title).toBe(`${record.title}（我的）`)
})

test('X-95 what was typed for a record that is gone can be saved as a new one', async () => {
  const record = await firstBanner()
  await typeInto(record.title, '（改）')
  cleanup()
  const colleague = await askAs(demoColleague)
  await colleague.api('POST /api/banner/delete/{id}', { id: record.id })
  const { user } = await showConsoleAt('banner')
  const offer = new RegExp(
    `^“${record.title}（改）”已被删除，有 ${TIME} 填写但未保存的内容，可另存为新轮播图$`,
  )
  expect(await screen.findByText(offer)).toBeVisible()
  await press(user, '继续填写')
  expect(await screen.findByRole('dialog', { name: '新增轮播图' })).toBeVisible()
  await user.click((await dialog()).getByRole('button', { name: '保存' }))
  expect(await screen.findByText('添加成功')).toBeVisible()
  const titles = (await colleague.api('GET /api/banner/admin/list')).map(({ title }) => title)
  expect(titles).toContain(`${record.title}（改）`)
  expect(await draftsAt('banner')).toEqual([])
})

test('X-95 an offer above the table stands still while the table is loaded again', async () => {
  const { title } = await firstBanner()
  await typeInto(title, '（改）')
  cleanup()
  window.location.hash = ''
  const { user } = await showConsoleAt('banner')
  const offer = await screen.findByText(new RegExp(`^“${title}”有 ${TIME} 填写但未保存的内容$`))
  await user.click((await screen.findAllByRole('switch'))[1]!)
  expect(await screen.findByText('状态更新成功')).toBeVisible()
  expect(offer.isConnected, 'it is the same element').toBe(true)
})

test('X-95, A-259 a draft remembers the tab it was typed in', async () => {
  window.location.hash = '#case-data-autonomous-driving?tab=collection'
  const { user } = await showPanel('case-data-autonomous-driving')
  await user.click((await screen.findAllByText('新增自动驾驶条目'))[0]!)
  await user.type(await screen.findByLabelText(/^标题/), '新')
  expect(await draftsAt('autonomous-driving-item')).toMatchObject([{ only: { category: 'collection' } }])
})

test('X-95, A-259 a draft is offered in the tab it was typed in, whatever category was chosen in it', async () => {
  leave({
    place: 'autonomous-driving-item',
    only: { category: 'collection' },
    typed: { title: '换了分类', category: 'advantage' },
  })
  window.location.hash = '#case-data-autonomous-driving?tab=collection'
  await showPanel('case-data-autonomous-driving')
  expect(await screen.findByText(/填写但未保存的新自动驾驶条目：“换了分类”$/)).toBeVisible()
  cleanup()
  window.location.hash = '#case-data-autonomous-driving?tab=advantage'
  await showPanel('case-data-autonomous-driving')
  await screen.findAllByRole('rowheader')
  expect(screen.queryByText(/填写但未保存/)).toBeNull()
})

test('X-95 what is typed and taken back is no draft', async () => {
  const { title } = await firstBanner()
  const { user } = await typeInto(title, '改')
  expect(await draftsAt('banner')).toHaveLength(1)
  await user.keyboard('{Backspace}')
  expect(await draftsAt('banner')).toEqual([])
})

test('X-95 a record that is deleted while it is edited takes nothing that was typed with it: the next save makes a new one', async () => {
  const record = await firstBanner()
  const { user } = await typeInto(record.title, '（改）')
  const colleague = await askAs(demoColleague)
  await colleague.api('POST /api/banner/delete/{id}', { id: record.id })
  await user.click((await dialog()).getByRole('button', { name: '保存' }))
  expect(await screen.findByText(/^这条轮播图已被他人删除。/)).toBeVisible()
  const again = within(screen.getByRole('dialog', { name: '新增轮播图' }))
  await user.click(again.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('添加成功')).toBeVisible()
  const banners = await colleague.api('GET /api/banner/admin/list')
  expect(banners).toContainEqual(expect.objectContaining({ title: `${record.title}（改）` }))
  expect(await draftsAt('banner')).toEqual([])
})
