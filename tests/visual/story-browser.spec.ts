import { expect } from '@playwright/test'
import { media } from '#design-system/tokens/index.ts'
import { planShots } from './plan-shots.ts'
import { test } from './story-browser-test.ts'
import { openStage } from './story-browser.ts'
import { takePictures } from './take-pictures.ts'

const usual = { storyId: 'design-system-button--playground', width: 360, theme: 'light' }

test('a story that fails in a document of its own too has failed, and the next one stands', async ({
  stages,
}) => {
  const stage = await stages({})
  expect((await stage.show(usual)).problem).toBeUndefined()
  expect((await stage.show({ ...usual, storyId: 'no-such--story' })).problem).toContain('no such story')
  expect((await stage.show(usual)).problem).toBeUndefined()
})

test('a story that what stood before it hinders is shown in a document of its own', async ({ stages }) => {
  const stage = await stages({})
  await stage.show(usual)
  await stage.page.evaluate(() => (document.body.style.pointerEvents = 'none'))
  const pressed = { ...usual, storyId: 'design-system-tabs--playground' }
  expect((await stage.show(pressed)).problem).toBeUndefined()
  expect(await stage.page.evaluate(() => document.body.style.pointerEvents)).toBe('')
})

test('what is held as a phone is narrow and pressed with a finger, and a desktop’s again afterwards', async ({
  stages,
}) => {
  const stage = await stages({ docs: true })
  await stage.page.goto('about:blank')
  const touch = media.touch.replace('@media ', '')
  const seen = () => stage.page.evaluate((words) => [innerWidth, matchMedia(words).matches], touch)
  const before = await seen()
  await stage.hold({ isPhone: true })
  expect(await seen()).toEqual([360, true])
  await stage.hold({ isPhone: false })
  expect(await seen()).toEqual(before)
})

test('a story that is turned into forced colours leaves them to no other', async ({ stages }) => {
  const stage = await stages({})
  const isForced = () => stage.page.evaluate(() => matchMedia('(forced-colors: active)').matches)
  await stage.show(usual)
  await stage.turn({ ...usual, forcedColors: true })
  expect(await isForced()).toBe(true)
  await stage.show(usual)
  expect(await isForced()).toBe(false)
  await stage.show({ ...usual, forcedColors: true })
  expect(await isForced()).toBe(true)
})

test('scripts of stories come past the mocks’ worker, which answers their calls', async ({ site }) => {
  const stage = await openStage(site)
  const handled: string[] = []
  stage.page.on('response', (response) => {
    if (response.fromServiceWorker()) handled.push(new URL(response.url()).pathname)
  })
  const scripts = new Set<string>()
  try {
    for (const storyId of ['pages-home--normal', 'pages-news-story--normal']) {
      expect((await stage.show({ ...usual, storyId })).problem).toBeUndefined()
      for (const name of await stage.page.evaluate(loadedScripts)) scripts.add(new URL(name).pathname)
    }
  } finally {
    await stage.close()
  }
  expect(scripts.size).toBeGreaterThan(20)
  expect(handled.filter((path) => path.startsWith('/api/'))).not.toEqual([])
  expect(handled.filter((path) => scripts.has(path))).toEqual([])
})

test('a fault in what is done with a picture ends the run, with every browser closed', async ({ site }) => {
  const shots = planShots(site.stories).filter(({ storyId }) => storyId.startsWith('design-system-b'))
  let open = 0
  const taken = takePictures(
    site,
    shots,
    true,
    () => Promise.reject(new Error('nothing to compare with')),
    async (...of) => {
      const stage = await openStage(...of)
      open += 1
      return { ...stage, close: () => stage.close().then(() => void (open -= 1)) }
    },
  )
  await expect(taken).rejects.toThrow('nothing to compare with')
  expect(open).toBe(0)
})

test('a browser that does not start ends the run: the others begin no further story', async ({ site }) => {
  const shots = planShots(site.stories).filter(({ storyId }) => storyId.startsWith('design-system-b'))
  let [started, shown] = [0, 0]
  const taken = takePictures(
    site,
    shots,
    true,
    () => Promise.resolve(),
    async (...of) => {
      started += 1
      if (started > 1) throw new Error('no browser')
      const stage = await openStage(...of)
      return { ...stage, show: (...story) => ((shown += 1), stage.show(...story)) }
    },
  )
  await expect(taken).rejects.toThrow('no browser')
  expect(shown).toBeLessThan(2)
})

/** Runs in the page. */
function loadedScripts(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/assets\/.*\.js$/.test(name))
}
