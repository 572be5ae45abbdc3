import type { Locator } from '@playwright/test'
import { visitorMessage } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/test.ts'

// What visitors send in a browser whose scripts are off; what they read: ../no-script-pages.spec.ts.

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })

test('a link to details unfolds them under their section, and leads back', async ({ reusedPage: page }) => {
  await page.goto('/about')
  const detail = page.locator('a[href$="#news-1"]').first()
  const panel = page.locator('#news-1')
  await expect(panel).toBeHidden()
  await detail.click()
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('heading', { level: 3 })).toBeVisible()
  await panel.getByRole('link', { name: '收起' }).click()
  await expect(panel).toBeHidden()
})

test('P-080 the menu of a phone opens and leads on', async ({ reusedPage: page }) => {
  await page.goto('/about')
  const menu = page.getByRole('navigation', { name: '移动端导航' })
  await expect(menu).toBeHidden()
  await page.getByRole('banner').locator('summary').click()
  await menu.getByRole('link', { name: '测绘服务' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '测绘服务' })).toBeVisible()
})

test('P-404 the message form of the contact page answers what is wrong, keeps what was typed, and sends it', async ({
  reusedPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  await page.goto('/contact')
  const form = page.getByRole('form', { name: '在线留言' })
  const { name, email, phone, message } = visitorMessage
  await fillIn(form, { 姓名: name, 邮箱: email, 电话: phone, 主题: '合作', 消息内容: message })
  await form.getByRole('button', { name: '发送消息' }).click()
  await expect(form.getByText('主题长度在 5 到 50 个字符', { exact: true })).toBeVisible()
  await expect(form.getByLabel('消息内容')).toHaveValue(message)
  await fillIn(form, { 主题: '遥感影像标注合作' })
  await form.getByRole('button', { name: '发送消息' }).click()
  await expect(page.getByText('消息发送成功！我们会尽快回复您。')).toBeVisible()
})

test('a reload of the page that confirms a message sends nothing', async ({ reusedPage: page }) => {
  const posts: string[] = []
  await page.goto('/contact')
  const form = page.getByRole('form', { name: '在线留言' })
  const { name, email, phone, message } = visitorMessage
  await fillIn(form, { 姓名: name, 邮箱: email, 电话: phone, 主题: '航测影像标注', 消息内容: message })
  await form.getByRole('button', { name: '发送消息' }).click()
  await expect(page.getByText('消息发送成功！我们会尽快回复您。')).toBeVisible()
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.reload()
  await expect(page.getByText('消息发送成功！我们会尽快回复您。')).toBeVisible()
  expect(posts).toEqual([])
})

test('X-15 an application answers what is wrong, keeps what was typed, and is sent', async ({
  reusedPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  await page.goto('/apply')
  const form = page.getByRole('form', { name: '应聘申请' })
  await fillIn(form, { 姓名: '无脚本应聘者', 手机号码: '110', 邮箱: 'lin@example.com' })
  await send(form)
  await expect(form.getByText('请输入正确的手机号码', { exact: true })).toBeVisible()
  await expect(form.getByRole('list', { name: '要改的地方' }).getByRole('link')).toHaveCount(2)
  await expect(form.getByLabel('姓名')).toHaveValue('无脚本应聘者')
  await form.getByLabel('应聘岗位').selectOption({ index: 1 })
  await fillIn(form, { 手机号码: '13812345678' })
  await form.getByRole('checkbox', { name: /同意图联科技/ }).check()
  await send(form)
  await expect(page.getByText('简历提交成功！我们会尽快与您联系。')).toBeVisible()
})

const send = (form: Locator) => form.getByRole('button', { name: '提交申请' }).click()

async function fillIn(form: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value)
}
