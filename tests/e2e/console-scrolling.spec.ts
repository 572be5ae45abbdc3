import type { Page } from '@playwright/test'
import { demoAdministrator } from '#mocks/accounts.ts'
import { hasSubMenu, titles, type MenuKey } from '#app/admin/shell/menu.ts'
import { openByAddress, openByLogin } from './fixtures/console.ts'
import { expect, test as base } from './fixtures/test.ts'

/* Lists of sixty records, so that each scrolls under what stays in sight. */

const test = base.extend({ baseURL: async ({ mockSite }, use) => use(mockSite.origin) })

test.describe.configure({ timeout: 120_000 })

// Low enough that a page of ten rows does not fit.
test.use({ viewport: { width: 1280, height: 500 } })

const keys = (Object.keys(titles) as MenuKey[]).filter((key) => !hasSubMenu(key))

test('A-008 in every panel the bar and the head of a list stay below the header when it scrolls', async ({
  keptPage: page,
}) => {
  await page.goto('/healthz?mock=many')
  await openByLogin(page, demoAdministrator)
  let scrolled = 0
  for (const key of keys) {
    await openByAddress(page, key)
    let lists: ScrolledList[] = []
    // A table is measured after it is drawn: until then it may scroll sideways by itself.
    const faultsNow = async () => {
      lists = await scrolledLists(page)
      return lists.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))
    }
    await expect.poll(faultsNow, { message: key }).toEqual([])
    if (lists.length > 0) scrolled += 1
  }
  // The others have fewer rows than fit.
  expect(scrolled).toBeGreaterThan(15)
})

interface ScrolledList {
  name: string
  faults: string[]
}

/** Scrolls to the middle of each list that is longer than the window, and reads where its bar and its head are. */
function scrolledLists(page: Page): Promise<ScrolledList[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const headerEnd = document.querySelector('header')!.getBoundingClientRect().bottom
    const tables = [...document.querySelectorAll<HTMLElement>('main table')]
    const lists: ScrolledList[] = []
    for (const table of tables.filter(({ offsetHeight }) => offsetHeight > innerHeight)) {
      const { top, height } = table.getBoundingClientRect()
      window.scrollTo({ top: window.scrollY + top + (height - innerHeight) / 2, behavior: 'instant' })
      await frame()
      const list = table.closest('section')!
      const bar = list.parentElement!.querySelector('[role="group"][aria-label$="工具栏"]')?.parentElement
      const faults: string[] = []
      const barStart = bar?.getBoundingClientRect().top ?? headerEnd
      if (barStart < headerEnd - 1) faults.push(`the bar begins at ${barStart} px`)
      // A table that scrolls sideways by itself takes its head along.
      const { scrollWidth, clientWidth } = table.parentElement!
      const heading = table.querySelector('thead th:last-child')!
      const { left, width, top: start, bottom } = heading.getBoundingClientRect()
      const met = document.elementFromPoint(left + width / 2, (start + bottom) / 2)
      if (scrollWidth <= clientWidth && !heading.contains(met)) faults.push(`the head lies at ${start} px`)
      lists.push({ name: list.getAttribute('aria-label') ?? '', faults })
    }
    return lists
  })
}
