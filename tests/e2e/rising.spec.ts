import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

/** Pages on which content rises into the window. */
const risingPages = [
  '/',
  '/government-services',
  '/data-annotation',
  '/data-collection',
  '/internet-bpo',
  '/map-surveying',
  '/label',
]

// A finger does not point, so words that wait for a pointer over their picture stand there from the start.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, hasTouch: true })

for (const address of risingPages) {
  test(`${address} shows no pale text: not above, in or below the window, nor however fast one scrolls`, async ({
    reusedPage: page,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(await paleTexts(page, 'page')).toEqual([])
    await watchEachFrame(page)
    for (const way of [
      () => page.mouse.wheel(0, 3000),
      () => page.mouse.wheel(0, 12_000),
      () => page.keyboard.press('Home'),
      () => page.keyboard.press('End'),
    ]) {
      await page.mouse.move(20, 400)
      await way()
      await hasStopped(page)
    }
    const { frames, pale } = await page.evaluate(() => window.seen)
    expect(frames).toBeGreaterThan(10)
    expect([...new Set(pale)]).toEqual([])
  })
}

test('an address that names a place shows it at once', async ({ reusedPage: page }) => {
  await page.goto('/internet-bpo#security')
  await expect(page.locator('#security h2')).toBeInViewport()
  expect(await paleTexts(page, 'window')).toEqual([])
})

test('content rises as it comes into the window and rests there', async ({ reusedPage: page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const heights = await risenBy(page)
  expect(heights.length).toBeGreaterThan(2)
  expect(Math.max(...heights)).toBe(24)
  await page.keyboard.press('End')
  await hasStopped(page)
  expect(await risenBy(page)).toEqual(heights.map(() => 0))
})

test('anyone who wants no motion sees none', async ({ reusedPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await risenBy(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is pale either', async ({ reusedPage: page }) => {
    await page.goto('/')
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(false)
    expect(await paleTexts(page, 'page')).toEqual([])
  })
})

declare global {
  interface Window {
    seen: { frames: number; pale: string[] }
    paleTexts: (where: 'window' | 'page') => string[]
  }
}

/** Texts that are not at their full strength, by all boxes around them. */
async function paleTexts(page: Page, where: 'window' | 'page'): Promise<string[]> {
  await page.evaluate(definePaleTexts)
  return page.evaluate((place) => window.paleTexts(place), where)
}

async function watchEachFrame(page: Page) {
  await page.evaluate(definePaleTexts)
  await page.evaluate(() => {
    window.seen = { frames: 0, pale: [] }
    const look = () => {
      window.seen.frames += 1
      window.seen.pale.push(...window.paleTexts('window'))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Runs in the page. */
function definePaleTexts() {
  window.paleTexts = (where) => {
    // Texts stand in the same boxes, each of which is asked once.
    const known = new Map<Element, boolean>()
    const isPale = (box: Element): boolean => {
      const isKnown = known.get(box)
      if (isKnown !== undefined) return isKnown
      const around = box.parentElement
      const found = Number(getComputedStyle(box).opacity) < 0.99 || (around !== null && isPale(around))
      known.set(box, found)
      return found
    }
    return [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, a, span)')]
      .filter((element) => {
        if (
          element.childElementCount > 0 ||
          !element.textContent?.trim() ||
          element.closest('[aria-hidden], figcaption')
        )
          return false
        const { top, bottom, width } = element.getBoundingClientRect()
        if (width < 2 || (where === 'window' && (bottom < 0 || top > innerHeight))) return false
        return isPale(element)
      })
      .map(({ textContent }) => textContent!.trim().slice(0, 30))
  }
}

/** Waits until the page stands still. */
async function hasStopped(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = -1
        let still = 0
        const look = () => {
          still = scrollY === last ? still + 1 : 0
          last = scrollY
          if (still > 12) resolve()
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
}

/** How far below its place each rising content stands now, in px. */
function risenBy(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ timeline }) =>
          timeline instanceof (window as unknown as { ViewTimeline: typeof AnimationTimeline }).ViewTimeline,
      )
      .map(({ effect }) => {
        const target = (effect as KeyframeEffect).target!
        return Math.round(new DOMMatrix(getComputedStyle(target).transform).f)
      }),
  )
}
