import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { demoAdministrator } from '#mocks/accounts.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { expect, test as base } from './fixtures/test.ts'
import { axeFaults } from './fixtures/axe-faults.ts'
import { editFirst, openByAddress, openByLogin, rowOf } from './fixtures/console.ts'

const test = base.extend({ baseURL: async ({ mockSite }, use) => use(mockSite.origin) })

test('the mocks serve the home page and say which account to use', async ({ reusedPage: page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/admin')
  await expect(page.locator('code')).toHaveCount(2)
  const [username = '', password = ''] = await page.locator('code').allTextContents()
  await openByLogin(page, { username, password })
})

test('?scenario=empty shows the built-in defaults, and the choice stays for the browser', async ({
  reusedPage: page,
}) => {
  await page.goto('/?scenario=empty')
  await expect(page.locator('img[src*="/images/banner1.jpg"]').first()).toBeAttached()
  await page.goto('/')
  await expect(page.locator('img[src*="/images/banner1.jpg"]').first()).toBeAttached()
  await page.goto('/?scenario=normal')
  await expect(page.locator('img[src*="/images/banner1.jpg"]')).toHaveCount(0)
})

test('the bar finds scenarios by Chinese and technical name, and the first content can be put back', async ({
  reusedPage: page,
}) => {
  const firstDefault = page.locator('img[src*="/images/banner1.jpg"]').first()
  await page.goto('/')
  const bar = await openBar(page)
  await bar.getByRole('searchbox', { name: '搜索场景' }).fill('轮播图为空')
  await bar.getByRole('button', { name: '轮播图为空', exact: true }).click()
  await expect(bar.getByRole('heading', { name: '模拟数据：轮播图为空' })).toBeVisible()
  await page.reload()
  await expect(firstDefault).toBeAttached()
  const again = await openBar(page)
  await again.getByRole('searchbox', { name: '搜索场景' }).fill('empty-banner')
  await expect(again.getByRole('button', { name: '轮播图为空', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await again.getByRole('button', { name: '还原数据' }).click()
  await expect(again.getByRole('heading', { name: '模拟数据：正常' })).toBeVisible()
  await page.reload()
  await expect(firstDefault).not.toBeAttached()
})

test('choosing keeps where one is: path, query and place', async ({ reusedPage: page }) => {
  await page.goto('/cases?page=2&from=nav&scenario=long#main')
  const bar = await openBar(page)
  await bar.getByRole('searchbox', { name: '搜索场景' }).fill('many')
  await bar.getByRole('button', { name: '记录很多', exact: true }).click()
  await expect(page).toHaveURL(/\/cases\?page=2&from=nav&mock=many#main$/)
})

test('the bar works over a native dialog, by pointer and keyboard', async ({ reusedPage: page }) => {
  await page.goto('/')
  const dialog = page.locator('dialog:modal')
  await expect(async () => {
    // Open, it would let no click through.
    const shown = await dialog.isVisible()
    if (!shown)
      await page.getByRole('contentinfo').getByRole('button', { name: /微信/ }).click({ timeout: 5000 })
    await expect(dialog).toBeVisible({ timeout: 5000 })
  }).toPass()
  const bar = await openBar(page)
  await expect(bar.getByRole('searchbox', { name: '搜索场景' })).toBeFocused()
  await page.keyboard.type('slow')
  await bar.getByRole('button', { name: '响应缓慢', exact: true }).click()
  await expect(bar.getByRole('heading', { name: '模拟数据：响应缓慢' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('button', { name: '模拟数据：响应缓慢' })).toBeFocused()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(bar.getByRole('button', { name: '模拟数据：响应缓慢' })).toBeVisible()
})

test('typed, then the save fails, then it works: over a dialog of the console, without a reload', async ({
  reusedPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/)
  await openByLogin(page, demoAdministrator)
  await openByAddress(page, 'partner')
  await editFirst(page)
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox', { name: /企业名称/ })
  await name.fill('改过的名称')
  await page.keyboard.press('Alt+m')
  const bar = page.locator('mock-bar')
  await expect(bar.getByRole('searchbox', { name: '搜索场景' })).toBeFocused()
  await bar.getByRole('textbox', { name: '情境' }).fill('save@partner=503(正在维护),times:1')
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('heading', { name: /^模拟数据：save@partner/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('正在维护').first()).toBeVisible()
  await expect(name).toHaveValue('改过的名称')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, '改过的名称')).toBeVisible()
  const open = await openBar(page)
  await open.getByText('POST /api/partner/update').first().click()
  await expect(open.getByRole('group', { name: '发送' }).first()).toContainText('改过的名称')
  await expect(open.getByText('POST /api/partner/update 503')).toBeVisible()
  expect(await axeFaults(page, { within: 'mock-bar' })).toEqual([])
})

test('nothing of it is in the product: no bar, no calls, no situations', async ({ site }) => {
  for (const path of ['bar.js', 'scenarios', 'situation', 'calls', 'clock'])
    expect((await fetch(`${site.origin}/mock/${path}`)).status, path).toBe(404)
  const shipped = ['host.js', 'server/assets/server.js'].map((file) => textOf(file)).join('')
  const assets = readdirSync(join(projectRoot, 'build/client/assets')).filter((file) => file.endsWith('.js'))
  const sent = assets
    .map((file) => readFileSync(join(projectRoot, 'build/client/assets', file), 'utf8'))
    .join('')
  const mocked = textOf('mock-host.js') + readFileSync(join(projectRoot, 'build/mock-bar/bar.js'), 'utf8')
  // Words by which it would be found; letters of other alphabets are escaped in some bundles.
  for (const word of ['mock-tester', 'load-fails', 'wrong-shape'])
    expect([word, shipped.includes(word), sent.includes(word), mocked.includes(word)]).toEqual([
      word,
      false,
      false,
      true,
    ])
})

test('a scenario with a typo is told with the nearest names, one press away', async ({
  reusedPage: page,
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
  const path = join(projectRoot, 'build', file)
  // Packages name files of their own, which are none of the bundle's.
  if (!existsSync(path)) return ''
  const text = readFileSync(path, 'utf8')
  const parts = [...text.matchAll(/["']\.\/(?:parts\/)?([\w-]+\.js)["']/g)]
  return text + parts.map(([, name]) => textOf(`parts/${name}`, seen)).join('')
}

/** Opens the bar by its dot, once its script has come. */
async function openBar(page: Page) {
  const bar = page.locator('mock-bar')
  await bar.getByRole('button', { name: /^模拟数据：/ }).click()
  return bar
}
