import type { Page } from '@playwright/test'
import { axeFaults } from './fixtures/axe-faults.ts'
import { openConsole } from './fixtures/console.ts'
import { endFading } from './fixtures/end-fading.ts'
import { overhang } from './fixtures/overhang.ts'
import { resize } from './fixtures/resize.ts'
import { expect, test } from './fixtures/test.ts'

// Each test only reads or has its own browser storage, so all workers share them until the run's end.
test.describe.configure({ mode: 'parallel' })

const grounds = { light: 'rgb(255, 255, 255)', dark: 'rgb(7, 17, 36)' }

const rootOf = (page: Page) => page.locator('html')
const shownTheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

async function keepTheme(page: Page, origin: string, theme: string) {
  await page.context().addCookies([{ name: 'theme', value: theme, url: origin }])
}

test('a visitor chooses a theme in the footer; it changes at once, survives a reload and other pages, and offends no policy', async ({
  reusedPage: page,
  site,
}) => {
  await page.goto('/')
  await page.locator('footer summary', { hasText: '显示模式' }).scrollIntoViewIfNeeded()
  await page.locator('footer summary', { hasText: '显示模式' }).click()
  await page.getByRole('radio', { name: /^深色/ }).check()
  expect(await shownTheme(page)).toBe('dark')
  expect(await groundOf(page)).toBe(grounds.dark)
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#071124')

  await page.reload()
  expect(await shownTheme(page)).toBe('dark')
  await page.goto(`${site.origin}/about`)
  expect(await groundOf(page)).toBe(grounds.dark)
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '联系我们' }).click()
  await page.waitForURL('**/contact')
  expect(await shownTheme(page)).toBe('dark')
})

test('one press in the header leads to large text and one back', async ({ reusedPage: page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: '适老版' }).click()
    expect(await shownTheme(page)).toBe('senior')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px')
    await page.getByRole('banner').getByRole('button', { name: '标准版' }).click()
    expect(await shownTheme(page)).toBe('light')
  }
})

test('on a network that brings no script file a choice still changes the page and is kept', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  await page.locator('footer summary', { hasText: '显示模式' }).click()
  await page.getByRole('radio', { name: /^深色/ }).check()
  expect(await shownTheme(page)).toBe('dark')
  await page.getByRole('banner').getByRole('button', { name: '适老版' }).click()
  expect(await shownTheme(page)).toBe('senior')
  await page.reload()
  expect(await shownTheme(page)).toBe('senior')
})

test('what was chosen while the script was on its way is what the page shows afterwards', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('footer summary', { hasText: '显示模式' }).click()
  await page.getByRole('radio', { name: /^深色/ }).check()
  release()
  await expect(rootOf(page)).toHaveAttribute('data-hydrated', 'yes')
  await page.mouse.move(10, 10)
  await page.waitForLoadState('networkidle')
  expect(await shownTheme(page)).toBe('dark')
  await expect(page.getByRole('radio', { name: /^深色/ })).toBeChecked()
  await page.getByRole('radio', { name: /^大字/ }).check()
  await expect(rootOf(page)).toHaveAttribute('data-theme', 'senior')
})

for (const path of ['/', '/admin']) {
  test(`the kept theme of ${path} stands before anything is painted, though no script file comes`, async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/)
    await keepTheme(page, site.origin, 'dark')
    await page.route('**/*.js', (route) => route.abort())
    await page.addInitScript(() => {
      const record = window as unknown as { seen: string[] }
      record.seen = []
      const note = () =>
        record.seen.push(
          `${document.documentElement.dataset.theme} ${document.body && getComputedStyle(document.body).backgroundColor}`,
        )
      requestAnimationFrame(note)
      addEventListener('DOMContentLoaded', note)
      new PerformanceObserver(note).observe({ type: 'paint', buffered: true })
    })
    await page.goto(path, { waitUntil: 'load' })
    await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length >= 2)
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen.filter((state) => !state.startsWith('dark'))).toEqual([])
    expect(await groundOf(page)).toBe(grounds.dark)
  })
}

test('where nobody chose, the console follows the device from its first frame and visitors see light colours', async ({
  reusedPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/admin', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.body)
  expect(await groundOf(page)).toBe(grounds.dark)
  await page.goto('/')
  expect(await groundOf(page)).toBe(grounds.light)
})

test('a value that is no theme counts as no choice', async ({ reusedPage: page, site }) => {
  await keepTheme(page, site.origin, 'large%22%3E')
  await page.goto('/')
  expect(await shownTheme(page)).toBe('light')
})

test('a choice made in the console is the visitors’ too, and logging out keeps it', async ({
  reusedPage: page,
}) => {
  await openConsole(page)
  await page.getByRole('button', { name: /^显示模式/ }).click()
  await page.getByRole('menuitem', { name: '素灰' }).click()
  expect(await shownTheme(page)).toBe('mourning')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '登录', exact: true }).waitFor()
  expect(await shownTheme(page)).toBe('mourning')
  await page.goto('/')
  expect(await shownTheme(page)).toBe('mourning')
})

test('a tab that is returned to follows what another one chose', async ({ reusedPage: page, site }) => {
  await page.goto('/')
  await keepTheme(page, site.origin, 'senior')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  expect(await shownTheme(page)).toBe('senior')
})

test('in mourning pictures are grey and what is fixed stays fixed', async ({ reusedPage: page, site }) => {
  await keepTheme(page, site.origin, 'mourning')
  await page.goto('/')
  const filters = await page.evaluate(() =>
    ['html', 'body', 'main', 'main img'].map((selector) => {
      const element = document.querySelector(selector)
      return element && getComputedStyle(element).filter
    }),
  )
  expect(filters).toEqual(['none', 'none', 'none', 'grayscale(1)'])
  // The header follows once the page is awake.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
  await page.mouse.wheel(0, 1200)
  await page.waitForFunction(() => window.scrollY > 600)
  const header = await page.getByRole('banner').boundingBox()
  expect(header?.y).toBe(0)
})

test('without JavaScript the page is light and readable, and offers no switch', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' })
  await context.addCookies([{ name: 'theme', value: 'dark', url: site.origin }])
  const page = await context.newPage()
  await page.goto(site.origin)
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await expect(page.locator('body')).toHaveCSS('background-color', grounds.light)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: '适老版' })).toBeHidden()
  await expect(page.getByText('显示模式').first()).toBeHidden()
  await context.close()
})

/** The rules that ask for colours and sizes; in light every rule is asked (accessibility.spec, public-pages.spec). */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'target-size']

for (const path of ['/', '/government-services']) {
  test(`${path} in every other theme at 360 and 1280 px has no fault of colours and sizes that axe finds and never scrolls sideways`, async ({
    reusedPage: page,
    site,
  }) => {
    // It wakes in the one that changes sizes; the others are turned to.
    await keepTheme(page, site.origin, 'senior')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const theme of ['senior', 'dark', 'mourning']) {
      // As a tab does that is returned to, after another one chose.
      await keepTheme(page, site.origin, theme)
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      expect(await shownTheme(page)).toBe(theme)
      await endFading(page)
      const only = theme === 'senior' ? [...rulesOfLook, 'color-contrast-enhanced'] : rulesOfLook
      for (const width of [360, 1280]) {
        const where = `in ${theme} at ${width} px`
        await resize(page, width)
        expect.soft(await overhang(page), where).toBeLessThanOrEqual(0)
        expect.soft(await axeFaults(page, { only }), where).toEqual([])
      }
    }
  })
}
