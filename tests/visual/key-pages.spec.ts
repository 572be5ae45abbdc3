import { expect } from '@playwright/test'
import { themes } from '#design-system/theme/index.ts'
import { storybookFolder } from '#scripts/steps/build-storybook.mjs'
import { findClippedText } from './find-clipped-text.ts'
import type { Stage } from './stage.ts'
import { test } from './stage-test.ts'
import { readStories } from './static-site.ts'

/** The pages tagged `all-themes`: what stands for the rest of the site and of the console. */
const keyPages = readStories(storybookFolder).filter(
  ({ title, tags = [] }) => tags.includes('all-themes') && /^(Pages|Console)\//.test(title),
)

for (const { id } of keyPages) {
  for (const theme of Object.keys(themes)) {
    for (const width of [360, 1280]) {
      test(`${id} has no accessibility fault in ${theme} at ${width} px`, async ({ stages }) => {
        const stage = await stages({ examines: true })
        const { problem, faults } = await stage.show({ storyId: id, width, theme })
        expect({ problem, faults }).toEqual({ problem: undefined, faults: [] })
        expect(await overhang(stage)).toBe(0)
      })
    }
  }

  test(`${id} has no accessibility fault in forced colours`, async ({ stages }, testInfo) => {
    const stage = await stages({ examines: true, forcedColors: true })
    const { problem, faults } = await stage.show({ storyId: id, width: 1280, theme: 'light' })
    await stage.page.screenshot({ path: testInfo.outputPath('forced-colours.png'), fullPage: true })
    // The browser chooses these colours and lays a plate behind letters on pictures, of which axe knows nothing.
    const others = faults.filter((fault) => !fault.startsWith('color-contrast'))
    expect({ problem, others }).toEqual({ problem: undefined, others: [] })
  })

  for (const theme of ['light', 'senior']) {
    test(`${id} can be read whole at 200 % zoom in ${theme}`, async ({ stages }, testInfo) => {
      const stage = await stages({ scale: 2 })
      const { problem } = await stage.show({ storyId: id, width: 640, theme })
      await stage.page.screenshot({ path: testInfo.outputPath('zoom.png'), fullPage: true, scale: 'css' })
      expect(problem).toBeUndefined()
      expect(await overhang(stage)).toBe(0)
      expect(await stage.page.evaluate(findClippedText)).toEqual([])
    })
  }
}

test('there are pages to examine', () => {
  expect(keyPages.map(({ id }) => id)).toEqual(expect.arrayContaining(['pages-home--normal']))
})

/** How far the page can be scrolled sideways. */
const overhang = ({ page }: Stage) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
