import { expect, type TestInfo } from '@playwright/test'
import { themes } from '#design-system/theme/index.ts'
import { storybookFolder } from '#scripts/steps/build-storybook.mjs'
import { axeFaults } from '#tests/e2e/fixtures/axe-faults.ts'
import { overhang } from '#tests/e2e/fixtures/overhang.ts'
import { findClippedText } from './find-clipped-text.ts'
import type { Stage } from './stage.ts'
import { test } from './stage-test.ts'
import { readStories } from './static-site.ts'

/** The pages tagged `all-themes`: what stands for the rest of the site and of the console. */
const keyPages = readStories(storybookFolder).filter(
  ({ title, tags = [] }) => tags.includes('all-themes') && /^(Pages|Console)\//.test(title),
)

/** The rules that ask for colours and sizes: of a page that is turned to another theme nothing else is another. */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'target-size']

for (const { id } of keyPages) {
  test.describe(() => {
    // In one process: the page is shown on a phone, and stands there while it is turned.
    test.describe.configure({ mode: 'default' })
    let isShown = false

    for (const width of [360, 1280]) {
      for (const theme of Object.keys(themes)) {
        test(`${id} has no accessibility fault in ${theme} at ${width} px`, async ({ stages }) => {
          const stage = await stages({ examines: true })
          const { problem, faults } = isShown
            ? await stage.turn({ width, theme })
            : await stage.show({ storyId: id, width, theme })
          isShown = true
          expect({ problem, faults }).toEqual({ problem: undefined, faults: [] })
          // On a desktop in light it is examined as every story is, beside its picture (visitAll).
          expect(await axeFaults(stage.page, { only: rulesOfLook })).toEqual([])
          expect(await overhang(stage.page)).toBe(0)
        })
      }
    }
  })
}

for (const { id } of keyPages) {
  test(`${id} has no accessibility fault in forced colours`, async ({ stages }, testInfo) => {
    const stage = await stages({ examines: true, forcedColors: true })
    const { problem, faults } = await stage.show({ storyId: id, width: 1280, theme: 'light' })
    // The browser chooses these colours and lays a plate behind letters on pictures, of which axe knows nothing.
    const others = faults.filter((fault) => !fault.startsWith('color-contrast'))
    if (problem || others.length > 0) await photograph(stage, testInfo)
    expect({ problem, others }).toEqual({ problem: undefined, others: [] })
  })
}

for (const theme of ['light', 'senior']) {
  for (const { id } of keyPages) {
    test(`${id} can be read whole at 200 % zoom in ${theme}`, async ({ stages }, testInfo) => {
      const stage = await stages({ scale: 2 })
      const { problem } = await stage.show({ storyId: id, width: 640, theme })
      const found = {
        problem,
        overhang: await overhang(stage.page),
        clipped: await stage.page.evaluate(findClippedText),
      }
      if (problem || found.overhang > 0 || found.clipped.length > 0) await photograph(stage, testInfo)
      expect(found).toEqual({ problem: undefined, overhang: 0, clipped: [] })
    })
  }
}

test('there are pages to examine', () => {
  expect(keyPages.map(({ id }) => id)).toEqual(expect.arrayContaining(['pages-home--normal']))
})

/** What a page that fails looks like. */
const photograph = ({ page }: Stage, testInfo: TestInfo) =>
  page.screenshot({ path: testInfo.outputPath('page.png'), fullPage: true, scale: 'css' })
