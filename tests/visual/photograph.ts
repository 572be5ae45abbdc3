import type { CDPSession, Frame, Page } from 'playwright-core'
import type { Box } from './raw-picture.ts'

declare global {
  interface Window {
    /** Lets what stands still for a photograph move on. */
    moveOn?: () => void
  }
}

/** Excluded from pictures: the blinking caret, and the loading progress in the browser's media controls. */
const quiet = `
  input, textarea, [contenteditable] { caret-color: transparent !important }
  video::-webkit-media-controls { display: none !important }
  audio::-webkit-media-controls-current-time-display,
  audio::-webkit-media-controls-time-remaining-display { display: none !important }`

/**
 * Photographs a part of a page with ended animations, as Playwright does. Skips Playwright's PNG compression, which
 * takes half of the time again; this PNG is decoded immediately.
 * @param session the page's own
 * @param scale screen pixels for each page pixel
 */
export async function photograph(page: Page, session: CDPSession, part: Box, scale: number): Promise<Buffer> {
  // A frame may go while it is asked; then there is nothing in it to stand still.
  const inFrames = (act: (frame: Frame) => Promise<unknown>) =>
    Promise.all(
      page
        .mainFrame()
        .childFrames()
        .map((frame) => act(frame).catch(() => undefined)),
    )
  const { width, height } = await page.evaluate(standForPicture, quiet)
  await inFrames((frame) => frame.evaluate(standForPicture, quiet))
  try {
    const window = page.viewportSize()
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: {
        x: part.left,
        y: part.top,
        width: Math.min(part.width, width - part.left),
        height: Math.min(part.height, height - part.top),
        scale: 1 / scale,
      },
      captureBeyondViewport: width > (window?.width ?? 0) || height > (window?.height ?? 0),
    })
    return Buffer.from(data, 'base64')
  } finally {
    await page.evaluate(moveOn)
    await inFrames((frame) => frame.evaluate(moveOn))
  }
}

const moveOn = () => window.moveOn?.()

/** Runs in each document of the page. @returns how large it is */
function standForPicture(style: string) {
  const sheet = document.createElement('style')
  sheet.textContent = style
  document.documentElement.append(sheet)
  const endless = new Set<Animation>()
  const stop = () => {
    // The page's own list leaves out what follows scrolling (wait-until-stable.ts).
    for (const animation of Document.prototype.getAnimations.call(document)) {
      if (!animation.effect || animation.playbackRate === 0 || endless.has(animation)) continue
      if (Number.isFinite(animation.effect.getComputedTiming().endTime)) animation.finish()
      else {
        animation.cancel()
        endless.add(animation)
      }
    }
  }
  stop()
  const frames = [...document.querySelectorAll('video')].filter(hasFrame).map(freezeFilm)
  document.addEventListener('transitionrun', stop)
  document.addEventListener('animationstart', stop)
  window.moveOn = () => {
    sheet.remove()
    document.removeEventListener('transitionrun', stop)
    document.removeEventListener('animationstart', stop)
    for (const animation of endless) animation.play()
    for (const putBack of frames) putBack()
    delete window.moveOn
  }
  const { body, documentElement: root } = document
  const largest = (side: 'Width' | 'Height') =>
    Math.max(
      ...[body, root].flatMap((each) => [
        each[`scroll${side}`],
        each[`offset${side}`],
        each[`client${side}`],
      ]),
    )
  return { width: largest('Width'), height: largest('Height') }

  function hasFrame(film: HTMLVideoElement): boolean {
    return film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && film.checkVisibility()
  }

  /** Chromium clears films outside the window and may draw them again too late; a canvas shows their frame instead. */
  function freezeFilm(film: HTMLVideoElement): () => void {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: film.videoWidth, height: film.videoHeight, className: film.className })
    canvas.getContext('2d')?.drawImage(film, 0, 0)
    const { display } = film.style
    film.before(canvas)
    film.style.display = 'none'
    return () => {
      canvas.remove()
      film.style.display = display
    }
  }
}
