import { allPageAddresses } from './fixtures/all-page-addresses.ts'
import { expect, test } from './fixtures/test.ts'

// Everything visitors read, in a browser whose scripts are off.

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })

test('every page reads whole, no control waits for a script, and what dialogs hold is there to unfold', async ({
  reusedPage: page,
}) => {
  test.setTimeout(120_000)
  let dialogs = 0
  for (const address of allPageAddresses) {
    const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
    expect(answer?.status(), address).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
    const found = await page.evaluate(readPage)
    expect(found.letters, address).toBeGreaterThan(200)
    expect(found.lifeless, `${address}: controls that do nothing`).toEqual([])
    expect(found.hidden, `${address}: words that nobody sees`).toEqual([])
    expect(found.lost, `${address}: dialogs that nobody can read`).toEqual([])
    dialogs += found.dialogs
  }
  expect(dialogs).toBeGreaterThan(50)
})

/** Runs in the page. */
function readPage(): {
  letters: number
  lifeless: string[]
  hidden: string[]
  lost: string[]
  dialogs: number
} {
  // Captions that come with the pointer come without a script too.
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const lifeless = [...document.querySelectorAll('header button, footer button')].filter(isSeen)
  // Other tests use the fields. Folded parts open by themselves; buttons for dialogs are left out without scripts.
  const ELSEWHERE =
    'form, style, details:not([open]), article[id]:not(:target), [aria-hidden="true"], button[aria-haspopup]'
  const main = document.querySelector('main') ?? document.body
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const shown = main.innerText
  const hidden: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const words = textContent?.trim() ?? ''
    const isRead = !parentElement || isSeen(parentElement) || parentElement.closest(ELSEWHERE)
    // A strip of tabs may say less on a phone than what it stands for.
    if (!isRead && !shown.includes(words)) hidden.push(words)
  }
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[aria-haspopup="dialog"]')]
  // A link to a picture opens the picture itself.
  const named = links.filter(({ hash }) => hash !== '')
  const lost = named.filter(({ hash }) => !document.querySelector(hash)?.textContent)
  return {
    letters: shown.length,
    lifeless: lifeless.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
    hidden,
    lost: lost.map(({ hash }) => hash),
    dialogs: links.length,
  }
}
