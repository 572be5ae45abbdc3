import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoAdministrator, demoColleague } from '#mocks/accounts.ts'
import { askAs, rowOf, sent, showPanel, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

const MERGED = '期间的其他修改已一并保留'
const TIME = '\\d+月\\d+日 \\d\\d:\\d\\d'
const save = () => screen.getByRole('button', { name: '保存' })

test('X-99 a save of another field keeps what a colleague switched meanwhile, without a question', async () => {
  const { user, api, banner, title } = await editFirstBanner()
  const { api: askAsColleague } = await askAs(demoColleague)
  await askAsColleague('POST /api/banner/update', { body: { ...banner, status: 0 } })
  await user.type(title, '（改）')
  await user.click(save())
  expect(await screen.findByText('更新成功')).toBeVisible()
  expect(await bannerNow(api, banner.id)).toMatchObject({ title: `${banner.title}（改）`, status: 0 })
})

test('X-99 the success says who changed what meanwhile, and when', async () => {
  const { user, banner, title } = await editFirstBanner()
  const { api: askAsColleague } = await askAs(demoColleague)
  await askAsColleague('POST /api/banner/update', { body: { ...banner, status: 0 } })
  await user.type(title, '（改）')
  await user.click(save())
  expect(await screen.findByText(MERGED)).toBeVisible()
  const words = new RegExp(`^${demoColleague.username}于 ${TIME} 修改了“状态”$`)
  expect(screen.getByText(words)).toBeVisible()
})

test('X-99 a change by the same account is said to be from another window', async () => {
  const { user, banner, title } = await editFirstBanner()
  const { api: askElsewhere } = await askAs(demoAdministrator)
  await askElsewhere('POST /api/banner/update', { body: { ...banner, status: 0 } })
  await user.type(title, '（改）')
  await user.click(save())
  expect(await screen.findByText(/^您在另一个窗口于 .*修改了“状态”$/)).toBeVisible()
})

test('X-99 a colleague’s new order is kept by a save that was begun before it', async () => {
  const { user, api, banner, title } = await editFirstBanner()
  const { api: askAsColleague } = await askAs(demoColleague)
  const ids = (await askAsColleague('GET /api/banner/admin/list')).map(({ id }) => id).reverse()
  await askAsColleague('POST /api/banner/order', { body: { ids } })
  const { sortOrder } = await bannerNow(api, banner.id)
  expect(sortOrder).not.toBe(banner.sortOrder)
  await user.type(title, '（改）')
  await user.click(save())
  expect(await screen.findByText(new RegExp(`^${demoColleague.username}于 .*修改了“排序`))).toBeVisible()
  expect(await bannerNow(api, banner.id)).toMatchObject({ title: `${banner.title}（改）`, sortOrder })
})

test('X-99 where one field is disputed, only that one is asked about, and the second save takes nothing back', async () => {
  const { user, api, banner, title } = await editFirstBanner()
  const { api: askAsColleague } = await askAs(demoColleague)
  await askAsColleague('POST /api/banner/update', { body: { ...banner, title: '同事的标题', status: 0 } })
  await user.clear(title)
  await user.type(title, '我的标题')
  await user.click(save())
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText(/“标题”“状态”/)).toHaveTextContent(demoColleague.username)
  expect(notice.getAllByRole('group')).toEqual([notice.getByRole('group', { name: '标题' })])
  await user.click(save())
  expect(await screen.findByText('更新成功')).toBeVisible()
  expect(await bannerNow(api, banner.id)).toMatchObject({ title: '我的标题', status: 0 })
})

test('X-99 what both changed alike is no question', async () => {
  const { user, banner, title } = await editFirstBanner()
  const { api: askAsColleague } = await askAs(demoColleague)
  await askAsColleague('POST /api/banner/update', { body: { ...banner, title: '同一个标题' } })
  await user.clear(title)
  await user.type(title, '同一个标题')
  await user.click(save())
  expect(await screen.findByText('更新成功')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('X-99 a call that tells of a conflict in a sentence is merged as well', async () => {
  const { user, api } = await showPanel('enterprise-honors')
  const [honor] = await api('GET /api/enterprise-honors/')
  await user.click((await rowOf(honor!.title)).getByRole('button', { name: '编辑' }))
  const { api: askAsColleague } = await askAs(demoColleague)
  await askAsColleague('POST /api/enterprise-honors/update', { body: { ...honor!, status: 0 } })
  await user.type(await screen.findByRole('textbox', { name: /^荣誉名称/ }), '（改）')
  await user.click(save())
  expect(await screen.findByText(MERGED)).toBeVisible()
  const now = (await api('GET /api/enterprise-honors/')).find(({ id }) => id === honor!.id)
  expect(now).toMatchObject({ title: `${honor!.title}（改）`, status: 0 })
})

test('X-99 the form of a type’s one record is merged too', async () => {
  const { user, api } = await showPanel('about-content')
  await user.click(await screen.findByRole('button', { name: '编辑' }))
  const mission = await screen.findByRole('textbox', { name: /^企业使命/ })
  const { api: askAsColleague } = await askAs(demoColleague)
  const before = (await api('GET /api/about'))!
  await askAsColleague('POST /api/about/save', { body: { ...before, companyName: '同事改的名称' } })
  await user.type(mission, '（改）')
  await user.click(save())
  expect(await screen.findByText(MERGED)).toBeVisible()
  const words = new RegExp(`^${demoColleague.username}于 ${TIME} 修改了“公司名称”$`)
  expect(screen.getByText(words)).toBeVisible()
  expect(await api('GET /api/about')).toMatchObject({
    companyName: '同事改的名称',
    mission: `${before.mission}（改）`,
  })
})

test('X-99 a change of a type’s one record by the same account is said to be from another window', async () => {
  const { user, api } = await showPanel('about-content')
  await user.click(await screen.findByRole('button', { name: '编辑' }))
  const mission = await screen.findByRole('textbox', { name: /^企业使命/ })
  const { api: askElsewhere } = await askAs(demoAdministrator)
  const before = (await api('GET /api/about'))!
  await askElsewhere('POST /api/about/save', { body: { ...before, companyName: '另一窗口的名称' } })
  await user.type(mission, '（改）')
  await user.click(save())
  expect(await screen.findByText(new RegExp(`^您在另一个窗口于 ${TIME} 修改了“公司名称”$`))).toBeVisible()
})

test('X-99 who changed a page text is told of this text, not of another that was changed later', async () => {
  const { user } = await showPanel('page-config')
  const { api: askAsColleague } = await askAs(demoColleague)
  const { api: askElsewhere } = await askAs(demoAdministrator)
  const texts = await askElsewhere('GET /api/page-config/admin/list?pageKey=')
  const [text, other] = texts.filter(({ configKey }) => configKey === 'description')
  const row = (await screen.findByText(text!.configValue)).closest<HTMLElement>('[role="row"]')!
  await user.click(within(row).getByRole('button', { name: '编辑' }))
  await user.type(await screen.findByRole('textbox', { name: /^配置值/ }), '（改）')
  await askAsColleague('POST /api/page-config/save', { body: { ...text!, description: '同事的备注' } })
  await askElsewhere('POST /api/page-config/save', { body: { ...other!, description: '别处的备注' } })
  await user.click(save())
  const words = new RegExp(`^${demoColleague.username}于 ${TIME} 修改了“说明”$`)
  expect(await screen.findByText(words)).toBeVisible()
})

test('X-99 what is merged is saved before the journal is asked who it was', async () => {
  const { user, banner, title } = await editFirstBanner()
  const { api: askAsColleague } = await askAs(demoColleague)
  await askAsColleague('POST /api/banner/update', { body: { ...banner, status: 0 } })
  await user.type(title, '（改）')
  await user.click(save())
  expect(await screen.findByText(MERGED)).toBeVisible()
  const lines = sent.map(({ line }) => line)
  const asked = lines.indexOf('GET /api/admin/audit')
  expect(asked).toBeGreaterThan(lines.lastIndexOf('POST /api/banner/update'))
})

test('X-99 a switch is thrown over what a colleague changed besides, which stays', async () => {
  const { user, api } = await showPanel('banner')
  const [banner] = await api('GET /api/banner/admin/list')
  const row = await rowOf(banner!.title)
  const { api: askAsColleague } = await askAs(demoColleague)
  await askAsColleague('POST /api/banner/update', { body: { ...banner!, title: '同事的标题' } })
  await user.click(row.getByRole('switch'))
  expect(await screen.findByText('状态更新成功')).toBeVisible()
  expect(await bannerNow(api, banner!.id)).toMatchObject({ title: '同事的标题', status: 0 })
})

async function editFirstBanner() {
  const { user, api } = await showPanel('banner')
  const [banner] = await api('GET /api/banner/admin/list')
  await user.click((await rowOf(banner!.title)).getByRole('button', { name: '编辑' }))
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^标题/ })
  return { user, api, banner: banner!, title }
}

async function bannerNow(api: Awaited<ReturnType<typeof showPanel>>['api'], id: number) {
  return (await api('GET /api/banner/admin/list')).find((banner) => banner.id === id)!
}
