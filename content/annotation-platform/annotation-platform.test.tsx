import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { versionOf } from '#contract/engine/version.ts'
import { backend, behave, rowOf, sent, showPanel, withConsoleApi } from '#tests/panels/console-fixture.tsx'

withConsoleApi()

const LIST = 'GET /api/data-annotation-support/admin/list'

async function showSupport() {
  const shown = await showPanel('annotation-platform')
  await shown.user.click(await screen.findByRole('tab', { name: /^标注支持/ }))
  const categories = within(await screen.findByRole('list', { name: '分类' }))
  return { ...shown, categories }
}

test('A-315, X-35, X-93 the switch of a category switches all its sub-categories, in one call', async () => {
  const { user, api, categories } = await showSupport()
  const [first] = await api(LIST)
  const { category } = first!
  await user.click(categories.getByRole('switch', { name: `分类状态：${category}` }))
  expect(await screen.findByText('状态更新成功')).toBeVisible()
  const calls = sent.filter(({ line }) => line === 'POST /api/data-annotation-support/category-status')
  expect(calls).toHaveLength(1)
  expect(calls[0]?.headers.get('if-match'), 'X-79').toBe(`"${versionOf(first!)}"`)
  const own = (await api(LIST)).filter((each) => each.category === category)
  expect(own.map(({ categoryStatus }) => categoryStatus)).toEqual(own.map(() => 0))
})

test('A-609 a load that failed says 加载数据标注支持列表失败, and counts nothing', async () => {
  behave('every-load-fails')
  const { user } = await showPanel('annotation-platform')
  await user.click(await screen.findByRole('tab', { name: /^标注支持/ }))
  expect(await screen.findByText('加载数据标注支持列表失败')).toBeVisible()
  expect(screen.queryByText(/(共|找到) 0/)).toBeNull()
  expect(screen.getByRole('tab', { name: /^标注支持/ })).toHaveTextContent('标注支持')
})

test('X-82 the order of sub-categories promises no more than it does: their category’s number comes first', async () => {
  const { user, api } = await showSupport()
  const [first] = await api(LIST)
  await rowOf(first!.subCategory)
  await user.click(screen.getByRole('button', { name: '调整顺序' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/前台先按分类排序，分类排序相同的再按此顺序显示。/)).toBeVisible()
})

test('X-82 the order of sub-categories says that what is added afterwards stands first in its category', async () => {
  const { user, api } = await showSupport()
  const [first] = await api(LIST)
  await rowOf(first!.subCategory)
  await user.click(screen.getByRole('button', { name: '调整顺序' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/保存后新增的标注类型（排序为 0）排在同一分类的最前。/)).toBeVisible()
})

test('X-99 an order over all categories is saved over a colleague’s new description, where two categories share a number', async () => {
  await backend.transaction(async (stores) => {
    const store = stores.of('data-annotation-support')
    for (const { id } of await store.find()) await store.update(id, { categoryOrder: 1 })
  })
  const { user, api } = await showSupport()
  const [first] = await api(LIST)
  await rowOf(first!.subCategory)
  await user.click(screen.getByRole('button', { name: '调整顺序' }))
  const dialog = within(await screen.findByRole('dialog'))
  await api('POST /api/data-annotation-support/save', { body: { ...first!, description: '同事的描述' } })
  await user.click(dialog.getByLabelText(`下移${first!.subCategory}`))
  await user.click(dialog.getByRole('button', { name: '保存顺序' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
})

test('X-99 the switch of a category is thrown over what a colleague changed of its first sub-category, which stays', async () => {
  const { user, api, categories } = await showSupport()
  const [first] = await api(LIST)
  const toggle = await categories.findByRole('switch', { name: `分类状态：${first!.category}` })
  await api('POST /api/data-annotation-support/save', { body: { ...first!, description: '同事的描述' } })
  await user.click(toggle)
  expect(await screen.findByText('状态更新成功')).toBeVisible()
  const own = (await api(LIST)).filter(({ category }) => category === first!.category)
  expect(own.map(({ categoryStatus }) => categoryStatus)).toEqual(own.map(() => 0))
  expect(own.find(({ id }) => id === first!.id)?.description).toBe('同事的描述')
})

test('X-79 the switch of a category is refused where a colleague has moved its first sub-category, whose new category it leaves alone', async () => {
  const { user, api, categories } = await showSupport()
  const all = await api(LIST)
  const [first] = all
  const { category } = all.find((each) => each.category !== first!.category)!
  const toggle = await categories.findByRole('switch', { name: `分类状态：${first!.category}` })
  await api('POST /api/data-annotation-support/save', { body: { ...first!, category } })
  const before = await api(LIST)
  await user.click(toggle)
  expect(await screen.findByText('该记录已被他人修改，请刷新后重试')).toBeVisible()
  expect(await api(LIST)).toEqual(before)
})

test('A-316 the switch of a sub-category leaves its category alone', async () => {
  const { user, api } = await showSupport()
  const [first] = await api(LIST)
  await user.click((await rowOf(first!.subCategory)).getByRole('switch'))
  expect(await screen.findByText('状态更新成功')).toBeVisible()
  const now = (await api(LIST)).find(({ id }) => id === first!.id)
  expect(now).toMatchObject({ subCategoryStatus: 0, categoryStatus: first!.categoryStatus })
})

test('a refused switch of a category says why', async () => {
  const { user, api, categories } = await showSupport()
  const [first] = await api(LIST)
  behave('server-message-on-save')
  await user.click(categories.getByRole('switch', { name: `分类状态：${first!.category}` }))
  expect(await screen.findByText('服务器提示：该内容正在审核，暂时不能保存')).toBeVisible()
})

test('X-93 a category shows its own sub-categories, and what is added there stands in it', async () => {
  const { user, api, categories } = await showSupport()
  const all = await api(LIST)
  const { category, categoryOrder } = all[0]!
  await user.click(categories.getByRole('button', { name: new RegExp(`^${category}`) }))
  const own = all.filter((each) => each.category === category)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(own.length))
  await user.click(screen.getByRole('button', { name: '新增标注类型' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新增标注类型' }))
  expect(dialog.getByRole('group', { name: '分类名称' })).toHaveTextContent(category)
  expect(await dialog.findByRole('textbox', { name: /^分类排序/ })).toHaveValue(String(categoryOrder))
})

test('A-116, A-380 the platform’s information needs a title and a description', async () => {
  const { user } = await showPanel('annotation-platform')
  await user.clear(await screen.findByRole('textbox', { name: /^标题/ }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect((await screen.findAllByText('请输入标题')).length).toBeGreaterThan(0)
  expect(sent.map(({ line }) => line)).not.toContain('POST /api/label/save')
})

test('A-593 a flow chart that could not be sent: 流程图上传失败', async () => {
  const { user } = await showPanel('annotation-platform')
  await user.click(await screen.findByRole('tab', { name: /^质量流程/ }))
  await user.click(await screen.findByRole('button', { name: '新增质量流程' }))
  behave('no-message-on-upload')
  const picture = new File([new Uint8Array(64)], 'flow.png', { type: 'image/png' })
  await user.upload(await screen.findByLabelText(/选择文件：流程图/), picture)
  expect((await screen.findAllByText(/流程图上传失败/)).length).toBeGreaterThan(0)
})
