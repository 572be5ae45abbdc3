import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { call, signIn, visitorMessage } from '../fixtures/api.ts'

const sent = '消息发送成功！我们会尽快回复您。'
const labels = { name: '姓名', phone: '电话', email: '邮箱', subject: '主题', message: '消息内容' } as const

test('P-013, P-024, P-407 a visitor sends a message from the home page, the form is emptied, and an administrator finds it', async ({
  reusedPage: page,
  site,
}) => {
  await page.goto('/')
  await fill(page, { ...visitorMessage, subject: '带脚本发送' })
  await send(page)
  await expect(page.getByText(sent)).toBeVisible()
  for (const label of Object.values(labels)) await expect(field(page, label)).toHaveValue('')
  expect(await subjectsStored(site.origin)).toContain('带脚本发送')
})

test('P-024, P-401 who asked about a service finds the form in view with its subject', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/data-annotation')
  await page.getByRole('link', { name: '咨询合作' }).click()
  await page.waitForURL('**/contact?topic=*#message')
  await expect(field(page, '主题')).toHaveValue('咨询：数据标注')
  await expect(page.getByRole('heading', { name: '在线留言' })).toBeInViewport()
})

test('5.1 an empty form shows the five messages on submit and sends nothing', async ({
  reusedPage: page,
}) => {
  let posts = 0
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0))
  const live = page.waitForResponse(/message-form-live/)
  await page.goto('/')
  await field(page, '姓名').focus()
  await live
  await field(page, '姓名').fill('')
  await send(page)
  for (const text of ['请输入姓名', '请输入邮箱', '请输入电话', '请输入主题', '请输入消息内容']) {
    await expect(form(page).getByText(text, { exact: true })).toBeVisible()
  }
  expect(posts).toBe(0)
})

test('5.1 a field left with a wrong value says so at once', async ({ reusedPage: page }) => {
  await page.goto('/')
  // Only once the script has come is there anything that could say so.
  await expect(async () => {
    await field(page, '邮箱').fill('not-an-address')
    await field(page, '邮箱').blur()
    await expect(form(page).getByText('请输入正确的邮箱格式', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await field(page, '电话').fill('12800138000')
  await field(page, '电话').blur()
  await expect(form(page).getByText('请输入正确的手机号码', { exact: true })).toBeVisible()
})

test('what was typed before the script arrived is never lost', async ({ page }) => {
  let letScriptsThrough = () => {}
  const scriptsMayLoad = new Promise<void>((resolve) => (letScriptsThrough = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await scriptsMayLoad
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await fill(page, visitorMessage)
  letScriptsThrough()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
  await expect(field(page, '姓名')).toHaveValue(visitorMessage.name)
  await expect(field(page, '消息内容')).toHaveValue(visitorMessage.message)
  await send(page)
  await expect(page.getByText(sent)).toBeVisible()
})

test('a network failure keeps every field and says so', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
  const live = page.waitForResponse(/message-form-live/)
  await page.goto('/')
  await field(page, '姓名').focus()
  await live
  await fill(page, visitorMessage)
  await page.route('**/api/contact/add', (route) => route.abort())
  await send(page)
  await expect(page.getByText('网络错误，请稍后重试')).toBeVisible()
  await expect(field(page, '消息内容')).toHaveValue(visitorMessage.message)
  await page.unroute('**/api/contact/add')
  await send(page)
  await expect(page.getByText(sent)).toBeVisible()
})

test('a dialog that is closed while the network is away takes nothing along: the page stays, and what was typed on it', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await fill(page, visitorMessage)
  const opener = page.getByRole('contentinfo').getByRole('button', { name: '电话' })
  const dialog = page.getByRole('dialog', { name: '电话' })
  for (const close of [
    () => dialog.getByRole('button', { name: '关闭' }).first().click(),
    () => page.goBack(),
  ]) {
    await opener.click()
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/#dialog$/)
    await context.setOffline(true)
    await close()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
    await expect(field(page, '消息内容')).toHaveValue(visitorMessage.message)
    await context.setOffline(false)
  }
})

test.describe('without JavaScript', () => {
  // Nothing tells Playwright that a press has missed where no script runs, and after five fields the page still glides.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  test('the page reads and the message is sent as an ordinary form post', async ({
    reusedPage: page,
    site,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fill(page, { ...visitorMessage, subject: '无脚本发送' })
    await send(page)
    await expect(page.getByText(sent)).toBeVisible()
    expect(await subjectsStored(site.origin)).toContain('无脚本发送')
  })

  test('a refused form comes back filled, with its field messages', async ({
    reusedPage: page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 400/)
    await page.goto('/')
    await fill(page, { ...visitorMessage, phone: '110' })
    await send(page)
    await expect(form(page).getByText('请输入正确的手机号码', { exact: true })).toBeVisible()
    await expect(field(page, '消息内容')).toHaveValue(visitorMessage.message)
  })
})

function form(page: Page) {
  return page.getByRole('form', { name: '在线留言' })
}

function field(page: Page, label: string) {
  return form(page).getByLabel(label)
}

async function fill(page: Page, message: Record<keyof typeof labels, string>) {
  for (const [name, label] of Object.entries(labels) as [keyof typeof labels, string][]) {
    await field(page, label).fill(message[name])
  }
}

function send(page: Page) {
  return form(page).getByRole('button', { name: '发送消息' }).click()
}

async function subjectsStored(origin: string) {
  const token = await signIn(origin)
  const { data } = await call<{ subject: string }[]>(origin, 'GET /api/contact/admin/list', { token })
  return data.map(({ subject }) => subject)
}
