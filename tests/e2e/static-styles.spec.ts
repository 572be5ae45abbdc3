import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

// Each test only reads: all workers take them, up to the end of the run.
test.describe.configure({ mode: 'parallel' })

/** How many rules stand in style elements of the page, of components. */
const rulesOfItsOwn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('style')].reduce(
      (sum, { sheet }) => sum + (sheet?.cssRules.length ?? 0),
      0,
    ),
  )

const awake = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')

for (const address of ['/', '/about', '/contact', '/apply', '/government-cases/soil-submission'])
  test(`${address} comes alive without making a style`, async ({ page }) => {
    await page.addInitScript(noteInsertedRules)
    await page.goto(address)
    await awake(page)
    await page.waitForLoadState('networkidle')
    expect(await rulesOfItsOwn(page)).toBe(0)
    // Into the style file neither: the browser would lay out the whole page again.
    expect(await insertedRules(page)).toEqual([])
  })

/** Runs in the page. */
function noteInsertedRules() {
  const insert = CSSStyleSheet.prototype.insertRule
  const inserted: string[] = []
  Object.assign(window, { inserted })
  CSSStyleSheet.prototype.insertRule = function (rule, place) {
    inserted.push(rule)
    return insert.call(this, rule, place)
  }
}

const insertedRules = (page: Page) =>
  page.evaluate(() => (window as unknown as { inserted: string[] }).inserted)

test('reached inside the site, a page looks as it does when it is opened', async ({ keptPage: page }) => {
  const lookOf = () =>
    page.locator('main > * > *, main h1, main h2').evaluateAll((elements) =>
      elements.map((element) => {
        const { color, display, fontSize, padding } = getComputedStyle(element)
        return [color, display, fontSize, padding].join(' ')
      }),
    )
  await page.goto('/terms')
  await awake(page)
  const opened = await lookOf()
  await page.goto('/')
  await awake(page)
  await page.getByRole('contentinfo').getByRole('link', { name: '服务条款' }).click()
  await page.waitForURL('**/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/服务条款/)
  // What lies below comes a moment after the heading.
  await expect.poll(lookOf).toEqual(opened)
})

test('X-55 a page whose style file is lost asks for it once more, then comes alive as plain HTML', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const asked: string[] = []
  await page.route('**/assets/*.css*', (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.abort()
  })
  await page.goto('/')
  await awake(page)
  expect(asked).toEqual(['', '?again'])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await rulesOfItsOwn(page)).toBe(0)
})

test('X-55 a page whose style file comes at the second try has it, and makes nothing', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await page.route(/\/assets\/[^?]*\.css$/, (route) => route.abort())
  await page.goto('/')
  await awake(page)
  expect(await rulesOfItsOwn(page)).toBe(0)
  expect(await headerPosition(page)).toBe('fixed')
})

test('without script and without its style file a page is still read', async ({ plainPage, site }) => {
  await plainPage.route('**/assets/*.css*', (route) => route.abort())
  await plainPage.goto(site.origin)
  await expect(plainPage.getByRole('heading', { level: 1 })).toBeVisible()
  await plainPage.unrouteAll()
})

const headerPosition = (page: Page) =>
  page.getByRole('banner').evaluate((banner) => getComputedStyle(banner).position)
