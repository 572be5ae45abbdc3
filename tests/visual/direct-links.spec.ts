import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Page } from 'playwright-core'
import { storybookFolder } from '#scripts/steps/build-storybook.mjs'
import { test } from './stage-test.ts'
import { readStories } from './static-site.ts'

const stories = readStories(storybookFolder)

/** Those that ask most of a page that has just begun: many entries, figures that count, sections whose scripts come late. */
const hardest = stories.filter(
  ({ id, title, exportName = '' }) =>
    id.startsWith('design-system-counter--') ||
    (title.startsWith('Pages/') && /^(Fifty|Sixty)/.test(exportName)),
)

const played = stories.filter(({ tags }) => tags?.includes('play-fn'))

const asked = [...new Set([...hardest, ...chosenOf(played, process.env.OPENED_FIRST ?? '')])]

/**
 * Which stories with a play function are opened first: `all` of them, or a sample that a seed of any kind decides. The usual
 * sample is always the same, so that a red one stays red until it is mended.
 */
function chosenOf<T extends { id: string }>(from: readonly T[], seed: string): readonly T[] {
  if (seed === 'all') return from
  const SAMPLE = 20
  const hashed = from.map(
    (story) =>
      [
        createHash('sha256')
          .update(seed + story.id)
          .digest('hex'),
        story,
      ] as const,
  )
  return hashed
    .sort(([one], [other]) => one.localeCompare(other))
    .slice(0, SAMPLE)
    .map(([, story]) => story)
}

test('there are stories to open', () => {
  expect(asked.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['pages-home--fifty-of-each', 'design-system-counter--playground']),
  )
  expect(asked.filter(({ tags }) => tags?.includes('play-fn')).length).toBeGreaterThanOrEqual(20)
})

for (const { id, title, name } of asked) {
  test(`${title} / ${name} stands when it is opened first, by a shared link`, async ({ stages, site }) => {
    const { page } = await stages({})
    await page.goto('about:blank')
    // What axe says of it is asked once, where every story is shown (visitAll); of fifty entries it takes half the time.
    await page.goto(`${site.address}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)
    expect(await ending(page)).toEqual({ storyId: id, status: 'success', failure: undefined })
  })
}

/** How the story of a document ended, and of what. */
async function ending(page: Page) {
  await page.waitForFunction(
    (endings) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as ChannelWindow
      return endings.some((name) => channel?.last(name))
    },
    ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'],
  )
  return page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as ChannelWindow
    const [finished] = channel.last('storyFinished') ?? []
    const [failure] = channel.last('playFunctionThrewException') ?? channel.last('storyThrewException') ?? []
    return { storyId: finished?.storyId, status: finished?.status, failure: failure?.message }
  })
}

interface ChannelWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    last: (event: string) => { storyId?: string; status?: string; message?: string }[] | undefined
  }
}
