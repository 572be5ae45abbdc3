import type { Page } from '@playwright/test'
import { call } from '../fixtures/api.ts'
import { pressByKeyboard, tabTo, typeByKeyboard } from '../fixtures/by-keyboard.ts'
import { openByLogin, openConsole, rowOf } from '../fixtures/console.ts'
import { drawnImage } from '../fixtures/drawn-image.ts'
import { applicationOf } from '../fixtures/an-application.ts'
import { expect, test } from '../fixtures/test.ts'

/* Each family of panels once, from the menu to the saved record, without a mouse. */

test('a list: a member is added, found, changed and deleted by keyboard', async ({
  reusedPage: page,
  site,
}) => {
  await openByLogin(page)
  await chooseByKeyboard(page, '核心成员')
  await pressByKeyboard(page, page.getByRole('button', { name: '新增核心成员' }).first())
  const adding = page.getByRole('dialog', { name: '新增核心成员' })
  await expect(adding.getByRole('textbox', { name: /^姓名/ })).toBeFocused()
  await page.keyboard.insertText('键盘成员')
  await typeByKeyboard(page, adding.getByRole('textbox', { name: /^职位/ }), '数据工程师')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('添加成功')).toBeVisible()
  // While the form is still leaving, keys are its own.
  await expect(adding).toHaveCount(0)

  await page.keyboard.press('/')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
  await page.keyboard.insertText('键盘成员')
  const row = rowOf(page, '键盘成员')
  await tabTo(page, row)
  await page.keyboard.press('Enter')
  const editing = page.getByRole('dialog', { name: '编辑核心成员' })
  await typeByKeyboard(page, editing.getByRole('textbox', { name: /^职位/ }), '数据总监')
  // Esc asks, and asked again the form stays.
  await page.keyboard.press('Escape')
  await expect(question(page)).toContainText('有未保存的修改')
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(editing).toHaveCount(0)
  await expect(row).toContainText('数据总监')
  const { data } = await call<{ name: string; position: string }[]>(
    site.origin,
    'GET /api/core-member/enabled',
  )
  expect(data.find(({ name }) => name === '键盘成员')).toMatchObject({ position: '数据总监' })

  await pressByKeyboard(page, row.getByRole('button', { name: '删除' }))
  await pressByKeyboard(page, question(page).getByRole('button', { name: '确定' }))
  await expect(row).toHaveCount(0)
})

test('people: an application is read, its numbers are shown for a reason, and it is marked', async ({
  reusedPage: page,
  site,
}) => {
  const { name, idNumber } = await applicationOf(site.origin, '键盘应聘者')
  await openConsole(page)
  await chooseByKeyboard(page, '简历管理')
  await page.keyboard.press('/')
  await page.keyboard.insertText(name)
  await expect(rowOf(page, name)).toHaveCount(1)
  await pressByKeyboard(page, rowOf(page, name).getByRole('button', { name: '查看' }))
  const reading = page.getByRole('dialog', { name: '简历详情' })
  await expect(reading).not.toContainText(idNumber)
  await pressByKeyboard(page, reading.getByRole('button', { name: '查看完整信息' }))
  const asked = page.getByRole('dialog', { name: '查看完整信息' })
  await pressByKeyboard(page, asked.getByRole('radio', { name: '面试安排' }), 'Space')
  await pressByKeyboard(page, asked.getByRole('button', { name: '查看' }))
  await expect(reading).toContainText(idNumber)
  await pressByKeyboard(page, reading.getByRole('button', { name: '标记为已处理' }))
  await expect(reading.getByText('已处理', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reading).toHaveCount(0)
  await expect(rowOf(page, name).getByRole('button', { name: '标记为待处理' })).toBeVisible()
})

test('a single form: company information is read, changed and saved, and visitors see it', async ({
  reusedPage: page,
  site,
}) => {
  await openConsole(page)
  await chooseByKeyboard(page, '公司信息')
  await pressByKeyboard(page, page.getByRole('main').getByRole('button', { name: '编辑' }))
  await typeByKeyboard(page, page.getByRole('textbox', { name: /^企业使命/ }), '让每一条数据都有坐标')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('保存成功')).toBeVisible()
  const visitor = await page.context().newPage()
  await visitor.goto(`${site.origin}/about`)
  await expect(visitor.getByText('让每一条数据都有坐标').first()).toBeVisible()
})

test('several types: a module gets a picture by keyboard, in its gallery’s own dialog', async ({
  reusedPage: page,
}) => {
  await openConsole(page)
  await chooseByKeyboard(page, '政府数据服务')
  const open = page.getByRole('button', { name: /^管理图片/ }).first()
  await pressByKeyboard(page, open)
  const gallery = page.getByRole('dialog', { name: /图片管理$/ })
  const before = await gallery.getByRole('rowheader').count()
  await pressByKeyboard(page, gallery.getByRole('button', { name: '新增模块图片' }))
  const dialog = page.getByRole('dialog', { name: '新增模块图片' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    pressByKeyboard(page, dialog.getByRole('button', { name: /选择文件|上传|选择图片/ }).first()),
  ])
  await chooser.setFiles(await drawnImage('module.jpg'))
  await expect(dialog.getByRole('img')).toBeVisible()
  // The pressed button is gone with the picture; the focus stays in the dialog.
  await pressByKeyboard(page, dialog.getByRole('button', { name: '移除', exact: true }))
  await expect(dialog.locator(':focus')).toBeVisible()
  const [again] = await Promise.all([
    page.waitForEvent('filechooser'),
    pressByKeyboard(page, dialog.getByRole('button', { name: /选择文件|上传|选择图片/ }).first()),
  ])
  await again.setFiles(await drawnImage('module.jpg'))
  await expect(dialog.getByRole('img')).toBeVisible()
  await typeByKeyboard(page, dialog.getByRole('textbox', { name: /标题/ }), '键盘图片')
  await page.keyboard.press('Control+s')
  await expect(dialog).toHaveCount(0)
  await expect(gallery.getByRole('rowheader')).toHaveCount(before + 1)
  await page.keyboard.press('Escape')
  await expect(gallery).toHaveCount(0)
  await expect(open).toBeFocused()
})

test('cases: the tabs of autonomous driving are walked with arrows', async ({ reusedPage: page }) => {
  await openConsole(page)
  await chooseByKeyboard(page, '自动驾驶')
  const tabs = page.getByRole('main').getByRole('tab')
  await tabTo(page, tabs.first())
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await pressByKeyboard(page, page.getByRole('button', { name: '新增自动驾驶条目' }))
  const dialog = page.getByRole('dialog', { name: '新增自动驾驶条目' })
  await typeByKeyboard(page, dialog.getByRole('textbox', { name: /^标题/ }), '键盘条目')
  await page.keyboard.press('Control+s')
  await expect(rowOf(page, '键盘条目')).toBeVisible()
})

test('a wrong form says how much is wrong, and leads to each field', async ({ reusedPage: page }) => {
  await openConsole(page)
  await chooseByKeyboard(page, '案例列表')
  await pressByKeyboard(page, page.getByRole('button', { name: '新增案例' }).first())
  const dialog = page.getByRole('dialog', { name: '新增案例' })
  await dialog.getByRole('textbox').first().waitFor()
  await page.keyboard.press('Control+s')
  const summary = dialog.getByRole('group', { name: /处需要修改/ })
  await expect(summary).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
  const last = summary.getByRole('link').or(summary.getByRole('button')).last()
  await pressByKeyboard(page, last)
  await expect(dialog.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

const question = (page: Page) => page.getByRole('alertdialog', { name: '提示' })

/** Types a part of the entry's name into the menu's search and presses Enter on what is left. */
async function chooseByKeyboard(page: Page, title: string) {
  const menu = page.getByRole('navigation').first()
  await typeByKeyboard(page, menu.getByRole('searchbox'), title)
  await pressByKeyboard(page, menu.getByRole('button', { name: title, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
}
