import { expect } from '@playwright/test'
import { storybookFolder } from '#scripts/tasks/build-storybook.mjs'
import { findEscapingText } from './find-escaping-text.ts'
import { findUnreadable } from './find-unreadable.ts'
import { test } from './story-browser-test.ts'
import { readStories } from './static-site.ts'

const pages = readStories(storybookFolder).filter(
  ({ title, exportName }) => /^(Pages|Console)\//.test(title) && exportName === 'Normal',
)

for (const { id } of pages) {
  test(`${id} holds odd texts and shows its pictures on a phone`, async ({ stages }) => {
    const { page, show } = await stages({ touch: true })
    // Its play function looks for the usual texts.
    await show({ storyId: id, width: 360, theme: 'light', extreme: 'odd' })
    expect(await findUnreadable(page)).toEqual([])
    expect(await page.evaluate(brokenPictures)).toEqual([])
  })
}

test('there are pages and panels to read', () => {
  expect(pages.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['pages-home--normal', 'console-panels-banner--normal']),
  )
})

test('a text that runs out of its box is found, one that wraps, scrolls or is shortened is not', async ({
  stages,
}) => {
  const { page } = await stages({ docs: true })
  await page.goto('about:blank')
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

/** Runs in the page. */
function brokenPictures(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .map(({ src }) => src)
}
