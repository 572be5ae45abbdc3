import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { transform } from 'esbuild'
import sharp from 'sharp'
import { MOST_BUG_REPORT_BYTES, type BugReport } from '#contract/bug-report/bug-report.ts'
import { readBugReport } from '#contract/bug-report/read-bug-report.ts'
import { maskPhone } from '#contract/privacy/masks.ts'
import { demoAdministrator } from '#mocks/accounts.ts'
import { writeBugReportStory } from '#scripts/bug-report/write-bug-report-story.ts'
import { applicationOf } from './fixtures/an-application.ts'
import { axeFaults } from './fixtures/axe-faults.ts'
import { editFirst, openByAddress, openByLogin, openConsole, rowOf } from './fixtures/console.ts'
import { removeFolder, temporaryFolder } from './fixtures/site.ts'
import { expect, test as base } from './fixtures/test.ts'

const test = base.extend<{
  /** Another tester's page in mock mode, without the first one's data; like that page, it stays open between tests. */
  another: Page
}>({
  another: async ({ keptPages, mockSite, viewport }, use) => {
    const page = await keptPages.of('another tester', { viewport })
    // A short page, which has the bar as every page has.
    await page.goto(`${mockSite.origin}/privacy`)
    await use(page)
  },
})
const mocked = test.extend({ baseURL: async ({ mockSite }, use) => use(mockSite.origin) })

mocked(
  'a save that fails in mock mode is saved as a bug report, and shows the same screen to another tester',
  async ({ reusedPage: page, another, mockSite, expectedErrors }) => {
    expectedErrors.push(/status of 503/)
    await openByLogin(page, demoAdministrator)
    await openByAddress(page, 'partner')
    await rowOf(page, '').getByRole('button', { name: '编辑' }).nth(1).click()
    const name = page.getByRole('dialog').getByRole('textbox', { name: /企业名称/ })
    await name.fill('改过的名称')
    const situation = { situation: 'save@partner=503(正在维护),times:1' }
    await page.request.post(`${mockSite.origin}/mock/situation`, { data: situation })
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('正在维护').first()).toBeVisible()

    await page.keyboard.press('Alt+m')
    await page.locator('mock-bar').getByRole('button', { name: '报告问题' }).click()
    const { file, bugReport } = await saveReport(page, '点了保存，没有保存上')
    expect(bugReport).toMatchObject({
      savedIn: 'mock',
      note: '点了保存，没有保存上',
      screen: { heading: '合作企业', sent: '编辑合作企业' },
    })
    await expect(name).toHaveValue('改过的名称')
    await becomesAStory(file)

    await openFile(another, file)
    await expect(another.getByText('正在重放问题快照：合作企业 · 管理后台（画面已还原）')).toBeVisible()
    expect(new URL(another.url()).hash).toBe(new URL(page.url()).hash)
    await expect(another.getByRole('dialog').getByRole('textbox', { name: /企业名称/ })).toHaveValue(
      '改过的名称',
    )
    await expect(another.getByText('正在维护').first()).toBeVisible()
    await expect(another.getByText('发生了什么：点了保存，没有保存上')).toBeVisible()
    expect(await axeFaults(another, { within: 'mock-bar' })).toEqual([])
    another.on('dialog', (question) => void question.accept())
    await another.getByRole('button', { name: '退出重放' }).click()
    await expect(another.getByText(/正在重放/)).toHaveCount(0)
  },
)

mocked(
  'formatted text, a moment and a picture in a form are there again for another tester',
  async ({ reusedPage: page, another }) => {
    await openByLogin(page, demoAdministrator)
    await openByAddress(page, 'news')
    await editFirst(page)
    const form = page.getByRole('dialog')
    const cover = '[data-field="coverImage"]'
    const picture = form.locator(`${cover} img`)
    const shown = await picture.getAttribute('src')
    await form.locator(`${cover} input[type="file"]`).setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await sharpPicture() }) // oxfmt-ignore
    await expect(picture).not.toHaveAttribute('src', shown ?? '')
    const year = form
      .getByRole('group', { name: /发布时间/ })
      .getByRole('spinbutton')
      .first()
    await year.click()
    await page.keyboard.type('2031')
    await form.locator('[contenteditable="true"].tiptap').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+b')
    const bold = form.locator('.tiptap strong').first()
    await expect(bold).toBeVisible()
    const [text, address] = [await bold.innerText(), await picture.getAttribute('src')]
    await page.keyboard.press('Alt+r')
    const { file, bugReport } = await saveReport(page, '格式')
    expect(String(bugReport.screen.forms[0]?.values.publishTime)).toMatch(/^2031-/)
    expect(bugReport.screen.forms[0]?.values.coverImage).toBe(address)
    const measures = await measuresOf(picture)
    expect(bugReport.screen.files).toEqual([
      expect.objectContaining({ name: '文件1.png', type: 'image/png', path: address, ...measures }),
    ])

    await openFile(another, file)
    await expect(another.getByText(/画面已还原/)).toBeVisible()
    const again = another.getByRole('dialog')
    await expect(again.locator('.tiptap strong').first()).toHaveText(text)
    await expect(again.getByRole('spinbutton').first()).toHaveText('2031')
    // Bug reports contain no pictures. A placeholder of the same dimensions replaces the picture, and not the
    // previous one.
    const invented = again.locator(`${cover} img`)
    await expect(invented).toHaveAttribute('src', /^\/upload\//)
    await expect.poll(() => measuresOf(invented)).toEqual(measures)
    expect(await invented.getAttribute('src')).not.toBe(address)
    await expect(again.locator(`${cover} img[src="${shown}"]`)).toHaveCount(0)
    another.on('dialog', (question) => void question.accept())
  },
)

mocked(
  'a picture whose upload failed fails again for another tester, as an invented one of its measures',
  async ({ reusedPage: page, another, mockSite, expectedErrors }) => {
    expectedErrors.push(/status of 413/)
    await openByLogin(page, demoAdministrator)
    await openByAddress(page, 'news')
    await editFirst(page)
    const situation = { situation: 'upload=413' }
    await page.request.post(`${mockSite.origin}/mock/situation`, { data: situation })
    const buffer = await sharpPicture()
    const field = '[data-field="coverImage"]'
    await page
      .getByRole('dialog')
      .locator(`${field} input[type="file"]`)
      .setInputFiles({ name: '欧阳试投的照片.png', mimeType: 'image/png', buffer })
    await expect(page.getByText('图片大小不能超过5MB!').first()).toBeVisible()
    await page.keyboard.press('Alt+r')
    const { file, text, bugReport } = await saveReport(page, '传不上去')
    expect(text).not.toContain('欧阳')
    const { width, height } = await sharp(buffer).metadata()
    expect(bugReport.screen.files).toEqual([
      expect.objectContaining({
        name: '文件1.png',
        type: 'image/png',
        size: buffer.length,
        width,
        height,
        path: '',
      }),
    ])
    another.on('dialog', (question) => void question.accept())
    await openFile(another, file)
    await expect(another.getByText(/画面已还原/)).toBeVisible()
    await expect(another.getByText('图片大小不能超过5MB!').first()).toBeVisible()
  },
)

mocked('a dialog behind a menu is open again for another tester', async ({ reusedPage: page, another }) => {
  await openByLogin(page, demoAdministrator)
  await page.getByRole('button', { name: /^账号/ }).click()
  await page.getByRole('menuitem', { name: /^修改密码/ }).click()
  await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible()
  await page.keyboard.press('Alt+r')
  const menu = await saveReport(page, '菜单')
  await openFile(another, menu.file)
  await expect(another.getByText(/画面已还原/)).toBeVisible()
  await expect(another.getByRole('dialog', { name: '修改密码' })).toBeVisible()
})

test('a bug report of the real console holds nobody whose application is on the screen, and opens in mock mode', async ({
  reusedPage: page,
  another,
  site,
}) => {
  const real = await applicationOf(site.origin, '欧阳试投')
  // By way of the dashboard, whose calls about people are in it too.
  await openConsole(page)
  await openByAddress(page, 'application')
  await page.getByRole('searchbox', { name: /搜索/ }).last().fill(real.name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  await rowOf(page, real.name).getByRole('button', { name: '查看' }).click()
  await expect(page.getByRole('dialog').getByText(maskPhone(real.phone)).first()).toBeVisible()
  // No press reaches the header over a dialog.
  await page.keyboard.press('Alt+r')
  const { file, text, bugReport } = await saveReport(page, `${real.name}的简历打不开，电话 ${real.phone}`)
  expect(bugReport.savedIn).toBe('console')
  expect(bugReport.calls.map(({ address }) => address).join()).toContain('/api/application/admin/list')
  expect(bugReport.screen.records).toContain('示例甲一')
  const { name, phone, email, idNumber, birthDate, school, jobTitle } = real
  for (const value of [name, phone, maskPhone(phone), email, idNumber, birthDate, school, jobTitle])
    for (const spelt of [value, encodeURIComponent(value)]) expect(text).not.toContain(spelt)
  expect(text).not.toMatch(/bearer|password|[0-9a-f]{64}/i)

  await openFile(another, file)
  await expect(another.getByText(/画面已还原/)).toBeVisible()
  await expect(another.getByRole('dialog', { name: '简历详情' })).toContainText('154****9000')
})

mocked(
  'the console’s menu makes a report too; files that are no bug reports are refused in a sentence',
  async ({ reusedPage: page, mockSite }) => {
    await openByLogin(page, demoAdministrator)
    await page.getByRole('button', { name: /^账号/ }).click()
    await page.getByRole('menuitem', { name: /^报告问题/ }).click()
    const report = page.locator('bug-report').getByRole('dialog', { name: '报告问题' })
    await expect(report.getByRole('textbox', { name: '发生了什么' })).toBeVisible()
    expect(await axeFaults(page, { within: 'bug-report' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(report).toHaveCount(0)
    await page
      .locator('mock-bar')
      .getByRole('button', { name: /^模拟数据：/ })
      .click()
    const input = page.locator('mock-bar').getByLabel('打开问题快照')
    const refusal = page.locator('mock-bar').getByRole('alert')
    for (const [buffer, sentence] of [
      [Buffer.from('{"name":"package"}'), '这不是问题快照文件'],
      [Buffer.alloc(MOST_BUG_REPORT_BYTES + 1, ' '), '文件太大'],
    ] as const) {
      await input.setInputFiles({ name: 'capsule.json', mimeType: 'application/json', buffer })
      await expect(refusal).toContainText(sentence)
    }
    const { status } = await post(mockSite.origin, { format: 'tulian-capsule', version: 1 })
    expect(status).toBe(400)
  },
)

/** Writes what happened, saves, and reads the file as anyone who opens it would. */
async function saveReport(page: Page, note: string) {
  const report = page.locator('bug-report').getByRole('dialog', { name: '报告问题' })
  await report.getByRole('textbox', { name: '发生了什么' }).fill(note)
  const download = page.waitForEvent('download')
  await report.getByRole('button', { name: '保存文件' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^capsule-\d{4}-\d\d-\d\d-\d{6}\.json$/)
  await expect(report.getByRole('status')).toHaveText(`已保存：${saved.suggestedFilename()}`)
  await report.getByRole('button', { name: '关闭' }).click()
  await expect(report).toHaveCount(0)
  const file = await saved.path()
  const text = await readFile(file, 'utf8')
  const bugReport: BugReport = readBugReport(text)
  return { file, text, bugReport }
}

/** The command's story of a file compiles, and asserts what stood on the screen. */
async function becomesAStory(file: string) {
  const folder = await temporaryFolder()
  const [story = ''] = await writeBugReportStory({ file, name: 'partner-not-saved', folder })
  const { code } = await transform(await readFile(story, 'utf8'), {
    loader: 'tsx',
    format: 'esm',
    charset: 'utf8',
  })
  for (const asserted of ['heading: "合作企业"', '"正在维护"', 'value: "改过的名称"'])
    expect(code).toContain(asserted)
  await removeFolder(folder)
}

async function openFile(page: Page, file: string) {
  await page
    .locator('mock-bar')
    .getByRole('button', { name: /^模拟数据：/ })
    .click()
  await page.locator('mock-bar').getByLabel('打开问题快照').setInputFiles(file)
}

function post(origin: string, bugReport: unknown) {
  return fetch(`${origin}/mock/capsule`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bugReport),
  })
}

const sharpPicture = () => sharp({ create: { width: 640, height: 360, channels: 3, background: '#2a6' } }).png().toBuffer() // oxfmt-ignore

/** Of the file behind a picture, in px. */
const measuresOf = (picture: Locator) =>
  picture.evaluate(({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => ({ width, height }))
