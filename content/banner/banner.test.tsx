import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoColleague } from '#mocks/accounts.ts'
import { SERVER_MESSAGE } from '#mocks/scenarios.ts'
import {
  askAs,
  backend,
  behave,
  rowOf,
  sent,
  showConsoleAt,
  showPanel,
  withConsoleApi,
} from '#tests/panels/console-fixture.tsx'

withConsoleApi()

const TITLE = '把街道读成数据'

test('A-344, A-581, A-590 an upload that fails, or whose code is not 200, says why and shows no picture', async () => {
  const { user } = await showPanel('banner')
  await user.click(await screen.findByRole('button', { name: '新增轮播图' }))
  const dialog = await screen.findByRole('dialog', { name: '新增轮播图' })
  behave('network-failure')
  const choose = async () =>
    user.upload(await within(dialog).findByLabelText('选择文件：轮播图片'), image('new.png', 'image/png'))
  await choose()
  expect(await within(dialog).findByText('图片上传失败')).toBeVisible()
  behave('server-message-on-save')
  await user.click(within(dialog).getByRole('button', { name: '重新上传' }))
  expect(await within(dialog).findByText(SERVER_MESSAGE)).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: '重新上传' })).toBeNull()
  behave('upload-old-server')
  await choose()
  expect(await within(dialog).findByText('操作失败，请稍后重试')).toBeVisible()
  expect(within(dialog).queryByRole('img')).toBeNull()
})

test('A-361, A-362 a banner without title and image names both', async () => {
  const { user } = await showPanel('banner')
  await user.click(await screen.findByRole('button', { name: '新增轮播图' }))
  await user.click(await screen.findByRole('button', { name: '保存' }))
  expect((await screen.findAllByText('请输入标题'))[0]).toBeVisible()
  expect(screen.getAllByText('请上传轮播图片')[0]).toBeVisible()
  expect(sent.map(({ line }) => line)).not.toContain('POST /api/banner/add')
  const summary = within(screen.getByRole('group', { name: '有 2 处需要修改' }))
  await user.click(summary.getByRole('link', { name: '请输入标题' }))
  expect(screen.getByRole('textbox', { name: /^标题/ })).toHaveFocus()
})

test('A-400…A-402, A-405, A-407, A-589, A-641 what is no image or above 5MB is never sent', async () => {
  const { user } = await showPanel('banner')
  await user.click(await screen.findByRole('button', { name: '新增轮播图' }))
  const picker = await screen.findByLabelText('选择文件：轮播图片')
  await user.upload(picker, image('drawing.gif', 'image/gif'))
  expect(await screen.findByText('只能上传JPG/PNG/WEBP图片!')).toBeVisible()
  await user.upload(picker, image('big.jpg', 'image/jpeg', 5 * 1024 * 1024 + 1))
  expect(await screen.findByText('图片大小不能超过5MB!')).toBeVisible()
  expect(sent.map(({ line }) => line)).not.toContain('POST /api/upload')
})

test('a link that leads nowhere good is shown as words, no matter who put it into the database', async () => {
  await backend.transaction(async (stores) => {
    const [first] = await stores.of('banner').find({ where: { title: TITLE } })
    await stores.of('banner').update(first?.id ?? 0, { linkUrl: 'javascript:alert(1)' })
  })
  const { user } = await showPanel('banner')
  await rowOf(TITLE)
  await user.click(screen.getByRole('button', { name: '显示列' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: '链接地址' }))
  await user.keyboard('{Escape}')
  expect((await screen.findByText('javascript:alert(1)')).closest('a')).toBeNull()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain('/map-surveying')
  expect(links.join(' ')).not.toContain('javascript:')
})

test('A-170, A-177, A-178, A-574 edit opens prefilled and saves with the version of the record', async () => {
  const { user } = await showPanel('banner')
  await user.click((await rowOf(TITLE)).getByRole('button', { name: '编辑' }))
  const dialog = await screen.findByRole('dialog', { name: '编辑轮播图' })
  const title = within(dialog).getByRole('textbox', { name: /^标题/ })
  expect(title).toHaveValue(TITLE)
  await user.clear(title)
  await user.type(title, '改过的标题{Control>}s{/Control}')
  expect(await screen.findByText('更新成功')).toBeVisible()
  expect(await rowOf('改过的标题')).toBeTruthy()
  expect(call('POST /api/banner/update')?.headers.get('if-match')).toMatch(/^"[0-9a-f]{16}"$/)
})

test('A-305, A-306, A-573 the toggle flips the status and sends the whole row (X-31)', async () => {
  const { user, api } = await showPanel('banner')
  await user.click((await rowOf(TITLE)).getByRole('switch'))
  expect(await screen.findByText('状态更新成功')).toBeVisible()
  expect(call('POST /api/banner/update')?.body).toMatchObject({ title: TITLE, status: 0 })
  const saved = (await api('GET /api/banner/admin/list')).find((banner) => banner.title === TITLE)
  expect(saved?.status).toBe(0)
})

test('A-345, A-347, A-348, A-572, A-627, A-628 delete asks first; cancel does nothing and says nothing', async () => {
  const { user } = await showPanel('banner')
  await user.click((await rowOf(TITLE)).getByRole('button', { name: '删除' }))
  const question = await screen.findByRole('alertdialog', { name: '提示' })
  expect(question).toHaveTextContent('确定要删除这个轮播图吗？')
  await user.click(within(question).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent.filter(({ line }) => line.includes('delete'))).toEqual([])

  await user.click((await rowOf(TITLE)).getByRole('button', { name: '删除' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText('删除成功')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull())
})

test('A-581, A-584 the server’s own sentence is shown when a save is refused, and nothing typed is lost', async () => {
  const { user } = await showPanel('banner')
  await user.click((await rowOf(TITLE)).getByRole('button', { name: '编辑' }))
  const title = await screen.findByRole('textbox', { name: /^标题/ })
  await user.clear(title)
  await user.type(title, '不会被接受')
  behave('server-message-on-save')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(SERVER_MESSAGE)).toBeVisible()
  expect(title).toHaveValue('不会被接受')
})

test('A-596 a failed load says so and can be tried again', async () => {
  behave('every-load-fails')
  const { user } = await showPanel('banner')
  expect(await screen.findByText('加载轮播图失败')).toBeVisible()
  behave('normal')
  await user.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await rowOf(TITLE)).toBeTruthy()
})

test('two people, one record: both values are shown, and what was typed stays (X-79)', async () => {
  const { user, api } = await showPanel('banner')
  await user.click((await rowOf(TITLE)).getByRole('button', { name: '编辑' }))
  const title = await screen.findByRole('textbox', { name: /^标题/ })
  const { api: askAsColleague } = await askAs(demoColleague)
  const before = (await askAsColleague('GET /api/banner/admin/list')).find(
    (banner) => banner.title === TITLE,
  )!
  await askAsColleague('POST /api/banner/update', { body: { ...before, title: '同事的标题' } })

  await user.clear(title)
  await user.type(title, '我的标题')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('这条记录刚被他人修改')).toBeVisible()
  const difference = screen.getByRole('group', { name: '标题' })
  expect(difference).toHaveTextContent('当前记录［删除：同事的］标题我填写的［新增：我的］标题')
  expect(title).toHaveValue('我的标题')

  await user.click(screen.getByRole('button', { name: '载入当前值：标题' }))
  expect(title).toHaveValue('同事的标题')
  await user.clear(title)
  await user.type(title, '商量好的标题')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('更新成功')).toBeVisible()
  expect((await api('GET /api/banner/admin/list')).map((banner) => banner.title)).toContain('商量好的标题')
})

test('X-95 what was typed when the session ended is offered after the next login, and gone on with', async () => {
  const { user, session } = await showConsoleAt('banner')
  await user.click(await screen.findByRole('button', { name: '新增轮播图' }))
  await user.type(await screen.findByRole('textbox', { name: /^标题/ }), '写到一半')
  behave('session-expired')
  await user.upload(await screen.findByLabelText('选择文件：轮播图片'), image('new.png', 'image/png'))
  expect(await screen.findByRole('heading', { name: '管理员登录' })).toBeVisible()

  behave('normal')
  await user.type(screen.getByLabelText(/^用户名/), session.user.username)
  await user.type(screen.getByLabelText(/^密码/), 'demo-only-2026{Enter}')
  await user.click(await screen.findByRole('button', { name: '继续填写' }))
  expect(await screen.findByRole('textbox', { name: /^标题/ })).toHaveValue('写到一半')
})

function call(line: string) {
  return sent.find((each) => each.line === line)
}

// A PNG of one pixel: the mocks look at the content as the server does.
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function image(name: string, type: string, size?: number): File {
  const bytes =
    size === undefined ? Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0)) : new Uint8Array(size)
  return new File([bytes], name, { type })
}
