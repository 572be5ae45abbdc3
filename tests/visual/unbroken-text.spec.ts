import { expect } from '@playwright/test'
import { storybookFolder } from '#scripts/steps/build-storybook.mjs'
import { findClippedText } from './find-clipped-text.ts'
import { findEscapingText } from './find-escaping-text.ts'
import { lengthenTexts } from './lengthen-texts.ts'
import type { Stage } from './stage.ts'
import { test } from './stage-test.ts'
import { readStories } from './static-site.ts'

const stories = readStories(storybookFolder)
const isUsual = ({ exportName = '' }: { exportName?: string }) => /^(Playground|Normal)$/.test(exportName)

/** No administrator writes these: they are in the components, in one line on purpose. */
const ownWords = ['现在', '启用', '禁用', '投递日期']

/** One story of each component and section. */
const parts = [...new Set(stories.map(({ title }) => title))]
  .filter((title) => /^(Design system|Site)\//.test(title))
  .map((title) => {
    const ofTitle = stories.filter((story) => story.title === title)
    return ofTitle.find(isUsual) ?? ofTitle[0]!
  })

const pages = stories.filter((story) => /^(Pages|Console)\//.test(story.title) && isUsual(story))

for (const { id, title } of parts) {
  test(`a word of 200 letters stays inside ${title} on a phone`, async ({ stages }) => {
    const stage = await stages({})
    const { problem } = await stage.show({ storyId: id, width: 360, theme: 'light' })
    expect(problem).toBeUndefined()
    await stage.page.evaluate(lengthenTexts, { letters: 200, ownWords })
    expect(await faults(stage)).toEqual([])
  })
}

for (const { id } of pages) {
  test(`${id} holds odd texts and shows its pictures on a phone`, async ({ stages }) => {
    const stage = await stages({})
    // Its play function looks for the usual texts.
    await stage.show({ storyId: id, width: 360, theme: 'light', extreme: 'odd' })
    expect(await faults(stage)).toEqual([])
    expect(await stage.page.evaluate(brokenPictures)).toEqual([])
  })
}

test('a text that runs out of its box is found, one that wraps, scrolls or is shortened is not', async ({
  stages,
}) => {
  const { page } = await stages({})
  const box = (style: string, text: string) =>
    `<p style="width: 100px; ${style}">${text}endlessendlessendlessendless</p>`
  await page.setContent(
    box('overflow-wrap: normal', 'Out') +
      box('overflow-wrap: anywhere', 'Wrapped') +
      box('overflow-x: auto', 'Scrolled') +
      box('overflow: hidden; text-overflow: ellipsis', 'Shortened'),
  )
  expect(await page.evaluate(findEscapingText)).toEqual([expect.stringMatching(/^“Outendless.*px out of p/)])
})

/** Whatever a reader cannot see, or only by scrolling sideways. */
async function faults({ page }: Stage): Promise<string[]> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [
    ...(sideways > 0 ? [`${sideways} px to scroll sideways`] : []),
    ...(await page.evaluate(findEscapingText)),
    ...(await page.evaluate(findClippedText)),
  ]
}

/** Runs in the page. */
function brokenPictures(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .map(({ src }) => src)
}
