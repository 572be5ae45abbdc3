import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoAdministrator } from '#mocks/accounts.ts'
import { askAs, rowOf, sent, showPanel, withConsoleApi } from '#tests/panels/console-fixture.tsx'

withConsoleApi()

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('A-324, A-325 a new one is unpublished; the publish-time picker appears only when published is chosen', async () => {
  const { user } = await showPanel('news')
  await user.click(await screen.findByRole('button', { name: '新增资讯' }))
  const dialog = await dialogOf('新增资讯')
  expect(dialog.getByRole('radio', { name: '未发布' })).toBeChecked()
  expect(dialog.queryByRole('group', { name: /^发布时间/ })).toBeNull()
  await user.click(dialog.getByRole('radio', { name: '已发布' }))
  expect(await dialog.findByRole('group', { name: /^发布时间/ })).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: '未发布' }))
  expect(dialog.queryByRole('group', { name: /^发布时间/ })).toBeNull()
})

test('A-172, A-263, A-322, A-323, A-640 a row publishes and takes down; the buttons that save say 添加 and 更新', async () => {
  const { user, api } = await showPanel('news')
  const list = await api('GET /api/news')
  const published = list.find(({ status }) => status === 1)!
  const row = await rowOf(published.title)
  expect(row.queryByRole('switch')).toBeNull()
  await user.click(row.getByRole('button', { name: /^下架/ }))
  expect(await screen.findByText('状态更新成功')).toBeVisible()
  const call = sent.find(({ line }) => line === `PUT /api/news/${published.id}/status`)
  expect(call).toBeDefined()
  expect(await (await rowOf(published.title)).findByRole('button', { name: /^发布/ })).toBeVisible()
  const now = (await api('GET /api/news')).find(({ id }) => id === published.id)
  expect(now).toMatchObject({ status: 0, publishTime: published.publishTime })
  await user.click((await rowOf(published.title)).getByRole('button', { name: /^编辑/ }))
  expect((await dialogOf('编辑资讯')).getByRole('button', { name: '更新' })).toBeVisible()
})

test('X-97 a story whose moment of publishing is to come says 定时 in place of its status', async () => {
  const { api } = await askAs(demoAdministrator)
  const [story] = (await api('GET /api/news')).filter(({ status }) => status === 1)
  await api('PUT /api/news', { body: { id: story!.id, publishTime: '2999-01-01 08:00:00' } })
  await showPanel('news')
  expect(await (await rowOf(story!.title)).findByText('定时')).toBeVisible()
})

test('A-391, A-419 the order ends at 999, and the cover has its hint', async () => {
  const { user } = await showPanel('news')
  await user.click(await screen.findByRole('button', { name: '新增资讯' }))
  const dialog = await dialogOf('新增资讯')
  expect(await dialog.findByText('建议尺寸 800x400px，支持 JPG、PNG、WEBP，不超过 2MB')).toBeVisible()
  const order = await dialog.findByRole('textbox', { name: /^排序/ })
  await user.clear(order)
  await user.type(order, '1000')
  await user.tab()
  expect(order).toHaveValue('1000')
  expect(order).toHaveAccessibleDescription(/999/)
})

test('one after the other: 保存并继续新增 saves and opens an empty form, and nothing typed before stays in it', async () => {
  const { user, api } = await showPanel('wechat-qr-config')
  const before = await api('GET /api/wechat-qr-config/')
  await user.click(await screen.findByRole('button', { name: '新增微信二维码' }))
  for (const title of ['第一个码', '第二个码']) {
    const dialog = await dialogOf('新增微信二维码')
    const input = dialog.getByRole('textbox', { name: /^标题/ })
    await waitFor(() => expect(input).toHaveValue(''))
    await user.type(input, title)
    await user.click(dialog.getByRole('button', { name: '保存并继续新增' }))
    await waitFor(() => expect(input).not.toBeInTheDocument())
  }
  const dialog = await dialogOf('新增微信二维码')
  // Nothing was typed, so nothing is asked.
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const added = (await api('GET /api/wechat-qr-config/')).slice(before.length).map(({ title }) => title)
  expect((await api('GET /api/wechat-qr-config/')).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['第一个码', '第二个码']),
  )
  expect(added).toHaveLength(2)
})

test('Enter in a line of text saves nothing', async () => {
  const { user } = await showPanel('wechat-qr-config')
  await user.click(await screen.findByRole('button', { name: '新增微信二维码' }))
  const dialog = await dialogOf('新增微信二维码')
  await user.type(dialog.getByRole('textbox', { name: /^标题/ }), '新的码{Enter}')
  expect(sent.filter(({ line }) => !line.startsWith('GET '))).toEqual([])
  expect(dialog.getByRole('button', { name: '保存' })).toBeEnabled()
})

test('a copy begins with what the record says, and is a record of its own', async () => {
  const { user, api } = await showPanel('recruitment')
  const [first] = await api('GET /api/recruitment/admin/list')
  await user.click((await rowOf(first!.jobTitle)).getByRole('button', { name: /^复制/ }))
  const dialog = await dialogOf('新增招聘信息')
  expect(dialog.getByRole('textbox', { name: /^岗位标题/ })).toHaveValue(first!.jobTitle)
  await user.type(dialog.getByRole('textbox', { name: /^岗位标题/ }), '（夜班）')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByRole('rowheader', { name: /（夜班）/ })).toBeVisible()
  const added = sent.find(({ line }) => line === 'POST /api/recruitment/add')?.body
  expect(added).toMatchObject({ jobLocation: first!.jobLocation })
  expect(added).not.toHaveProperty('id')
  expect(added).not.toHaveProperty('createTime')
})

test('X-47, A-263 a copy of published news is not published, and has no time of publishing yet', async () => {
  const { user, api } = await showPanel('news')
  const published = (await api('GET /api/news')).find(({ status }) => status === 1)!
  await user.click((await rowOf(published.title)).getByRole('button', { name: '复制' }))
  const dialog = await dialogOf('新增资讯')
  expect(dialog.getByRole('textbox', { name: /^标题/ })).toHaveValue(published.title)
  expect(dialog.getByRole('radio', { name: '未发布' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: '添加' }))
  expect(await screen.findByText('添加成功')).toBeVisible()
  expect(sent.find(({ line }) => line === 'POST /api/news')?.body).toMatchObject({
    summary: published.summary,
    status: 0,
    publishTime: null,
  })
})

test('Ctrl+S saves the open dialog, and a question above it keeps the press to itself', async () => {
  const { user } = await showPanel('wechat-qr-config')
  await user.click(await screen.findByRole('button', { name: '新增微信二维码' }))
  const dialog = await dialogOf('新增微信二维码')
  await user.type(dialog.getByRole('textbox', { name: /^标题/ }), '新的码')
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog')
  await user.keyboard('{Control>}s{/Control}')
  expect(sent.map(({ line }) => line)).not.toContain('POST /api/wechat-qr-config/save')
  await user.click(within(question).getByRole('button', { name: '取消' }))
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByRole('rowheader', { name: /^新的码/ })).toBeVisible()
})
