import type { Page } from '@playwright/test'
import { call, signIn } from './fixtures/api.ts'
import { logIn, openByAddress, openConsole, rowOf } from './fixtures/console.ts'
import { administrator, type Site } from './fixtures/site.ts'
import { expect, test } from './fixtures/test.ts'

interface News {
  id: number
  title: string
  summary: string
}

test('A-339, X-95 a session that ends in mid-edit leads through the login to the same record, where what was typed is offered with its time', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/, /登录已过期/)
  const news = await draftNews(site, '会话结束时改的资讯')
  await openConsole(page)
  await openByAddress(page, 'news')
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
  await openConsole(page)
  await openByAddress(page, 'news')
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

const field = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: new RegExp(`^${label}`) })

const update = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: '更新', exact: true }).click()

/** A piece of news that no visitor sees. */
async function draftNews({ origin }: Site, title: string): Promise<News> {
  const body = { title, summary: '摘要', content: '<p>正文</p>', author: '编辑部', status: 0, sortOrder: 1 }
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
