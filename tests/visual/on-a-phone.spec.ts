import { expect } from '@playwright/test'
import { media } from '#design-system/tokens/index.ts'
import { storybookFolder } from '#scripts/tasks/build-storybook.mjs'
import { findSmallTargets } from './find-small-targets.ts'
import { findUnreadable } from './find-unreadable.ts'
import { lengthenTexts } from './lengthen-texts.ts'
import { planShots, type IndexedStory } from './plan-shots.ts'
import { test } from './story-browser-test.ts'
import { readStories } from './static-site.ts'

/** WCAG 2.5.5, in px each way. */
const LEAST = 44
/** No administrator writes these: they are in the components, in one line on purpose. */
const ownWords = ['现在', '启用', '禁用', '投递日期']

const stories = readStories(storybookFolder).filter(({ title }) =>
  /^(Design system|Site|Pages|Console)\//.test(title),
)
const photographed = new Set(planShots(stories).map(({ storyId }) => storyId))

/** What a title is known by. */
const usualOf = (title: string): IndexedStory => {
  const ofTitle = stories.filter((story) => story.title === title)
  return ofTitle.find(({ exportName = '' }) => /^(Playground|Normal)$/.test(exportName)) ?? ofTitle[0]!
}

/** The title's stories with an opened part. AddingWithImage ends with a notice over its last row's actions. */
const openedOf = (title: string) =>
  stories.filter(
    (story) =>
      story.title === title &&
      photographed.has(story.id) &&
      /Open|Dialog|Menu|Keyboard|Adding(?!WithImage)/.test(story.exportName ?? ''),
  )

for (const title of new Set(stories.map((story) => story.title))) {
  test(`${title} can be pressed with a finger, and holds a word of 200 letters`, async ({ stages }) => {
    const stage = await stages({ touch: true })
    const usual = usualOf(title)
    const small: string[] = []
    let measured = 0
    // The usual one stands last: its texts are changed.
    for (const { id } of [...openedOf(title).filter((story) => story !== usual), usual]) {
      const { problem } = await stage.show({ storyId: id, width: 360, theme: 'light' })
      expect(problem, id).toBeUndefined()
      const targets = await stage.page.evaluate(findSmallTargets, LEAST)
      measured += targets.measured
      small.push(...targets.small.map((target) => `${id}: ${target}`))
    }
    test.info().annotations.push({ type: 'targets', description: String(measured) })
    expect(small).toEqual([])
    // Pages and panels are read with odd texts of every kind (odd-texts.spec.ts).
    if (/^(Pages|Console)\//.test(title)) return
    await stage.page.evaluate(lengthenTexts, { letters: 200, ownWords })
    expect(await findUnreadable(stage.page)).toEqual([])
  })
}

test('a finger is what the stage’s window is pressed with', async ({ stages }) => {
  const { page } = await stages({ touch: true })
  const query = (rule: string) => rule.replace('@media ', '')
  const matches = (rule: string) => page.evaluate((words) => matchMedia(words).matches, query(rule))
  expect([await matches(media.touch), await matches(media.hover)]).toEqual([true, false])
})
