/** The day on every picture: a Friday morning in Shanghai. */
export const FIXED_NOW = Date.UTC(2026, 10, 20, 2, 30)

declare global {
  interface Window {
    /** What the page is still waiting for. */
    waitUntilStable: { pending: number; changedAt: number }
  }
}

/** Runs in the page before its own scripts: time stands, chance repeats itself, and what is under way is counted. */
export function waitUntilStable(now: number): void {
  const RealDate = Date
  window.Date = class extends RealDate {
    constructor(...input: []) {
      super(...(input.length === 0 ? ([now] as unknown as []) : input))
    }
    static override now() {
      return now
    }
  } as DateConstructor

  let seed = 1
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }

  const state = (window.waitUntilStable = { pending: 0, changedAt: 0 })
  const touch = () => (state.changedAt = performance.now())
  const begin = () => {
    state.pending += 1
    touch()
  }
  const end = () => {
    state.pending -= 1
    touch()
  }
  const realFetch = window.fetch
  window.fetch = (...input) => {
    begin()
    return realFetch(...input).finally(end)
  }
  const realSend = XMLHttpRequest.prototype.send
  XMLHttpRequest.prototype.send = function (...input) {
    begin()
    this.addEventListener('loadend', end, { once: true })
    realSend.apply(this, input)
  }
  // Storybook waits up to 5 s until a story's animations end, which those that follow scrolling never do.
  const allAnimations = document.getAnimations
  document.getAnimations = function () {
    return allAnimations.call(this).filter(({ timeline }) => timeline instanceof DocumentTimeline)
  }
  // Nobody points at a thing here, for which Storybook would measure the whole document at each of its changes.
  let features = {}
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (chosen: object) => {
      features = { ...chosen, highlight: false }
    },
  })
  document.addEventListener('focusin', touch, true)
  new MutationObserver(touch).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
}

/** Runs in the page after the story: waits until everything that is going to be seen is there. */
export async function settle(): Promise<void> {
  const QUIET_MS = 60
  // A call that a scenario never answers leaves the page unchanged, as does a story about a skeleton.
  const STUCK_MS = 1500
  // A part whose script is loading shows nothing. React may delay it for another half second.
  const COMING_MS = 8000
  const LATEST_MS = 30_000
  // A moving element has its own layer, half a pixel off its final position. The camera ends longer motions.
  const MOVING_MS = 1500
  // A film or recording may never tell its length.
  const MEDIUM_MS = 8000
  /** React's own word for a part that may have to wait. */
  const SUSPENSE = 13
  const started = performance.now()
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

  await document.fonts.ready
  while (performance.now() - started < LATEST_MS) {
    await pause()
    // Again and again, since pictures come with what is loaded.
    for (const late of document.querySelectorAll('[loading="lazy"]')) late.setAttribute('loading', 'eager')
    const { pending, changedAt } = window.waitUntilStable
    const quietFor = performance.now() - changedAt
    const isLoaded = [...document.images].every(({ complete }) => complete)
    const isBusy = pending > 0 || document.querySelector('[aria-busy="true"]') !== null
    if (!isLoaded || quietFor <= (isBusy ? STUCK_MS : QUIET_MS)) continue
    if (isMoving() && quietFor <= MOVING_MS) continue
    if (quietFor > COMING_MS || !isPartMissing()) break
  }
  const decoded = [...document.images].map((image) => image.decode().catch(() => undefined))
  await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, LATEST_MS))])
  await Promise.all([...document.querySelectorAll<HTMLMediaElement>('video, audio')].map(toBeginning))
  await document.fonts.ready

  /** Whether something is on its way to where it rests; what moves for ever never is. */
  function isMoving(): boolean {
    return document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      )
  }

  /** Whether React still shows the fallback of a `Suspense`, which may be nothing at all. */
  function isPartMissing(): boolean {
    return [...document.querySelectorAll('#storybook-root, #storybook-root *')].some((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'))
      const root = key && (element as unknown as Record<string, Fiber>)[key]
      return root && isMissing(root.stateNode.current)
    })
  }

  function isMissing(fiber: Fiber): boolean {
    const { tag, memoizedState: state, child, sibling } = fiber
    // What the server printed stays until its script comes.
    if (tag === SUSPENSE && state) return state.dehydrated === null
    return (child !== null && isMissing(child)) || (sibling !== null && isMissing(sibling))
  }

  /** The length is shown and the first frame stands. */
  async function toBeginning(medium: HTMLMediaElement) {
    medium.pause()
    if (medium.error || medium.preload === 'none' || !medium.currentSrc) return
    const limit = new Promise((resolve) => setTimeout(resolve, MEDIUM_MS))
    const happens = (name: string) =>
      Promise.race([new Promise((resolve) => medium.addEventListener(name, resolve, { once: true })), limit])
    if (medium.readyState < 1) await happens('loadedmetadata')
    if (medium.readyState < 1) return
    if (!(medium instanceof HTMLVideoElement)) {
      if (medium.currentTime > 0) await moved(medium, happens('seeked'))
      return
    }
    if (medium.readyState < 2) await happens('loadeddata')
    // Loaded frames are not drawn yet; only this callback reports a frame on its way to the screen. It never runs for
    // hidden media.
    if (!medium.checkVisibility()) return
    const isDrawn = new Promise((resolve) => medium.requestVideoFrameCallback(resolve))
    await moved(medium, Promise.race([isDrawn, limit]))
  }

  function moved(medium: HTMLMediaElement, until: Promise<unknown>) {
    medium.currentTime = 0
    return until
  }
}

/**
 * Runs in the page before a picture, to repaint pictures and moved elements alike. Partly loaded pictures leave their
 * background at round corners, and moved elements rest on another pixel.
 */
export async function paintAnew(): Promise<void> {
  const images = [...document.images].map((image) => ({ image, kept: image.style.visibility }))
  const moved = [...document.querySelectorAll<HTMLElement>('body *')].filter(canMove)
  if (images.length + moved.length === 0) return
  for (const { image } of images) image.style.visibility = 'hidden'
  for (const { style } of moved) style.willChange = 'transform'
  await painted()
  for (const { image, kept } of images) image.style.visibility = kept
  for (const { style } of moved) style.willChange = ''
  await painted()

  function canMove(element: HTMLElement): boolean {
    if (element.matches('input, [role="row"]')) return true
    const { animationName, transitionDuration, overflowY } = getComputedStyle(element)
    return animationName !== 'none' || /[1-9]/.test(transitionDuration) || /auto|scroll/.test(overflowY)
  }

  function painted() {
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
}

/** What is read of React's tree. */
interface Fiber {
  tag: number
  memoizedState: { dehydrated?: unknown } | null
  child: Fiber | null
  sibling: Fiber | null
  stateNode: { current: Fiber }
}
