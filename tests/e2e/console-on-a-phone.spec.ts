import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { call, signIn } from './fixtures/api.ts'
import { applicationOf, sentResume } from './fixtures/an-application.ts'
import { openConsole, rowOf } from './fixtures/console.ts'
import { drawnImage } from './fixtures/drawn-image.ts'
import { overhang } from './fixtures/overhang.ts'
import { expect, test } from './fixtures/test.ts'

/* What an administrator does between two appointments, with a thumb. */

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })

test('A-009, A-172, A-263, A-341, X-47 news with a picture is written and published, and visitors see it', async ({
  reusedPage: page,
  site,
}) => {
  await openConsole(page)
  await chooseByThumb(page, '新闻资讯')
  await page.getByRole('button', { name: '新增资讯' }).first().tap()
  const dialog = page.getByRole('dialog', { name: '新增资讯' })
  await dialog.getByRole('textbox', { name: /^标题/ }).fill('手机上写的资讯')
  await dialog.getByRole('textbox', { name: /^摘要/ }).fill('在路上写成的一句摘要')
  await dialog.getByRole('textbox', { name: /^作者/ }).fill('编辑部')
  await dialog.locator('[contenteditable="true"]').tap()
  await page.keyboard.insertText('在路上写成的正文。')
  await dialog.getByLabel('选择文件：封面图片').setInputFiles(await drawnImage('cover.jpg'))
  await expect(dialog.getByRole('img', { name: '封面图片预览' })).toBeVisible()
  await dialog.getByText('已发布', { exact: true }).tap()
  await dialog.getByText('不填则为保存时的时间').scrollIntoViewIfNeeded()
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: '添加', exact: true }).tap()
  await expect(page.getByText('添加成功')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const seeing = page.waitForEvent('popup')
  await page.getByRole('button', { name: '在网站上查看' }).tap()
  const visitor = await seeing
  await expect(visitor).toHaveURL(`${site.origin}/about`)
  const news = visitor.locator('#news')
  await expect(news).toContainText('手机上写的资讯')
  await expect(news.locator('img[src*="/upload/"]').first()).toBeAttached()

  const token = await signIn(site.origin)
  const { data } = await call<{ id: number; title: string }[]>(site.origin, 'GET /api/news', { token })
  const { id } = data.find(({ title }) => title === '手机上写的资讯')!
  await call(site.origin, `DELETE /api/news/${id}`, { token })
})

test('A-148, A-149, A-268, A-345, A-425, X-71, X-94 an application is read, shown whole for a reason, its document saved, marked, deleted', async ({
  reusedPage: page,
  site,
}) => {
  const { reference, fileName, content } = await sentResume(site.origin, '手机应聘者的简历.pdf')
  const { name, idNumber, phone } = await applicationOf(site.origin, '手机应聘者', reference)
  await openConsole(page)
  await chooseByThumb(page, '简历管理', '联系管理')
  await rowOf(page, name).getByRole('button', { name: '查看' }).tap()
  const reading = page.getByRole('dialog', { name: '简历详情' })
  await expect(reading).toBeVisible()
  await expect(reading).not.toContainText(idNumber)
  await reading.getByRole('button', { name: '查看完整信息' }).tap()
  const asked = page.getByRole('dialog', { name: '查看完整信息' })
  await asked.getByText('面试安排').tap()
  await asked.getByRole('button', { name: '查看', exact: true }).tap()
  await expect(reading).toContainText(idNumber)
  await expect(reading.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`)

  const saving = page.waitForEvent('download')
  await reading.getByRole('button', { name: '下载简历' }).tap()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(fileName)
  expect(await readFile(await saved.path())).toEqual(content)

  await reading.getByRole('button', { name: '标记为已处理' }).tap()
  await expect(reading.getByText('已处理', { exact: true })).toBeVisible()
  await reading.getByRole('button', { name: '删除', exact: true }).scrollIntoViewIfNeeded()
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  await reading.getByRole('button', { name: '删除', exact: true }).tap()
  await page.getByRole('alertdialog', { name: '提示' }).getByRole('button', { name: '确定' }).tap()
  await expect(page.getByText('删除成功')).toBeVisible()
  await expect(reading).toHaveCount(0)
  await expect(rowOf(page, name)).toHaveCount(0)
})

test('A-161 a recording that cannot be played leaves its form as wide as the window', async ({
  reusedPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/none\.mp3/)
  await page.route('**/api/data-collection', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    const lost = { title: '方言朗读', description: '', audioUrl: '/upload/none.mp3' }
    await route.fulfill({ json: { ...body, data: { ...body.data, audioExamplesList: [lost] } } })
  })
  await openConsole(page, 'service-collection')
  await expect(page.getByText('音频无法播放')).toBeVisible()
  expect(await overhang(page)).toBeLessThanOrEqual(0)
})

/** Opens the menu as a drawer and taps an entry, opening the entry it lies under. */
async function chooseByThumb(page: Page, title: string, parent?: string) {
  await page.getByRole('button', { name: '打开菜单' }).tap()
  const menu = page.getByRole('dialog', { name: '菜单' })
  const entry = menu.getByRole('button', { name: title, exact: true })
  if (parent && !(await entry.isVisible())) await menu.getByRole('button', { name: parent }).tap()
  await entry.tap()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(menu).toHaveCount(0)
}
