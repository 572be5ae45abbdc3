import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

// Each test only reads: all workers take them, up to the end of the run.
test.describe.configure({ mode: 'parallel' })

/** The rules in style elements of the page, in their order, as the browser understands them. */
const rulesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('style')].flatMap(({ sheet }) =>
      Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText),
    ),
  )

/** Without the empty rules by which styled-components finds its components' rules again. */
const withoutMarkers = (rules: string[]) => rules.filter((rule) => !rule.startsWith('data-styled'))

const awake = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')

for (const address of ['/', '/about', '/contact', '/apply', '/government-cases/soil-submission'])
  test(`${address} comes alive with the styles that it was printed with`, async ({
    page,
    plainPage,
    site,
  }) => {
    await plainPage.goto(site.origin + address)
    const printed = withoutMarkers(await rulesOf(plainPage))
    expect(printed.length).toBeGreaterThan(100)
    await page.goto(address)
    await awake(page)
    await page.waitForLoadState('networkidle')
    expect(withoutMarkers(await rulesOf(page))).toEqual(printed)
  })

test('reached inside the site, a page looks as it does when it is opened', async ({ reusedPage: page }) => {
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
