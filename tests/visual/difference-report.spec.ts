import { chromium, expect, test as base, type Browser, type Page } from '@playwright/test'
import { readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromiumFlags, findChromium } from '#scripts/tasks/find-chromium.mjs'
import { axeFaults } from '#tests/e2e/fixtures/axe-faults.ts'
import { applyApproval } from './report/apply-approval.ts'
import type { ApprovalFile } from './report/approval-file.ts'
import { findDifferences, type FoundDifferences } from './report/found-differences.ts'

type Opened = { page: Page; found: FoundDifferences; open: (width?: number) => Promise<void> }

/** A report opened from its folder, as a designer does who unpacked it. What it asks another host for is a failure. */
const test = base.extend<{ opened: Opened; components: number }, { program: Browser }>({
  components: [2, { option: true }],
  program: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from here
    async ({}, use) => {
      const program = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
      await use(program)
      await program.close()
    },
    { scope: 'worker' },
  ],
  opened: async ({ components, program }, use) => {
    const found = await findDifferences(components)
    const context = await program.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    const foreign: string[] = []
    const errors: string[] = []
    page.on('request', (request) => {
      if (!/^(file|data|blob):/.test(request.url())) foreign.push(request.url())
    })
    page.on('pageerror', ({ message }) => errors.push(message))
    const open = async (width = 1280) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(pathToFileURL(found.page).href)
    }
    await use({ page, found, open })
    await context.close()
    rmSync(dirname(found.folder), { recursive: true })
    expect({ foreign, errors }).toEqual({ foreign: [], errors: [] })
  },
})

test('two pictures are compared by slider, by blinking, side by side and by their difference', async ({
  opened,
}) => {
  const { page, open } = opened
  await open()
  const images = page.locator('#stage img')
  await expect(images).toHaveCount(2)
  await expect
    .poll(() => images.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0)))
    .toBe(true)
  const slider = page.getByRole('slider')
  const clip = () =>
    page
      .locator('.layer')
      .nth(1)
      .evaluate((layer) => getComputedStyle(layer).clipPath)
  await slider.focus()
  await slider.press('Home')
  expect(await clip()).toBe('inset(0px 0px 0px 0%)')
  await slider.press('End')
  expect(await clip()).toBe('inset(0px 0px 0px 100%)')

  await page.keyboard.press('b')
  await page.getByRole('button', { name: '暂停闪烁' }).click()
  const shows = () => page.locator('#blink-shows').textContent()
  const first = await shows()
  await page.keyboard.press('b')
  expect(await shows()).not.toBe(first)

  await page.keyboard.press('v')
  await expect(page.locator('#stage figcaption')).toHaveText([/认可的 .*200/, /新的 .*240/])
  await page.keyboard.press('d')
  await expect(page.getByRole('img', { name: /差异/ })).toBeVisible()
})

test('what is ticked by keys is downloaded and approved, under the name that was asked for', async ({
  opened,
}) => {
  const { page, found, open } = opened
  await open()
  await page.keyboard.press('a')
  await page.keyboard.press('a')
  await expect(page.locator('#tally')).toHaveText(/已认可 2 \/ \d+/)
  const download = page.getByRole('button', { name: /下载认可文件/ })
  await download.click()
  await expect(page.getByText('请填写认可人')).toBeVisible()
  await page.getByLabel(/认可人/).fill('李设计')
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toMatch(/^approval-[\d-]+-李设计\.json$/)
  const path = test.info().outputPath('approval.json')
  await file.saveAs(path)

  const text = readFileSync(path, 'utf8')
  const names = (JSON.parse(text) as ApprovalFile).pictures.map(({ name }) => name)
  expect(names).toHaveLength(2)
  expect(names[0]).toMatch(/^design-system-part-0--/)
  const before = await found.store.tells()
  const applied = await applyApproval(text, found.shots, found.store)
  expect(applied).toMatchObject({ names, by: '李设计' })
  const after = await found.store.tells()
  for (const name of names) expect(after.get(name)).not.toBe(before.get(name))

  await page.reload()
  await expect(page.locator('#tally')).toHaveText(/已认可 2/)
  await expect(page.getByLabel(/认可人/)).toHaveValue('李设计')
})

test('single keys can be switched off, and write in fields', async ({ opened }) => {
  const { page, open } = opened
  await open()
  await page.getByLabel('备注').fill('')
  await page.getByLabel('备注').press('a')
  await expect(page.getByLabel('备注')).toHaveValue('a')
  await expect(page.locator('#place')).toHaveText(/^1 /)
  await page.getByLabel('单键快捷键').uncheck()
  await page.keyboard.press('j')
  await expect(page.locator('#place')).toHaveText(/^1 /)
  await page.getByLabel('单键快捷键').check()
  await page.keyboard.press('j')
  await expect(page.locator('#place')).toHaveText(/^2 /)
})

test('a story is opened where its Storybook stands', async ({ opened }) => {
  const { page, open } = opened
  await open()
  await page.getByLabel('Storybook 地址').fill('https://design.example/storybook')
  await expect(page.getByRole('link', { name: /Storybook/ })).toHaveAttribute(
    'href',
    /^https:\/\/design\.example\/storybook\/\?path=\/story\/design-system-part-0--/,
  )
})

for (const width of [360, 768, 1280, 1920]) {
  test(`the report can be used by everybody at ${width} px, light and dark`, async ({ opened }, testInfo) => {
    const { page, open } = opened
    await open(width)
    await page.keyboard.press('a')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: testInfo.outputPath(`report-${colorScheme}.png`) })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), colorScheme).toBe(width)
      expect(await axeFaults(page), colorScheme).toEqual([])
    }
  })
}

test.describe('200 differences', () => {
  test.use({ components: 50 })
  test('load no more pictures than are looked at', async ({ opened }) => {
    const { page, open } = opened
    const loaded = new Set<string>()
    page.on('request', (request) => {
      if (/\.(png|webp)$/.test(request.url())) loaded.add(request.url())
    })
    await open()
    expect(await page.locator('#groups button').count()).toBe(200)
    await page.keyboard.press('j')
    await expect(page.locator('#place')).toHaveText(/^2 /)
    // Those of the two that were shown and of the one that comes next.
    expect(loaded.size).toBeLessThanOrEqual(6)
  })
})
