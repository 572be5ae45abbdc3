import type { Page } from '@playwright/test'
import { call, signIn } from './fixtures/api.ts'
import { logIn, openConsole, rowOf } from './fixtures/console.ts'
import { administrator, type Site } from './fixtures/site.ts'
import { expect, test } from './fixtures/test.ts'

interface News {
  id: number
  title: string
  summary: string
}

test('X-79, X-85 two browsers over one record: the later save meets both versions side by side, takes one field, keeps one, and visitors read the mix', async ({
  reusedPage: page,
  browser,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const news = await addedNews(site, '两人同时改的资讯', 1)
  const early = await (await browser.newContext()).newPage()
  for (const each of [early, page]) {
    await each.goto(`${site.origin}/admin#news/${news.id}`)
    await logIn(each, administrator)
    await expect(field(each, '标题')).toHaveValue(news.title)
  }
  await field(early, '标题').fill('高程基准启用')
  await field(early, '摘要').fill('甲写摘要')
  await field(early, '作者').fill('测绘部')
  await field(page, '标题').fill('遥感影像公开')
  await field(page, '摘要').fill('乙补简介')
  await field(page, '作者').fill('测绘部')

  await update(early)
  await expect(early.getByText('更新成功')).toBeVisible()
  await update(page)
  // Both browsers are signed in to one account.
  const conflict = page.getByRole('alert').filter({ hasText: '您刚在另一个窗口修改了这条记录' })
  await expect(conflict).toBeInViewport()
  await expect(conflict.getByRole('group', { name: '作者' })).toHaveCount(0)
  for (const [label, theirs, own] of [
    ['标题', '高程基准启用', '遥感影像公开'],
    ['摘要', '甲写摘要', '乙补简介'],
  ] as const) {
    const both = conflict.getByRole('group', { name: label })
    await expect(both).toContainText(new RegExp(`当前记录.*${theirs}.*我填写的.*${own}`))
    const [left, right] = [both.getByText('当前记录', { exact: true }), both.getByText('我填写的')]
    const [leftBox, rightBox] = [await left.boundingBox(), await right.boundingBox()]
    expect(rightBox!.y).toBe(leftBox!.y)
    expect(rightBox!.x).toBeGreaterThan(leftBox!.x + leftBox!.width)
  }
  await conflict.getByRole('button', { name: '载入当前值：标题' }).click()
  await expect(field(page, '标题')).toHaveValue('高程基准启用')
  await expect(field(page, '摘要')).toHaveValue('乙补简介')
  await update(page)
  await expect(page.getByText('更新成功')).toBeVisible()
  const mix = { title: '高程基准启用', summary: '乙补简介', author: '测绘部' }
  const { data } = await call<News[]>(site.origin, 'GET /api/news/published')
  expect(data.find(({ id }) => id === news.id)).toMatchObject(mix)
  await early.context().close()
  await remove(site, news.id)
})

test('A-339, X-95 a session that ends in mid-edit leads through the login to the same record, where what was typed is offered with its time', async ({
  reusedPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/, /登录已过期/)
  const news = await draftNews(site, '会话结束时改的资讯')
  await openConsole(page, 'news')
  await rowOf(page, news.title).getByRole('button', { name: '编辑' }).click()
  await field(page, '摘要').fill('会话结束前写的摘要')
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  expect((await call(site.origin, 'POST /api/admin/logout', { token })).code).toBe(200)

  await update(page)
  await expect(page.getByRole('heading', { name: '管理员登录' })).toBeVisible()
  await expect(page.getByText('登录已过期，请重新登录').first()).toBeVisible()
  await logIn(page, administrator)
  const dialog = page.getByRole('dialog', { name: '编辑资讯' })
  await expect(dialog.getByText(/^有 \d+月\d+日 \d\d:\d\d 填写但未保存的内容$/)).toBeVisible()
  await expect(field(page, '摘要')).toHaveValue('摘要')
  await dialog.getByRole('button', { name: '恢复' }).click()
  await expect(field(page, '摘要')).toHaveValue('会话结束前写的摘要')
  await update(page)
  await expect(page.getByText('更新成功')).toBeVisible()
  expect(await stored(site, news.id)).toMatchObject({ summary: '会话结束前写的摘要' })
  await remove(site, news.id)
})

test('X-95 a save without a network says so in sight, loses nothing, and goes through once the network is back', async ({
  page,
  context,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  const news = await draftNews(site, '断网时改的资讯')
  await openConsole(page, 'news')
  await rowOf(page, news.title).getByRole('button', { name: '编辑' }).click()
  const dialog = page.getByRole('dialog', { name: '编辑资讯' })
  await field(page, '摘要').fill('断网时写的摘要')
  await field(page, '作者').fill('断网时的作者')
  // At the foot of a form longer than the window.
  await dialog
    .getByRole('spinbutton', { name: /^排序/ })
    .or(field(page, '排序'))
    .first()
    .scrollIntoViewIfNeeded()

  await context.setOffline(true)
  await expect(page.getByText('网络已断开，连接恢复后可继续操作。')).toBeAttached()
  await update(page)
  const failure = dialog.getByText(/网络/)
  await expect(failure).toBeInViewport()
  await expect(field(page, '摘要')).toHaveValue('断网时写的摘要')
  await expect(field(page, '作者')).toHaveValue('断网时的作者')

  await context.setOffline(false)
  await update(page)
  await expect(page.getByText('更新成功')).toBeVisible()
  expect(await stored(site, news.id)).toMatchObject({ summary: '断网时写的摘要' })
  await remove(site, news.id)
})

test('X-95 a save takes along the figure that is being typed, and until it is answered no field takes what would be lost', async ({
  reusedPage: page,
  site,
}) => {
  const news = await draftNews(site, '保存得很慢的资讯')
  await openConsole(page, 'news')
  await rowOf(page, news.title).getByRole('button', { name: '编辑' }).click()
  const order = field(page, '排序')
  await order.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('47')
  let answer = () => {}
  const mayBeAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/news', async (route) => {
    await mayBeAnswered
    await route.continue()
  })
  const isSent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.keyboard.press('ControlOrMeta+s')
  await isSent
  await page.keyboard.type('99')
  await field(page, '摘要').evaluate((summary) => summary.focus())
  await page.keyboard.type('保存途中补的字')
  await expect(field(page, '摘要')).toHaveValue('摘要')
  answer()
  await expect(page.getByText('更新成功')).toBeVisible()
  expect(await stored(site, news.id)).toMatchObject({ summary: '摘要', sortOrder: 47 })
  await remove(site, news.id)
})

const field = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: new RegExp(`^${label}`) })

const update = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: '更新', exact: true }).click()

/** A piece of news that no visitor sees. */
const draftNews = (site: Site, title: string) => addedNews(site, title, 0)

async function addedNews({ origin }: Site, title: string, status: 0 | 1): Promise<News> {
  const body = { title, summary: '摘要', content: '<p>正文</p>', author: '编辑部', status, sortOrder: 1 }
  const { data } = await call<News>(origin, 'POST /api/news', { body, token: await signIn(origin) })
  return data
}

async function stored({ origin }: Site, id: number): Promise<News | undefined> {
  const { data } = await call<News[]>(origin, 'GET /api/news', { token: await signIn(origin) })
  return data.find((news) => news.id === id)
}

async function remove({ origin }: Site, id: number): Promise<void> {
  await call(origin, `DELETE /api/news/${id}`, { token: await signIn(origin) })
}
