import type { Page } from '@playwright/test'
import { hasSubMenu, menu, type MenuEntry, type MenuKey } from '#app/admin/shell/menu.ts'
import { axeFaults } from './fixtures/axe-faults.ts'
import { openByAddress, openConsole } from './fixtures/console.ts'
import { endFading } from './fixtures/end-fading.ts'
import { hiddenColumns } from './fixtures/hidden-columns.ts'
import { markNewLooks, NEW_LOOK } from './fixtures/new-looks.ts'
import { overhang } from './fixtures/overhang.ts'
import { expect, test } from './fixtures/test.ts'

/** The narrowest window that a table is a table in. */
const NARROW = 1024

const otherThemes = ['dark', 'senior', 'mourning']

const keysUnder = ({ key, children = [] }: MenuEntry): MenuKey[] =>
  [key as MenuKey, ...children.flatMap(keysUnder)].filter((each) => !hasSubMenu(each))

test.describe.configure({ timeout: 120_000 })

/** So many panels are walked in the time of one test on a slow machine. */
const MOST_PANELS = 5

const walks = menu.flatMap(({ heading, entries }) => {
  const keys = entries.flatMap(keysUnder)
  const parts = Array.from({ length: Math.ceil(keys.length / MOST_PANELS) }, (_, part) =>
    keys.slice(part * MOST_PANELS, (part + 1) * MOST_PANELS),
  )
  return parts.map((some, part) => ({
    name: parts.length > 1 ? `${heading} (${part + 1})` : heading,
    keys: some,
  }))
})

for (const { name, keys } of walks) {
  test(`the panels under ${name} have no fault that axe finds in any theme, fit 1280, 1024 and 360 px, and show order and switch at 1024`, async ({
    reusedPage: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openConsole(page, keys[0])
    const faults: string[] = []
    for (const key of keys) {
      await openByAddress(page, key)
      const at = (where: string) => (fault: string) => faults.push(`${key}, ${where}: ${fault}`)
      // What stands around the panel is the same everywhere, and read with the first of them.
      const within = key === 'dashboard' ? undefined : 'main'
      ;(await axeFaults(page, { within })).forEach(at('light'))
      // Of the rules, only contrast depends on colours. Texts with the look of an earlier panel were checked there.
      const isNew = (await markNewLooks(page, within ?? 'body')) > 0
      for (const theme of isNew ? otherThemes : []) {
        await showTheme(page, theme)
        ;(await axeFaults(page, { within: NEW_LOOK, only: ['color-contrast'] })).forEach(at(theme))
      }
      await showTheme(page, 'light')
      for (const width of [NARROW, 360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const hidden = width === NARROW ? await hiddenOnEachTab(page) : []
        hidden.forEach(at(`out of sight at ${width} px`))
        const over = await atLast(
          () => overhang(page),
          (pixels) => pixels <= 0,
        )
        if (over > 0) at(`${width} px`)(`${over} px too wide`)
      }
    }
    expect(faults).toEqual([])
  })
}

/** Orders and switches out of sight in the open list and in those of other tabs. */
async function hiddenOnEachTab(page: Page): Promise<string[]> {
  const tabs = await page.getByRole('main').getByRole('tab').all()
  const hidden: string[] = []
  for (const tab of tabs.length > 0 ? tabs : [undefined]) {
    await tab?.click()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    hidden.push(
      ...(await atLast(
        () => hiddenColumns(page),
        ({ length }) => length === 0,
      )),
    )
  }
  await tabs[0]?.click()
  return hidden
}

/** The value once it is as expected, or after two seconds: tables compute widths one frame after a move. */
async function atLast<Found>(
  look: () => Promise<Found>,
  isWished: (found: Found) => boolean,
): Promise<Found> {
  const end = Date.now() + 2_000
  let found = await look()
  while (!isWished(found) && Date.now() < end) {
    found = await look()
  }
  return found
}

async function showTheme(page: Page, theme: string) {
  await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme)
  await endFading(page)
}
