import { chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '#scripts/tasks/find-chromium.mjs'
import type { StaticSite } from './static-site.ts'
import { watchArrivals } from './arrivals.ts'
import { beginAnew } from './begin-again.ts'
import { findAreas, type Area, type View } from './find-areas.ts'
import { photograph } from './photograph.ts'
import { playStory, type Shown } from './play-story.ts'
import { FIXED_NOW, paintAnew, settle, waitUntilStable } from './wait-until-stable.ts'

/** How a stage's window differs from the usual one. */
export interface StageOptions {
  forcedColors?: boolean
  /** 2 is a browser zoomed to 200 %. */
  scale?: number
  /** Lets Storybook's accessibility add-on examine each story. */
  examines?: boolean
  /** A phone: pressed with fingers, with no pointer that could rest on a thing. */
  touch?: boolean
  /** Shows pages of documentation (open-docs.ts), so that no story's window stands before them. */
  docs?: boolean
}

/** How a story that stands there is looked at. */
export interface Look {
  width: number
  theme: string
  /** With the few colours that the browser's user has chosen; else as the stage was opened. */
  forcedColors?: boolean
}

export interface Stage {
  page: Page
  /** Shows a story where the last one stood; one that fails there, once more in a document of its own. */
  show: (
    story: Look & {
      storyId: string
      moves?: boolean
      /** What the content global makes of the texts and amounts (docs/storybook.md). */
      extreme?: string
      /** Lets Storybook's accessibility add-on examine it, where the stage does not examine all. */
      isExamined?: boolean
      /** Opens it by its address in a new document, as a shared link does. It must appear immediately. */
      isOpenedFirst?: boolean
    },
  ) => Promise<Shown>
  /** Lets the story that stands there look otherwise, as it stands. */
  turn: (look: Look) => Promise<Shown>
  /** Puts what stands there on a phone, pressed with fingers, or back on a desktop. */
  hold: (how: { isPhone: boolean }) => Promise<void>
  /** Photographs the story as it stands, and finds in the picture what the view shows. */
  picture: (view?: View) => Promise<{ screenshot: Buffer; areas: Area[] }>
  close: () => Promise<void>
}

/** No side of a WebP picture is longer than 16383 px; what lies below is more of the same. */
const LONGEST = 16_000

/** A browser that shows each story in the place of the previous one, because a reload takes seconds. */
export async function openStage(site: StaticSite, options: StageOptions = {}): Promise<Stage> {
  const { forcedColors = false, scale = 1, examines = false, touch = false } = options
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumFlags,
      ...site.browserFlags,
      // A story leaves much behind at once: collected in larger pieces, it takes a third less.
      '--js-flags=--min-semi-space-size=16',
      // Draws letters as Chromium with a window does. The headless shell would use full or no hinting.
      '--font-render-hinting=slight',
      '--force-color-profile=srgb',
      // Else what stood there before shows in the smoothed edges of what is drawn over it.
      '--disable-partial-raster',
      // Else pictures are painted when they are decoded, and a frame is shown before all of it has come.
      '--disable-checker-imaging',
      '--disable-image-animation-resync',
      '--disable-threaded-animation',
      '--disable-threaded-scrolling',
      '--run-all-compositor-stages-before-draw',
      '--disable-new-content-rendering-timeout',
      // The same arithmetic on every processor.
      '--disable-skia-runtime-opts',
    ],
  })
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    forcedColors: forcedColors ? 'active' : 'none',
    deviceScaleFactor: scale,
    hasTouch: touch,
    isMobile: touch,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  // The compiler of this file marks functions with their names, which a page knows nothing of.
  await context.addInitScript('globalThis.__name = (value) => value')
  await context.addInitScript(waitUntilStable, FIXED_NOW)
  await context.addInitScript(beginAnew)
  const page = await context.newPage()
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && !site.address.startsWith(origin)) site.strays.add(request.url())
  })
  const arrivals = watchArrivals(page)
  const session = await context.newCDPSession(page)
  let globals = ''
  let standingTheme = ''
  let usualWindow: { width: number; height: number } | undefined

  const coloursOf = (isForced = forcedColors) => (isForced ? 'active' : 'none')

  const show: Stage['show'] = async (story) => {
    const { storyId, width, theme, moves = false, extreme = 'normal', isExamined = examines } = story
    const { isOpenedFirst = false } = story
    standingTheme = theme
    const wanted = `theme:${theme};extreme:${extreme};a11y.manual:!${!isExamined}`
    const isAlone = wanted !== globals || isOpenedFirst
    await page.setViewportSize(windowOf(width))
    await page.emulateMedia({
      reducedMotion: moves ? 'no-preference' : 'reduce',
      forcedColors: coloursOf(story.forcedColors),
    })
    if (isAlone) {
      const named = isOpenedFirst ? storyId : 'none--none'
      await page.goto(`${site.address}iframe.html?id=${named}&viewMode=story&globals=${wanted}`)
      globals = wanted
      // In a new document the pointer rests at 0, 0, and hovers what comes to lie there.
      await page.mouse.move(-1, -1)
    }
    const shown = await page.evaluate(playStory, { storyId, theme, isOpened: isOpenedFirst })
    const hasFailed = shown.problem !== undefined || shown.faults.length > 0
    // The previous story may have left a focus or timer, so a new document tests the story alone. Play functions
    // expect the usual texts.
    if (hasFailed && !isAlone && extreme === 'normal') {
      globals = ''
      return show(story)
    }
    await quietness()
    return shown
  }

  async function quietness() {
    do {
      await arrivals.all()
      await page.evaluate(settle)
    } while (arrivals.isExpecting())
  }

  return {
    page,
    show,
    turn: async ({ width, theme, forcedColors: isForced }) => {
      await page.setViewportSize(windowOf(width))
      await page.emulateMedia({ forcedColors: coloursOf(isForced) })
      // A story may have a theme of its own, which stays where no other is asked for.
      await page.evaluate(
        (name) => {
          if (name !== undefined) document.documentElement.dataset.theme = name
          window.scrollTo(0, 0)
        },
        theme === standingTheme ? undefined : theme,
      )
      standingTheme = theme
      await quietness()
      return { faults: [] }
    },
    hold: async ({ isPhone }) => {
      usualWindow ??= page.viewportSize() ?? windowOf(1280)
      await page.setViewportSize(isPhone ? windowOf(360) : usualWindow)
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone, maxTouchPoints: 1 })
      await page.evaluate(settle)
    },
    picture: async (view = 'whole') => {
      if (view !== 'none') await page.evaluate(paintAnew)
      const areas = await page.evaluate(findAreas, view)
      if (areas.length === 0) return { screenshot: Buffer.alloc(0), areas }
      const size = (side: (area: Area) => number) => Math.min(LONGEST, Math.max(...areas.map(side)))
      const part = {
        ...{ left: 0, top: 0 },
        width: size(({ left, width }) => left + width),
        height: size(({ top, height }) => top + height),
      }
      const screenshot = await photograph(page, session, part, scale)
      return { screenshot, areas: areas.filter(({ top }) => top < LONGEST) }
    },
    close: () => browser.close(),
  }
}

/** A phone's window, or a desktop's. */
const windowOf = (width: number) => ({ width, height: width < 600 ? 740 : 800 })
