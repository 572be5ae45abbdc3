import { expect } from '@playwright/test'
import { media } from '#design-system/tokens/index.ts'
import { storybookFolder } from '#scripts/steps/build-storybook.mjs'
import { findSmallTargets } from './find-small-targets.ts'
import { planShots, type IndexedStory } from './plan-shots.ts'
import { test } from './stage-test.ts'
import { readStories } from './static-site.ts'

/** WCAG 2.5.5, in px each way. */
const LEAST = 44

const stories = readStories(storybookFolder)
const photographed = new Set(planShots(stories).map(({ storyId }) => storyId))
const examined = stories.filter(
  ({ id, title }) => photographed.has(id) && /^(Design system|Site|Pages|Console)\//.test(title),
)

/** What a title is known by, and those of its stories in which something has been opened. */
function telling(title: string): IndexedStory[] {
  const ofTitle = examined.filter((story) => story.title === title)
  const usual = ofTitle.find(({ exportName = '' }) => /^(Playground|Normal)$/.test(exportName)) ?? ofTitle[0]
  return ofTitle.filter(
    (story) => story === usual || /Open|Dialog|Menu|Keyboard|Adding/.test(story.exportName ?? ''),
  )
}

for (const title of new Set(examined.map((story) => story.title))) {
  test(`everything in ${title} is large enough for a finger`, async ({ stages }) => {
    const stage = await stages({ touch: true })
    const small: string[] = []
    let measured = 0
    for (const { id } of telling(title)) {
      const { problem } = await stage.show({ storyId: id, width: 360, theme: 'light' })
      expect(problem, id).toBeUndefined()
      const targets = await stage.page.evaluate(findSmallTargets, LEAST)
      measured += targets.measured
      small.push(...targets.small.map((target) => `${id}: ${target}`))
    }
    test.info().annotations.push({ type: 'targets', description: String(measured) })
    expect(small).toEqual([])
  })
}

test('a finger is what the stage’s window is pressed with', async ({ stages }) => {
  const { page } = await stages({ touch: true })
  const query = (rule: string) => rule.replace('@media ', '')
  const matches = (rule: string) => page.evaluate((words) => matchMedia(words).matches, query(rule))
  expect([await matches(media.touch), await matches(media.hover)]).toEqual([true, false])
})
