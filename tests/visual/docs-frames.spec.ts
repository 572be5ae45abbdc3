import { expect } from '@playwright/test'
import type { Page } from 'playwright-core'
import { openDocs } from './open-docs.ts'
import type { Stage } from './story-browser.ts'
import { test } from './story-browser-test.ts'
import type { StaticSite } from './static-site.ts'

/** As .storybook/docs/fit-frame.ts and its styles have them. */
const SHORTEST = 160
const USUAL = 560
const LONGEST = 760

/** Goes to the first frame of a story, by its English name, and tells what stands in it, and where. */
function frameOf(page: Page, story: string) {
  return page.evaluate((name) => {
    const frame = document.querySelector<HTMLIFrameElement>(`#storybook-docs [data-story$="${name}"]`)
    frame?.scrollIntoView({ block: 'nearest' })
    // Its document has no element in the moment in which the story's takes its place.
    const root = frame?.contentDocument?.documentElement
    const dialog = root?.querySelector<HTMLElement>('dialog[open], [role="dialog"], [role="alertdialog"]')
    const { top = 0, bottom = 0 } = dialog?.getBoundingClientRect() ?? {}
    const inner = dialog ? [dialog, ...dialog.querySelectorAll<HTMLElement>('*')] : []
    return {
      height: frame?.clientHeight ?? 0,
      hasDialog: bottom > top,
      above: top,
      below: (frame?.clientHeight ?? 0) - bottom,
      // Only what scrolls: a box that clips what it hides on purpose cuts nothing.
      isCut: inner.some(
        (each) =>
          each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY),
      ),
      content: root?.scrollHeight ?? 0,
    }
  }, story)
}

for (const [name, story] of [
  ['confirm-dialog', 'Playground'],
  ['modal', 'Open'],
] as const) {
  test(`the frame of ${name} is as high as its dialog, which stands in it whole`, async ({
    stages,
    site,
  }) => {
    const { page } = await stages({ docs: true })
    await openDocs(page, site, `design-system-${name}--docs`)
    await expect.poll(async () => (await frameOf(page, story)).height).toBeLessThan(USUAL)
    const { height, hasDialog, above, below, isCut } = await frameOf(page, story)
    expect({ hasDialog, isCut }).toEqual({ hasDialog: true, isCut: false })
    expect(height).toBeGreaterThan(SHORTEST)
    for (const space of [above, below]) {
      expect(space).toBeGreaterThan(0)
      expect(space).toBeLessThan(90)
    }
  })
}

test('a closed drawer takes the height of its button, an open one that of a window', async ({
  stages,
  site,
}) => {
  const { page } = await stages({ docs: true })
  await openDocs(page, site, 'design-system-drawer--docs')
  await expect.poll(async () => (await frameOf(page, 'Playground')).height).toBe(SHORTEST)
  await expect.poll(async () => (await frameOf(page, 'Open')).hasDialog).toBe(true)
  await expect.poll(async () => (await frameOf(page, 'Long Content')).height).toBe(LONGEST)
  // Those below it have been fitted by now; it came before them.
  expect((await frameOf(page, 'Open')).height).toBe(USUAL)
})

test.describe(() => {
  // In one process: the page is opened, and stands there for the second.
  test.describe.configure({ mode: 'default' })
  let standing: Page | undefined

  const openContact = async (stage: Stage, site: StaticSite) => {
    if (standing !== stage.page) await openDocs(stage.page, site, 'pages-contact--docs')
    standing = stage.page
    return stage.page
  }

  test('a whole page is as high as a window and scrolls within its frame', async ({ stages, site }) => {
    const page = await openContact(await stages({ docs: true }), site)
    await expect.poll(async () => (await frameOf(page, 'Normal')).height).toBe(LONGEST)
    expect((await frameOf(page, 'Normal')).content).toBeGreaterThan(LONGEST)
  })

  test('what is read stays where it is while frames above it get their height', async ({ stages, site }) => {
    const page = await openContact(await stages({ docs: true }), site)
    const areFitted = (longest: number) =>
      [...document.querySelectorAll<HTMLElement>('#storybook-docs [data-story]')]
        .filter((frame) => {
          const { top, bottom } = frame.getBoundingClientRect()
          return bottom > -100 && top < innerHeight + 100
        })
        .every((frame) => frame.clientHeight === longest)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForFunction(areFitted, LONGEST)

    const moved: number[] = []
    let grown = 0
    for (let step = 0; step < 6; step++) {
      // Scrolls up until the end of an unseen frame is in the window, with the heading below it.
      const before = await page.evaluate((longest) => {
        const frames = [...document.querySelectorAll<HTMLElement>('#storybook-docs [data-story]')]
        const next = frames.findLast((frame) => frame.clientHeight !== longest)
        if (!next) return undefined
        scrollBy({ top: next.getBoundingClientRect().bottom - 200, behavior: 'instant' })
        const headings = [...document.querySelectorAll<HTMLElement>('#storybook-docs h3')]
        const heading = headings.find((each) => each.getBoundingClientRect().top > 200)
        if (!heading) return undefined
        heading.dataset.read = 'yes'
        return { top: heading.getBoundingClientRect().top, height: next.clientHeight }
      }, LONGEST)
      if (!before) break
      await page.waitForFunction(areFitted, LONGEST)
      const after = await page.evaluate(async () => {
        // What is seen: between two pictures the browser may have moved the page and not yet moved it back.
        for (let pictures = 0; pictures < 2; pictures++) await new Promise(requestAnimationFrame)
        const heading = document.querySelector<HTMLElement>('[data-read]')
        delete heading?.dataset.read
        return heading?.getBoundingClientRect().top ?? Number.NaN
      })
      grown += LONGEST - before.height
      moved.push(after - before.top)
    }
    expect(grown).toBeGreaterThanOrEqual(3 * (LONGEST - USUAL))
    expect(moved.filter((distance) => Math.abs(distance) >= 2)).toEqual([])
  })
})

test('what is read stays where it is while a frame above it is made of a story that was measured elsewhere', async ({
  stages,
  site,
}) => {
  const { page } = await stages({ docs: true })
  // Not by `openDocs`, which goes to the first of both.
  await page.goto(`${site.address}iframe.html?id=design-system-modal--docs&viewMode=docs`)
  const twins = page.locator('#storybook-docs [data-story$="Seventy Percent"]')
  await expect(twins).toHaveCount(2)
  const heightOf = (which: number) => twins.nth(which).evaluate((frame) => frame.clientHeight)
  await twins.last().evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect.poll(() => heightOf(1)).toBeLessThan(USUAL)
  // Scrolls the end of the first frame, still unseen, into the window, with a heading below it.
  const [kind, before] = await twins.first().evaluate((place) => {
    scrollBy({ top: place.getBoundingClientRect().bottom - 200, behavior: 'instant' })
    const headings = [...document.querySelectorAll<HTMLElement>('#storybook-docs :is(h2, h3)')]
    const heading = headings.find((each) => each.getBoundingClientRect().top > 200)
    if (heading) heading.dataset.read = 'yes'
    return [place.tagName, heading?.getBoundingClientRect().top]
  })
  expect(kind).toBe('DIV')
  await expect.poll(() => heightOf(0)).toBe(await heightOf(1))
  const after = await page.evaluate(async () => {
    for (let pictures = 0; pictures < 2; pictures++) await new Promise(requestAnimationFrame)
    return document.querySelector('[data-read]')?.getBoundingClientRect().top
  })
  expect(Math.abs(Number(after) - Number(before))).toBeLessThan(2)
})
