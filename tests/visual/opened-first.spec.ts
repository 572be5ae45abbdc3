import { expect } from '@playwright/test'
import { storybookFolder } from '#scripts/tasks/build-storybook.mjs'
import { openedFirst } from './opened-first.ts'
import { planShots, visitAll } from './plan-shots.ts'
import { test } from './story-browser-test.ts'
import { readStories } from './static-site.ts'

const stories = readStories(storybookFolder)
const shots = visitAll(stories, planShots(stories))
const shown = { width: 1280, theme: 'light', isExamined: true, isOpenedFirst: true }

test('the hardest stories and twenty of those that play are opened first, each where axe looks at it', () => {
  const opened = shots.filter(({ isOpenedFirst }) => isOpenedFirst)
  expect(opened.map(({ storyId }) => storyId)).toEqual(
    expect.arrayContaining(['pages-home--fifty-of-each', 'design-system-counter--playground']),
  )
  const played = new Set(stories.filter(({ tags }) => tags?.includes('play-fn')).map(({ id }) => id))
  expect(opened.filter(({ storyId }) => played.has(storyId)).length).toBeGreaterThanOrEqual(20)
  expect(opened.filter(({ isExamined }) => !isExamined)).toEqual([])
  expect(new Set(opened.map(({ storyId }) => storyId))).toEqual(openedFirst(stories))
})

test('the usual sample is the same each time, a seed decides another, and all can be asked for', () => {
  expect(openedFirst(stories, '')).toEqual(openedFirst(stories, ''))
  expect(openedFirst(stories, '1')).not.toEqual(openedFirst(stories, ''))
  const played = stories.filter(({ tags }) => tags?.includes('play-fn'))
  expect(openedFirst(stories, 'all').size).toBeGreaterThanOrEqual(played.length)
})

test('a story is opened by its address, in a document that keeps nothing of the one before', async ({
  stages,
}) => {
  const stage = await stages({})
  await stage.show({ ...shown, storyId: 'design-system-button--playground', isOpenedFirst: false })
  await stage.page.evaluate(() => {
    document.body.dataset.before = 'yes'
    localStorage.setItem('before', 'yes')
    document.cookie = 'before=yes; path=/'
  })
  const end = await stage.show({ ...shown, storyId: 'design-system-tag--playground' })
  expect(end).toEqual({ problem: undefined, faults: [] })
  expect(new URL(stage.page.url()).searchParams.get('id')).toBe('design-system-tag--playground')
  const kept = () => [document.body.dataset.before, localStorage.getItem('before'), document.cookie]
  expect(await stage.page.evaluate(kept)).toEqual([undefined, null, ''])
})

test('what fails when it is opened first has failed, and is not shown in another way', async ({ stages }) => {
  const stage = await stages({})
  expect((await stage.show({ ...shown, storyId: 'no-such--story' })).problem).toContain('no such story')
  // Its play function needs what only another document's beginning does to it.
  await stage.page.addInitScript(() => {
    if (new URLSearchParams(location.search).get('id') === 'design-system-tabs--playground')
      document.addEventListener('DOMContentLoaded', () => (document.body.style.pointerEvents = 'none'))
  })
  const storyId = 'design-system-tabs--playground'
  expect((await stage.show({ ...shown, storyId })).problem).toBeDefined()
  expect((await stage.show({ ...shown, storyId, isOpenedFirst: false })).problem).toBeUndefined()
})
