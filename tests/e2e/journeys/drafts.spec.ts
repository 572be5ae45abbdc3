import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '#scripts/tasks/find-chromium.mjs'
import { call, signIn } from '../fixtures/api.ts'
import { logIn, openByAddress, openConsole, rowOf } from '../fixtures/console.ts'
import { administrator, removeFolder, temporaryFolder } from '../fixtures/site.ts'
import { expect, test } from '../fixtures/test.ts'

const TITLE = '新测绘基准发布'
const LEFT = /^有 \d+月\d+日 \d\d:\d\d 填写但未保存的内容$/

interface News {
  id: number
  title: string
  summary: string
}

test('X-95, X-79 a killed browser loses nothing that was typed: it is offered with its time, restored and saved', async ({
  site,
}) => {
  const token = await signIn(site.origin)
  const body = {
    title: TITLE,
    summary: '摘要',
    content: '<p>正文</p>',
    author: '编辑部',
    status: 0,
    sortOrder: 1,
  }
  const { data: news } = await call<News>(site.origin, 'POST /api/news', { body, token })
  const folder = await temporaryFolder()

  const first = await openBrowser(folder, site.origin)
  await signInOver(first.page)
  await openByAddress(first.page, 'news')
  await rowOf(first.page, TITLE).getByRole('button', { name: '编辑' }).click()
  await first.page.getByRole('dialog').getByRole('textbox', { name: /^摘要/ }).fill('写到一半的摘要')
  expect(new URL(first.page.url()).hash).toBe(`#news/${news.id}`)
  await keptIn(first.page, '写到一半的摘要')
  await kill(first.context)

  const second = await openBrowser(folder, site.origin)
  await signInOver(second.page)
  await openByAddress(second.page, 'news')
  const offer = `“${TITLE}”有`
  await expect(second.page.getByText(offer)).toContainText(/\d+月\d+日 \d\d:\d\d 填写但未保存的内容/)
  await rowOf(second.page, TITLE).getByRole('button', { name: '编辑' }).click()
  const dialog = second.page.getByRole('dialog')
  const summary = dialog.getByRole('textbox', { name: /^摘要/ })
  await expect(summary).toHaveValue('摘要')
  await expect(dialog.getByText(LEFT)).toBeVisible()
  await dialog.getByRole('button', { name: '恢复' }).click()
  await expect(summary).toHaveValue('写到一半的摘要')
  await dialog.getByRole('button', { name: '更新', exact: true }).click()
  await expect(second.page.getByText('更新成功')).toBeVisible()
  await expect(second.page.getByText(offer)).toHaveCount(0)
  await second.context.close()
  await removeFolder(folder)

  const { data: all } = await call<News[]>(site.origin, 'GET /api/news', { token })
  expect(all.find(({ id }) => id === news.id)?.summary).toBe('写到一半的摘要')
  await call(site.origin, `DELETE /api/news/${news.id}`, { token })
})

test('X-95 two tabs over one record keep a draft each, and neither is offered what the other still types', async ({
  page,
  context,
}) => {
  await openConsole(page, 'banner')
  const title = (await page.getByRole('rowheader').first().textContent()) ?? ''
  const other = await context.newPage()
  await other.goto(page.url())
  for (const [tab, typed] of [
    [page, '甲'],
    [other, '乙'],
  ] as const) {
    await rowOf(tab, title).getByRole('button', { name: '编辑' }).click()
    await titleIn(tab).fill(`${title}（${typed}）`)
    await keptIn(tab, `${title}（${typed}）`)
  }
  await expect(other.getByRole('button', { name: '恢复' })).toHaveCount(0)

  // The other tab closes without a prompt. Its draft is then offered, and this tab continues with its own.
  await other.close({ runBeforeUnload: false })
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByText(`“${title}”有`)).toHaveCount(1)
  await page.getByRole('button', { name: '继续填写' }).click()
  await expect(titleIn(page)).toHaveValue(`${title}（乙）`)
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByText(`“${title}”有`)).toHaveCount(0)
})

test('X-85 a link to a record opens it, and the address ends with the dialog', async ({
  reusedPage: page,
  site,
}) => {
  const token = await signIn(site.origin)
  const { data } = await call<{ id: number; title: string }[]>(site.origin, 'GET /api/banner/admin/list', {
    token,
  })
  await page.goto(`/admin#banner/${data[0]!.id}`)
  await logIn(page, administrator)
  await expect(titleIn(page)).toHaveValue(data[0]!.title)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => new URL(page.url()).hash).toBe('#banner')
})

const titleIn = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: /^标题/ })

/** Waits until the browser keeps a draft with this text (app/admin/local-data). */
async function keptIn(page: Page, text: string) {
  await expect.poll(() => page.evaluate(keptDrafts)).toContain(text)
}

/** Runs in the page. */
async function keptDrafts(): Promise<string> {
  const found = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('not read'))
    })
  // Opening what is not there yet would make it without its store.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'console')) return ''
  const database = await found(indexedDB.open('console'))
  const drafts = await found(database.transaction('kept').objectStore('kept').getAll())
  database.close()
  return JSON.stringify(drafts)
}

/** A browser that keeps what it keeps in a folder, as people's browsers do. */
async function openBrowser(folder: string, origin: string) {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: chromiumFlags,
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  context.setDefaultTimeout(10_000)
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

/** Signs in, unless the browser still is. */
async function signInOver(page: Page) {
  await page.goto('/admin')
  const login = page.getByRole('heading', { name: '管理员登录' })
  const logout = page.getByRole('button', { name: '退出登录' })
  await login.or(logout).first().waitFor()
  if (await login.isVisible()) await logIn(page, administrator)
  await logout.waitFor()
}

/** Ends the browser as a crash does: it writes nothing any more. */
async function kill(context: BrowserContext) {
  const devtools = await context.browser()!.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  const closed = context.waitForEvent('close')
  process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL')
  await closed
}
