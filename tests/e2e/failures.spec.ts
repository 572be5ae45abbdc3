import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { demoAdministrator } from '#mocks/accounts.ts'
import { rowsWithMessages, type FailureSnapshots } from '#mocks/failures/failure-snapshots.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { editFirst, openByAddress, openByLogin } from './fixtures/console.ts'
import { expect, test as base } from './fixtures/test.ts'

// Some of the table's rows in a real browser over HTTP, with the same messages as in the full run.

const test = base.extend({ baseURL: async ({ mockSite }, use) => use(mockSite.origin) })
/** The smallest picture there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The last one is done on the server all the same. */
const kinds = ['500', 'not-json', 'cut', 'half']

const seen = ['console', 'steps', 'site', 'forms'].flatMap((part) =>
  rowsWithMessages(
    JSON.parse(
      readFileSync(join(projectRoot, `mocks/failures/${part}-seen.json`), 'utf8'),
    ) as FailureSnapshots,
  ),
)

/** What the table says of a call that fails in some way on a screen. */
function toldOf(screen: string, line: string, kind: string): readonly string[] {
  const row = seen.find((each) => each.screen === screen && each.line === line && each.kind === kind)
  if (!row) throw new Error(`The table has no ${screen} ${line} ${kind}`)
  return row.said
}

/** From now on the mocks answer this page so. */
async function meet(page: Page, situation: string): Promise<void> {
  const answered = await page.request.post('/mock/situation', { data: { situation } })
  expect(answered.status()).toBe(200)
}

/** All that is told at the moment. */
const shown = (page: Page) =>
  page
    .locator('[role="alert"], [role="status"], [role="alertdialog"], [aria-invalid] ~ *, form [id]')
    .allTextContents()
    .then((texts) => texts.join('\n').replaceAll(/[^\S\n]+/g, ' '))

/** Each kind of failure of a call, brought about by the same act. */
async function walk(page: Page, screen: string, line: string, act: (kind: string) => Promise<void>) {
  for (const kind of kinds) {
    await meet(page, `${line.replace(' ', '')}=${kind}`)
    await act(kind)
    for (const sentence of toldOf(screen, line, kind))
      await expect.poll(() => shown(page), `${line} ${kind}`).toContain(sentence)
  }
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of (500|409)/, /ERR_/)
})

test('A-577, A-581 a save, a list and an upload that fail say what the table says, and what was typed stands', async ({
  reusedPage: page,
}) => {
  await openByLogin(page, demoAdministrator)
  await openByAddress(page, 'partner')
  await editFirst(page)
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox', { name: /企业名称/ })
  await name.fill('改过的名称')
  await walk(page, 'partner', 'POST /api/partner/update', async () => {
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog.getByRole('button', { name: '保存' })).toBeEnabled()
  })
  await expect(name).toHaveValue('改过的名称')
  await meet(page, 'normal')
  // What was stored while the answer broke off is what stands in the form: there is nothing to be asked.
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)

  await walk(page, 'banner', 'GET /api/banner/admin/list', async () => {
    await openByAddress(page, 'about')
    await openByAddress(page, 'banner')
  })

  await meet(page, 'normal')
  await openByAddress(page, 'wechat-qr-config')
  await editFirst(page)
  const title = dialog.getByRole('textbox').first()
  await title.fill('改过的标题')
  await walk(page, 'wechat-qr-config · 上传', 'POST /api/upload', async () => {
    const picker = dialog.getByLabel(/^选择文件：/)
    await picker.setInputFiles({ name: '示例.png', mimeType: 'image/png', buffer: PICTURE })
  })
  await expect(title).toHaveValue('改过的标题')
})

test('P-460, P-461, P-462, P-465, P-466 a message and a page that fail say what the table says, and what was typed stands', async ({
  reusedPage: page,
}) => {
  await page.goto('/contact')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
  const form = page.locator('form').filter({ hasText: '发送消息' })
  const typed = { 姓名: '示例甲一', 电话: '15400009999', 邮箱: 'sample@example.com', 主题: '咨询数据标注', 消息内容: '想了解数据标注服务的报价。' } // oxfmt-ignore
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value)
  await walk(page, '/contact · 在线留言', 'POST /api/contact/add', async () => {
    await form.getByRole('button', { name: '发送消息' }).click()
  })
  for (const [label, value] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(value)

  for (const kind of kinds) {
    await meet(page, `GET/api/about=${kind}`)
    const answered = await page.goto('/about')
    const [heading = ''] = toldOf('/about', 'GET /api/about', kind)
    expect(answered?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.replace('标题：', ''))
  }
})
