import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoColleague } from '#mocks/accounts.ts'
import { askAs, rowOf, sent, showPanel, withConsoleApi } from '#tests/panels/console-fixture.tsx'

withConsoleApi()

const LIST = 'GET /api/government-service/admin/modules'

async function openGallery() {
  const shown = await showPanel('service-government')
  const module = (await shown.api(LIST)).find(({ galleries }) => galleries.length > 1)!
  const row = await rowOf(module.title)
  await shown.user.click(row.getByRole('button', { name: `管理图片（${module.galleries.length}）` }))
  const gallery = within(await screen.findByRole('dialog', { name: `${module.title}：图片管理` }))
  return { ...shown, module, gallery }
}

test('A-112, X-93 a module’s gallery is a dialog with its pictures in their order', async () => {
  const { module, gallery } = await openGallery()
  expect(gallery.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    module.galleries.map(({ title }) => title),
  )
})

test('A-113, A-186, A-382, A-588 a picture’s own dialog asks for the picture and stands above the gallery', async () => {
  const { user, gallery } = await openGallery()
  await user.click(gallery.getByRole('button', { name: '新增模块图片' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新增模块图片' }))
  expect(dialog.queryByText('所属模块')).toBeNull()
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect((await dialog.findAllByText('请上传图片')).length).toBeGreaterThan(0)
  expect(sent.map(({ line }) => line)).not.toContain('POST /api/government-service/admin/gallery/add')
})

test('X-30 a picture is changed and deleted by its own calls; the module’s count follows', async () => {
  const { user, api, module, gallery } = await openGallery()
  const [first] = module.galleries
  const row = within(
    gallery.getByRole('rowheader', { name: first!.title }).closest<HTMLElement>('[role=row]')!,
  )
  await user.click(row.getByRole('button', { name: /^删除/ }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText('删除成功')).toBeVisible()
  expect(sent.map(({ line }) => line)).toContain(
    `POST /api/government-service/admin/gallery/delete/${first!.id}`,
  )
  const now = (await api(LIST)).find(({ id }) => id === module.id)!
  expect(now.galleries).toHaveLength(module.galleries.length - 1)
  await waitFor(() => expect(gallery.getAllByRole('rowheader')).toHaveLength(now.galleries.length))
  expect(window.location.hash, 'the dialog leaves the address alone').toBe('')
})

test('X-99 an order of pictures is saved over a colleague’s new title of one, without a question', async () => {
  const { user, api, module, gallery } = await openGallery()
  const [first, second] = module.galleries
  await user.click(gallery.getByRole('button', { name: '调整顺序' }))
  const dialog = within(await screen.findByRole('dialog', { name: '调整模块图片顺序' }))
  const { api: askAsColleague } = await askAs(demoColleague)
  await askAsColleague('POST /api/government-service/admin/gallery/update', {
    body: { ...first!, title: '同事的标题' },
  })
  await user.click(dialog.getByLabelText(`下移${first!.title}`))
  await user.click(dialog.getByRole('button', { name: '保存顺序' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
  const { galleries } = (await api(LIST)).find(({ id }) => id === module.id)!
  expect(galleries.slice(0, 2).map(({ title }) => title)).toEqual([second!.title, '同事的标题'])
})

test('X-99 where both ordered a module’s pictures, one’s own order can be saved all the same', async () => {
  const { user, api, module, gallery } = await openGallery()
  const ids = module.galleries.map(({ id }) => id)
  await user.click(gallery.getByRole('button', { name: '调整顺序' }))
  const dialog = within(await screen.findByRole('dialog', { name: '调整模块图片顺序' }))
  await api('POST /api/government-service/admin/gallery/order', { body: { ids: [...ids].reverse() } })
  await user.click(dialog.getByLabelText(`下移${module.galleries[0]!.title}`))
  await user.click(dialog.getByRole('button', { name: '保存顺序' }))
  await user.click(await dialog.findByRole('button', { name: '仍按我排的顺序保存' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
  const { galleries } = (await api(LIST)).find(({ id }) => id === module.id)!
  const [first, second, ...others] = ids
  expect(galleries.map(({ id }) => id)).toEqual([second, first, ...others])
})

test('X-99 an order of modules is saved over a colleague’s new picture title, without a question', async () => {
  const { user, api } = await showPanel('service-government')
  const [first, second] = await api(LIST)
  await rowOf(first!.title)
  await user.click(screen.getByRole('button', { name: '调整顺序' }))
  const dialog = within(await screen.findByRole('dialog', { name: '调整政府服务模块顺序' }))
  await api('POST /api/government-service/admin/gallery/update', {
    body: { ...first!.galleries[0]!, title: '同事的标题' },
  })
  await user.click(dialog.getByLabelText(`下移${first!.title}`))
  await user.click(dialog.getByRole('button', { name: '保存顺序' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
  expect((await api(LIST)).slice(0, 2).map(({ id }) => id)).toEqual([second!.id, first!.id])
})
