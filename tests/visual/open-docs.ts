import type { Page } from 'playwright-core'
import type { StaticSite } from './static-site.ts'

/** What is found on a page of documentation once everything on it is drawn. */
export interface OpenedDocs {
  heading: string
  /** Whether the heading is what a press at its place would reach. */
  isReached: boolean
  /** Dialogs that stand over the page. */
  modals: number
  /** What has the focus: a frame only if the reader went there. */
  focused: string
  /** Selectors of a usage page's anatomy that found nothing in its story. */
  unplaced: string[]
  /** Pairs of numbers of an anatomy that cover each other, such as `1, 2`. */
  covered: string[]
  /** Sentences in English that do not say so, and are no code. */
  english: string[]
  /** Longer than anybody scrolls. */
  isTooLong: boolean
}

/** Opens a page of documentation of a served Storybook, where the last one stood unless that was the same. */
export async function openDocs(page: Page, { address }: StaticSite, docsId: string): Promise<OpenedDocs> {
  // What stands there already is not drawn again.
  const stands = page.url().startsWith(address) && (await page.evaluate(selected)) !== docsId
  if (!stands) await page.goto(`${address}iframe.html?viewMode=docs`)
  return page.evaluate(open, docsId)
}

/** Runs in the page. */
const selected = () => (window as unknown as DocsWindow).__STORYBOOK_PREVIEW__.currentSelection?.storyId

/** Runs in the page. Storybook loads the document again when a story is left that is still being drawn. */
async function open(docsId: string): Promise<OpenedDocs> {
  const PATIENCE_MS = 20_000
  const LONGEST_PX = 30_000
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    window as unknown as DocsWindow
  await preview.ready()
  const until = async (isSo: () => boolean, what: string) => {
    for (const started = performance.now(); !isSo();) {
      if (performance.now() - started > PATIENCE_MS) throw new Error(`${docsId}: ${what}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  let isDrawn = false
  channel.once('docsRendered', () => (isDrawn = true))
  channel.emit('setCurrentStory', { storyId: docsId, viewMode: 'docs' })
  await until(() => isDrawn, 'was not drawn')

  const root = document.getElementById('storybook-docs') as HTMLElement
  /** Of stories in frames of their own, or their places. */
  const nearFrames = () =>
    [...root.querySelectorAll<HTMLElement>('[data-story]')].filter(
      (frame) => frame.getBoundingClientRect().top < innerHeight,
    )
  await until(() => root.querySelector('h1') !== null, 'has no heading')
  const heading = root.querySelector('h1') as HTMLElement
  await until(
    () =>
      preview.storyRenders.length >= root.querySelectorAll('.sb-story > [id$=-inner]').length &&
      root.querySelectorAll('[aria-label="Content is loading..."]').length === 0 &&
      preview.storyRenders.every((render) => !render.isPending()) &&
      nearFrames().every((frame) => frame.style.visibility !== 'hidden'),
    'has stories that were not drawn',
  )
  const { left, top, height } = heading.getBoundingClientRect()
  const reached = document.elementFromPoint(left + 4, top + height / 2)
  /** A story in a frame is drawn once the reader comes near. */
  const partsWithoutPlace = async () => {
    const found = () =>
      [...root.querySelectorAll('[data-unplaced]')].map((part) => part.getAttribute('data-unplaced') ?? '')
    root.querySelector('[data-anatomy]')?.scrollIntoView({ block: 'center' })
    await until(() => found().length === 0, 'has parts without a place').catch(() => {})
    window.scrollTo(0, 0)
    return found()
  }
  const coveredNumbers = () => {
    const numbers = [...root.querySelectorAll('[data-anatomy] > span[aria-hidden]')].map((number) => ({
      text: number.textContent ?? '',
      box: number.getBoundingClientRect(),
    }))
    if (numbers.length === 0 && root.querySelector('[data-anatomy]')) return ['there are no numbers']
    return numbers.flatMap((one, index) =>
      numbers
        .slice(index + 1)
        .filter(
          ({ box }) =>
            Math.min(box.right, one.box.right) > Math.max(box.left, one.box.left) &&
            Math.min(box.bottom, one.box.bottom) > Math.max(box.top, one.box.top),
        )
        .map((other) => `${one.text}, ${other.text}`),
    )
  }
  const englishSentences = () => {
    // Stories show what they show; names and types of properties stand in tables.
    const paragraphs = [...root.querySelectorAll('p, li, h2, h3, h4')].filter(
      (each) => !each.closest('.sb-story, [lang="en"]'),
    )
    const texts = paragraphs.map((paragraph) => {
      const copy = paragraph.cloneNode(true) as HTMLElement
      for (const part of copy.querySelectorAll('[lang="en"], pre, code, .sb-story')) part.remove()
      return copy.textContent ?? ''
    })
    return texts.filter((text) => /[A-Za-z]+(?:[ ,;’'-]+[a-z]+){2,}/.test(text))
  }
  const isReached = reached !== null && heading.contains(reached) && heading.closest('[inert]') === null
  const focused = document.activeElement?.tagName ?? ''
  return {
    heading: heading.textContent ?? '',
    isReached,
    modals: document.querySelectorAll(':modal').length,
    focused,
    unplaced: await partsWithoutPlace(),
    covered: coveredNumbers(),
    english: englishSentences(),
    isTooLong: root.scrollHeight > LONGEST_PX,
  }
}

interface DocsWindow {
  __STORYBOOK_PREVIEW__: {
    currentSelection?: { storyId: string }
    ready: () => Promise<void>
    storyRenders: { isPending: () => boolean }[]
  }
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (name: string, listener: () => void) => void
    emit: (name: string, event: object) => void
  }
}
