import type { MenuKey } from '#app/admin/shell/menu.ts'
import { allPageAddresses } from './fixtures/all-page-addresses.ts'
import { openByAddress, openConsole } from './fixtures/console.ts'
import { gzipSync } from 'node:zlib'
import { kilobytes, line, scriptsOf } from './fixtures/scripts-of.ts'
import { expect, test } from './fixtures/test.ts'
import { CONSOLE_MARK, weighFirstLoad } from './fixtures/weigh-scripts.ts'

/** Of a page with its styles, packed by gzip: two round trips of a new connection bring 43 KB. */
const HTML_BUDGET_KB = 30
const longPages: Record<string, number> = { '/': 33, '/about': 41, '/label': 41, '/contact': 34 }
/**
 * Limits for the console up to the dashboard, the kit that all lists share, and a panel's addition. The kit reached
 * 99 with merged edits and unbroken phone numbers.
 */
const CONSOLE_BUDGET_KB = 256
const LIST_KIT_BUDGET_KB = 99
const PANEL_BUDGET_KB = 62

// Other tests weigh the remaining public addresses: public-pages.spec and seo.spec on a phone,
// script-error-fallback.spec on a desktop.
for (const [address, widths] of [
  ['/', [360]],
  ['/about/news/1', [1280]],
  ['/cases/1', [1280]],
  ['/contact/jobs/1', [1280]],
  ['/search', [360, 1280]],
  ['/search?q=%E6%95%B0%E6%8D%AE', [360, 1280]],
  ['/privacy', [360, 1280]],
] as const)
  for (const width of widths)
    test(`at ${width} px ${address} loads at most its budget of script, none of it the console’s`, async ({
      reusedPage: page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await weighFirstLoad(page, address)
    })

test('a public page is at most its budget of HTML, its styles in it', async ({ site }) => {
  for (const address of allPageAddresses) {
    const html = await (await fetch(site.origin + address)).text()
    const size = gzipSync(html).length / 1024
    process.stdout.write(`${size.toFixed(1).padStart(8)} KB  ${address}\n`)
    expect(html, `${address} fetches no styles before it is painted`).not.toContain('rel="stylesheet"')
    expect(html, `${address} fetches its scripts behind what paints it`).not.toMatch(
      /<link rel="modulepreload"|<script [^>]*type="module"/,
    )
    expect.soft(size, address).toBeLessThanOrEqual(longPages[address] ?? HTML_BUDGET_KB)
  }
})

/** Panels of each family that hold no editor, in the order in which they are opened here. */
const panels: MenuKey[] = [
  'partner',
  'recruitment',
  'contact',
  'application',
  'service-government',
  'service-bpo',
  'audit',
]

test(`the console loads at most ${CONSOLE_BUDGET_KB} KB of script up to the dashboard, the first list ${LIST_KIT_BUDGET_KB} KB more, each panel after it ${PANEL_BUDGET_KB} KB`, async ({
  page,
}) => {
  const scripts = scriptsOf(page)
  await openConsole(page)
  await expect(page.getByRole('region', { name: '最近留言' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const first = scripts.take()
  process.stdout.write(`${kilobytes(first).toFixed(1).padStart(8)} KB  the console up to the dashboard\n`)
  expect(first.map(({ text }) => text).join(), 'what is counted is the console').toContain(CONSOLE_MARK)
  expect(first.filter(({ text }) => text.includes('ProseMirror'))).toEqual([])
  expect.soft(kilobytes(first)).toBeLessThanOrEqual(CONSOLE_BUDGET_KB)

  for (const key of panels) {
    await openByAddress(page, key)
    // Parts that come by themselves once the panel stands are counted with it.
    await page.waitForTimeout(500)
    const added = scripts.take()
    process.stdout.write(`${kilobytes(added).toFixed(1).padStart(8)} KB  more for ${key}\n`)
    expect
      .soft(kilobytes(added), `${key}: ${added.map(line).join('\n')}`)
      .toBeLessThanOrEqual(key === panels[0] ? LIST_KIT_BUDGET_KB : PANEL_BUDGET_KB)
  }
})
