import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
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
  await chooseScenario(bar, 'empty')
  await expect(bar.getByText('模拟场景：没有内容')).toBeVisible()
  await expect(firstDefault).toBeAttached()
  await bar.getByText('模拟场景：没有内容').click()
  await bar.getByRole('button', { name: '还原数据' }).click()
  await expect(bar.getByText('模拟场景：正常')).toBeVisible()
  await expect(firstDefault).not.toBeAttached()
})

test('choosing a scenario keeps where one is: path, query and place', async ({ page }) => {
  const bar = page.getByRole('complementary', { name: '模拟数据' })
  await page.goto('/cases?page=2&from=nav&scenario=long#main')
  await bar.getByText('模拟场景：').click()
  await chooseScenario(bar, 'many')
  await expect(page).toHaveURL(/\/cases\?page=2&from=nav&scenario=many#main$/)
})

test('the bar can be reached by pointer and keyboard while a dialog is open', async ({ page }) => {
  const bar = page.getByRole('complementary', { name: '模拟数据' })
  await page.goto('/')
  const dialog = page.locator('dialog:modal')
  await expect(async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: /微信/ }).click()
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await bar.getByText('模拟场景：正常').click()
  await expect(bar.getByRole('combobox')).toBeVisible()
  await expect(dialog).toBeVisible()
  await bar.getByRole('combobox').focus()
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('button', { name: '应用' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(bar.getByText('模拟场景：正常')).toBeVisible()
})

test('a scenario with a typo is told with the nearest names, one press away', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  const refused = await page.goto('/cases?page=2&scenario=mnay')
  expect(refused?.status()).toBe(400)
  await page.getByRole('link', { name: 'many', exact: true }).click()
  await expect(page).toHaveURL(/\/cases\?page=2&scenario=many$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('without a driver: the mock host imports neither Sequelize nor sqlite3', async ({ mockSite }) => {
  const bundled = textOf('mock-host.js')
  expect(bundled).not.toMatch(/SequelizeBaseError|["'](sqlite3|pg)["']/)
  // The words by which they would be found.
  expect(textOf('host.js')).toMatch(/SequelizeBaseError[^]*["']sqlite3["']/)
  expect((await fetch(`${mockSite.origin}/readyz`)).status).toBe(200)
})

/** A bundled program with all files that it may load, each once. */
function textOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return ''
  seen.add(file)
  const text = readFileSync(join(projectRoot, 'build', file), 'utf8')
  const parts = [...text.matchAll(/["']\.\/(?:parts\/)?([\w-]+\.js)["']/g)]
  return text + parts.map(([, name]) => textOf(`parts/${name}`, seen)).join('')
}

/** Chooses from the bar's list once the page's script has come: before it, choosing alone does nothing. */
async function chooseScenario(bar: Locator, name: string) {
  const scenarios = bar.getByRole('combobox', { name: '换为', exact: true })
  // The bar's script comes after the page's own: only what React has woken hears of a choice.
  await expect
    .poll(() =>
      scenarios.evaluate((select) => Object.keys(select).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)
  await scenarios.selectOption(name)
}
