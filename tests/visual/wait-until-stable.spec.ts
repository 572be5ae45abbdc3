import { expect, test } from '@playwright/test'
import { storybookFolder } from '#scripts/tasks/build-storybook.mjs'
import { openStage, type Stage } from './story-browser.ts'
import { serveSite } from './static-site.ts'

/** Longer than any wait for quiet, so that only what waits for the file itself sees it. */
const LATE_MS = 2500

/** Shows a page with one of its files late. */
async function withLate(file: RegExp, look: (stage: Stage) => Promise<void>) {
  const asked: string[] = []
  const sent: string[] = []
  const site = await serveSite(storybookFolder, async (path) => {
    if (!file.test(path)) return
    asked.push(path)
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    sent.push(path)
  })
  const stage = await openStage(site)
  try {
    const shown = await stage.show({ storyId: 'pages-data-annotation--normal', width: 360, theme: 'light' })
    expect(shown.problem).toBeUndefined()
    expect(asked).not.toEqual([])
    expect(sent).toEqual(asked)
    await look(stage)
  } finally {
    await stage.close()
    site.stop()
  }
}

test('a section whose script is late is there when the page is photographed, with its picture', async () => {
  await withLate(/\/solutions-[^/]*\.js$/, async ({ page }) => {
    expect(await page.locator('#solutions-heading').count()).toBe(1)
    expect(await page.evaluate(isDrawn, 'main img[src*=annotate-cuboids]')).toBe(true)
  })
})

test('a picture that is late is there when the page is photographed', async () => {
  await withLate(/\/demo-annotate-cuboids\.webp$/, async ({ page }) => {
    expect(await page.evaluate(isDrawn, 'main img[src*=annotate-cuboids]')).toBe(true)
  })
})

test('a drawing of the styles that is late is there when the page is photographed', async () => {
  await withLate(/\/emoji-icons-[^/]*\.svg$/, ({ page }) => page.locator('#solutions-heading').waitFor())
})

/** Runs in the page. */
function isDrawn(selector: string): boolean {
  const image = document.querySelector<HTMLImageElement>(selector)
  return image !== null && image.complete && image.naturalWidth > 0
}
