import type { Page } from '@playwright/test'
import { demoAdministrator } from '#mocks/accounts.ts'
import { hasSubMenu, titles, type MenuKey } from '#app/admin/shell/menu.ts'
import { openByAddress, openByLogin } from './fixtures/console.ts'
import { expect, test as base } from './fixtures/test.ts'

const test = base.extend({ baseURL: async ({ mockSite }, use) => use(mockSite.origin) })

test.describe.configure({ timeout: 120_000 })

// Hardly higher than the least height at which a bar stays in sight (filter-bar.styles.ts).
test.use({ viewport: { width: 1280, height: 500 } })

const keys = (Object.keys(titles) as MenuKey[]).filter((key) => !hasSubMenu(key))

/** Panels and tabs (by their place in the row) that have no list to scroll. */
const withoutList = [
  // Counts and links to panels.
  'dashboard',
  // Forms of one record each.
  ...['site-settings', 'service-collection', 'service-bpo', 'about-content'],
  ...['service-data 1', 'service-map 1', 'service-industry 1', 'annotation-platform 1'],
  ...['case-soil-submission 1', 'case-land-extension 1', 'case-data-autonomous-driving 1'],
]

/** Lists that are wider than their place at 1280 px: their heads leave with the rows (data-table.styles.ts). */
const sideways: Readonly<Record<string, string>> = { 'qualification-certification': '资质认证列表' }

test('A-008 in every panel and tab the bar and the head of a list stay below the header when it scrolls', async ({
  reusedPage: page,
}) => {
  await page.goto('/healthz?mock=many')
  await openByLogin(page, demoAdministrator)
  for (const key of keys) {
    await openByAddress(page, key)
    const tabs = await page.getByRole('main').getByRole('tab').all()
    for (const [index, tab] of (tabs.length > 0 ? tabs : [undefined]).entries()) {
      await tab?.click()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      const name = tab ? `${key} ${index + 1}` : key
      const faults = [
        ...(withoutList.includes(name) ? ['there is no list'] : []),
        ...(sideways[name] ? [`${sideways[name]}: it scrolls sideways`] : []),
      ]
      // A table is measured after it is drawn: until then it may scroll sideways by itself.
      await expect.poll(() => faultsOfScrolled(page), { message: name }).toEqual(faults)
    }
  }
})

/** Scrolls each list until its upper half has left, and reads where its bar and its head are. */
function faultsOfScrolled(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const main = document.querySelector<HTMLElement>('main')!
    const tables = [...main.querySelectorAll<HTMLTableElement>('table')]
    if (tables.length === 0) return ['there is no list']
    // A short list, too, can then be scrolled beyond the header.
    main.style.paddingBottom = '100vh'
    const headerEnd = document.querySelector('header')!.getBoundingClientRect().bottom
    const faults: string[] = []
    for (const table of tables) {
      const list = table.closest('section')!
      const fault = (text: string) => void faults.push(`${list.getAttribute('aria-label')}: ${text}`)
      const bar = list.parentElement!.querySelector('[role="group"][aria-label$="工具栏"]')?.parentElement
      if (!bar) fault('there is no bar')
      if (table.tBodies[0]!.rows.length < 2) fault('there are no rows to scroll')
      const { top, height } = table.getBoundingClientRect()
      const away = (height - table.tHead!.offsetHeight) / 2
      const line = headerEnd + (bar?.offsetHeight ?? 0)
      window.scrollTo({ top: window.scrollY + top + away - line, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const barStart = bar?.getBoundingClientRect().top ?? headerEnd
      if (barStart < headerEnd - 1) fault(`the bar begins at ${barStart} px`)
      const { scrollWidth, clientWidth } = table.parentElement!
      // Widths are rounded: by one pixel nothing is out of sight.
      if (scrollWidth > clientWidth + 1) {
        fault('it scrolls sideways')
        continue
      }
      const heading = table.querySelector('thead th:last-child')!
      const box = heading.getBoundingClientRect()
      const met = document.elementFromPoint(box.left + box.width / 2, (box.top + box.bottom) / 2)
      if (!heading.contains(met)) fault(`the head lies at ${box.top} px`)
    }
    return faults
  })
}
