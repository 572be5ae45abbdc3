import { expect, type TestInfo } from '@playwright/test'
import { themes } from '#design-system/theme/index.ts'
import { storybookFolder } from '#scripts/tasks/build-storybook.mjs'
import { axeFaults } from '#tests/e2e/fixtures/axe-faults.ts'
import { overhang } from '#tests/e2e/fixtures/overhang.ts'
import { findClippedText } from './find-clipped-text.ts'
import type { Look, Stage } from './story-browser.ts'
import { test } from './story-browser-test.ts'
import { readStories } from './static-site.ts'

/** The pages tagged `all-themes`: what stands for the rest of the site and of the console. */
const keyPages = readStories(storybookFolder).filter(
  ({ title, tags = [] }) => tags.includes('all-themes') && /^(Pages|Console)\//.test(title),
)

/** The rules for colours and sizes: another theme changes nothing else. */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'target-size']

/**
 * Skipped in forced colours, where the browser chooses colours and draws backplates unknown to axe. Storybook's root
 * is no landmark, so its own check skips that rule too.
 */
const notAsked = ['color-contrast', 'region']

for (const { id } of keyPages) {
  test.describe(() => {
    // In one process: the page is shown on a phone, and stands there while it is turned.
    test.describe.configure({ mode: 'default' })
    const showOrTurn = onceShown(id)

    for (const width of [360, 1280]) {
      for (const theme of Object.keys(themes)) {
        test(`${id} has no accessibility fault in ${theme} at ${width} px`, async ({ stages }) => {
          const stage = await stages({ examines: true })
          const { problem, faults } = await showOrTurn(stage, { width, theme })
          expect({ problem, faults }).toEqual({ problem: undefined, faults: [] })
          // On a desktop in light it is examined as every story is, beside its picture (visitAll).
          expect(await axeFaults(stage.page, { only: rulesOfLook })).toEqual([])
          expect(await overhang(stage.page)).toBe(0)
        })
      }
    }

    test(`${id} has no accessibility fault in forced colours`, async ({ stages }, testInfo) => {
      const stage = await stages({ examines: true })
      const { problem } = await showOrTurn(stage, { width: 1280, theme: 'light', forcedColors: true })
      const faults = await axeFaults(stage.page, { without: notAsked })
      if (problem || faults.length > 0) await photograph(stage, testInfo)
      expect({ problem, faults }).toEqual({ problem: undefined, faults: [] })
    })
  })
}

for (const { id } of keyPages) {
  test.describe(() => {
    test.describe.configure({ mode: 'default' })
    const showOrTurn = onceShown(id)

    for (const theme of ['light', 'senior']) {
      test(`${id} can be read whole at 200 % zoom in ${theme}`, async ({ stages }, testInfo) => {
        const stage = await stages({ scale: 2 })
        const { problem } = await showOrTurn(stage, { width: 640, theme })
        const found = {
          problem,
          overhang: await overhang(stage.page),
          clipped: await stage.page.evaluate(findClippedText),
        }
        if (problem || found.overhang > 0 || found.clipped.length > 0) await photograph(stage, testInfo)
        expect(found).toEqual({ problem: undefined, overhang: 0, clipped: [] })
      })
    }
  })
}

test('there are pages to examine', () => {
  expect(keyPages.map(({ id }) => id)).toEqual(expect.arrayContaining(['pages-home--normal']))
})

/** Shows a page at the first look, and turns it at every other. */
function onceShown(storyId: string) {
  let isShown = false
  return async (stage: Stage, look: Look) => {
    const shown = isShown ? await stage.turn(look) : await stage.show({ storyId, ...look })
    isShown = true
    return shown
  }
}

/** What a page that fails looks like. */
const photograph = ({ page }: Stage, testInfo: TestInfo) =>
  page.screenshot({ path: testInfo.outputPath('page.png'), fullPage: true, scale: 'css' })
