import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#scripts/steps/project-root.mjs'
import { expect, test as base } from './fixtures/test.ts'
import { openConsole } from './fixtures/console.ts'

const test = base.extend({ baseURL: async ({ mockSite }, use) => use(mockSite.origin) })

test('the mocks serve the home page and say which account to use', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/admin')
  await expect(page.locator('code')).toHaveCount(2)
  const [username = '', password = ''] = await page.locator('code').allTextContents()
  await openConsole(page, { username, password })
})

test('?scenario=empty shows the built-in defaults, and the choice stays for the browser', async ({
  page,
}) => {
  await page.goto('/?scenario=empty')
  await expect(page.locator('img[src*="/images/banner1.jpg"]').first()).toBeAttached()
  await page.goto('/')
  await expect(page.locator('img[src*="/images/banner1.jpg"]').first()).toBeAttached()
  await page.goto('/?scenario=normal')
  await expect(page.locator('img[src*="/images/banner1.jpg"]')).toHaveCount(0)
})

test('the scenarios are offered on the page, and the first content can be put back', async ({ page }) => {
  const bar = page.getByRole('complementary', { name: '模拟数据' })
  const firstDefault = page.locator('img[src*="/images/banner1.jpg"]').first()
  await page.goto('/')
  await bar.getByText('模拟场景：正常').click()
  await bar.getByRole('combobox').selectOption('empty')
  await expect(bar.getByText('模拟场景：没有内容')).toBeVisible()
  await expect(firstDefault).toBeAttached()
  await bar.getByText('模拟场景：没有内容').click()
  await bar.getByRole('button', { name: '还原数据' }).click()
  await expect(bar.getByText('模拟场景：正常')).toBeVisible()
  await expect(firstDefault).not.toBeAttached()
})

test('without a driver: the mock host imports neither Sequelize nor sqlite3', async ({ mockSite }) => {
  const bundle = readFileSync(join(projectRoot, 'build/mock-host.js'), 'utf8')
  expect(bundle).not.toMatch(/from ["'](sequelize|sqlite3|pg)["']/)
  expect((await fetch(`${mockSite.origin}/readyz`)).status).toBe(200)
})
