import type { Locator, Page } from 'playwright'
import type { Way } from './ways.ts'

/**
 * What a visitor has of a section whose script is wanting: how much of it can be read, and what becomes of a press.
 * @param printed reads what a browser without script shows of it
 */
export async function seeSection(
  page: Page,
  place: Locator,
  way: Way,
  printed: () => Promise<string[]>,
): Promise<string> {
  await page.mouse.move(100, 300)
  await page.mouse.wheel(0, 300)
  await place.scrollIntoViewIfNeeded()
  if (way === 'late') return seeLate(page, place)
  await place.locator('[data-plain]').waitFor({ state: 'attached' })
  const shown = linesOf(await place.innerText())
  const missing = (await printed()).filter((line) => !shown.includes(line))
  const read = missing.length === 0 ? 'read whole' : `without ${missing.join(' / ')}`
  const button = await idleButton(place)
  if (!button) return read
  await button.click()
  return `${read}; a press is answered: ${await page.getByRole('alert').innerText()}`
}

async function seeLate(page: Page, place: Locator): Promise<string> {
  const button = await idleButton(place)
  const name = await button?.evaluate(
    (pressed) => pressed.getAttribute('aria-label') ?? pressed.textContent ?? '',
  )
  await place.evaluate((element) => {
    new MutationObserver(
      () => element.textContent?.trim() || element.setAttribute('data-was-empty', ''),
    ).observe(element, { subtree: true, childList: true })
  })
  await button?.click()
  const isHeard = (await button?.getAttribute('aria-busy')) === 'true'
  const alive = await place.evaluateHandle((element) => element)
  await page.waitForFunction((element) => !element.hasAttribute('data-asleep'), alive)
  const stayed =
    (await alive.getAttribute('data-was-empty')) === null ? 'as printed, then alive' : 'empty for a time'
  if (!name) return stayed
  await doneBy(page, name).waitFor()
  return `${stayed}; a press ${isHeard ? 'shows at once' : 'shows nothing'}, is done then`
}

/** The dialog that the press has opened, or the button as it is when it is chosen. */
function doneBy(page: Page, name: string): Locator {
  const chosen = page.locator('[aria-selected="true"], [aria-pressed="true"]').filter({ hasText: name })
  return page.getByRole('dialog').or(chosen).first()
}

/** A button to press that would change something. */
async function idleButton(place: Locator): Promise<Locator | undefined> {
  const idle = 'button[type="button"]:not([aria-selected="true"], [aria-pressed="true"]):visible'
  const button = place.locator(idle).first()
  return (await button.count()) > 0 ? button : undefined
}

/** The lines of a text, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
