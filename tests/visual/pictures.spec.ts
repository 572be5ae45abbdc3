import { expect, test } from '@playwright/test'
import { chromium, type Browser, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '#scripts/tasks/find-chromium.mjs'
import { aShot } from './a-shot.ts'
import type { Approvals } from './approvals.ts'
import { cutCells, type Cell } from './cells.ts'
import { compareWithApprovals } from './compare-cells.ts'
import { compareFromAfar, comparePictures, tolerance } from './pictures.ts'
import { decode, type RawPicture } from './raw-picture.ts'
import { drawSheet, readSheet, type Sheet } from './sheets.ts'

// In one process: what is compared with is drawn once.
test.describe.configure({ mode: 'default' })

let browser: Browser
let page: Page
test.beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  page = await browser.newPage()
})
test.afterAll(() => browser.close())

/** A piece of an interface, in the colours of the light theme, with a photograph's noise where asked. */
function markup({
  surface = '#f3f5f8',
  line = '#d9dfe8',
  padding = 16,
  text = '数据标注与采集服务',
  radius = 8,
  photographHeight = 0,
} = {}) {
  return `<!doctype html><html lang="zh-CN"><body style="margin:24px;background:#fff;font:16px sans-serif">
    <div style="background:${surface};border:1px solid ${line};border-radius:${radius}px;padding:${padding}px">
      <h2 style="margin:0;font-weight:400">${text}</h2><p>面向政府与企业的地理信息产业服务。</p>
      <button style="padding:8px 16px">了解更多</button>
    </div>
    <canvas width="1000" height="${photographHeight}"></canvas>
    <script>
      const canvas = document.querySelector('canvas'), pen = canvas.getContext('2d')
      let seed = 7
      const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647
      for (let n = 0; n < canvas.height * 4; n += 1) {
        pen.fillStyle = 'hsl(' + chance() * 360 + ' 40% ' + chance() * 100 + '%)'
        pen.fillRect(chance() * 1000, chance() * canvas.height, 40, 14)
      }
    </script>`
}

const draw = async (html: string): Promise<RawPicture> => decode(await photograph(html))

async function photograph(html: string, width = 1280): Promise<Buffer> {
  // A document of its own, whose scripts find nothing of those before.
  await page.goto('about:blank')
  await page.setViewportSize({ width, height: 800 })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ fullPage: true })
}

const smallChanges: [title: string, change: Parameters<typeof markup>[0]][] = [
  ['a surface one step darker', { surface: '#eef1f6' }],
  ['a surface two levels of 255 darker', { surface: '#f1f3f6' }],
  ['a border one step darker', { line: '#c9d1dd' }],
  ['two pixels more padding', { padding: 18 }],
  ['one other character', { text: '数据标注与采集服努' }],
  ['a full stop', { text: '数据标注与采集服务。' }],
  ['rounder corners', { radius: 12 }],
]

let another: Promise<Buffer> | undefined

/** The picture of a markup, on a sheet with another one. */
async function cellsOf(html: string): Promise<Cell[]> {
  another ??= photograph('<h1>Another story', 360)
  const screenshots = [await another, await photograph(html)]
  const cells = await Promise.all(
    screenshots.map(async (screenshot, index) => {
      const { width, height } = await decode(screenshot)
      const shot = aShot({ name: `design-system-a--story-${index}.1280.light` })
      return cutCells(shot, screenshot, [{ left: 0, top: 0, width, height }])
    }),
  )
  return cells.flat()
}

const approved = new Map<string, Promise<{ sheet: Sheet; cells: Cell[] }>>()

/** What a markup looked like when it was approved: drawn and kept once, however many others are compared with it. */
function approvedOf(html: string) {
  const known = approved.get(html) ?? approve(html)
  approved.set(html, known)
  return known
}

async function approve(html: string) {
  const cells = await cellsOf(html)
  const items = cells.map(async ({ entry, content }) => ({ entry, picture: await content() }))
  return { sheet: await readSheet(await drawSheet(await Promise.all(items))), cells }
}

/**
 * Compares the pictures of one markup with another's approved ones: as the sheet stores them, and as originally
 * drawn.
 */
async function differenceOnSheet(before: string, after: string) {
  const { sheet, cells: kept } = await approvedOf(before)
  const approvals = { sheets: new Map([['sheet', sheet]]), fileOf: () => 'sheet' } as Partial<Approvals>
  const cells = await cellsOf(after)
  const { differenceOf } = compareWithApprovals(approvals as Approvals)
  const [other, difference] = [await differenceOf(cells[0]!, cells), await differenceOf(cells[1]!, cells)]
  expect(other, 'the picture beside it').toBeUndefined()
  expect(difference).not.toBe('new')
  return {
    isLossless: sheet.isLossless,
    difference: difference as Exclude<typeof difference, 'new'>,
    fresh: comparePictures(await kept[1]!.whole(), await cells[1]!.whole()),
  }
}

for (const [kind, photographHeight] of [
  ['a flat picture, kept without loss', 0],
  ['a tall picture with photographs, kept with loss', 1200],
] as const) {
  test.describe(kind, () => {
    test('is no change when it is drawn again', async () => {
      const html = markup({ photographHeight })
      const { difference, isLossless } = await differenceOnSheet(html, html)
      expect({ difference, isLossless }).toEqual({
        difference: undefined,
        isLossless: photographHeight === 0,
      })
    })

    for (const [title, change] of smallChanges) {
      test(`${title} is a change`, async () => {
        const before = markup({ photographHeight })
        const after = markup({ photographHeight, ...change })
        const { difference, fresh } = await differenceOnSheet(before, after)
        const figures = `${difference?.pixels} / ${fresh.pixels}`
        test.info().annotations.push({ type: 'pixels', description: figures })
        expect(fresh.isChange).toBe(true)
        // By far: what is drawn twice differs by nothing, or by a few pixels.
        expect(difference?.pixels).toBeGreaterThan(tolerance.pixels * 4)
      })
    }
  })
}

test('a picture that grew by one white line is a change', async () => {
  const box = (height: number) => `<body style="margin:0"><div style="height:${height}px">一行`
  const { difference } = await differenceOnSheet(box(900), box(901))
  expect(difference?.isChange).toBe(true)
})

test('a colour that another processor rounds differently is no change', async () => {
  const before = await draw('<body style="margin:0;background:#f3f5f8"><p>同一幅画')
  const after = await draw('<body style="margin:0;background:#f3f6f8"><p>同一幅画')
  expect(comparePictures(before, after).isChange).toBe(false)
})

test('the difference can be looked at', async () => {
  const difference = comparePictures(await draw(markup()), await draw(markup({ padding: 18 })))
  const picture = await difference.draw()
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG')
})

test('from afar, other smoothing of the letters is no change', async () => {
  const smoothed = markup().replace('font:16px', 'letter-spacing:0.02px;font-weight:410;font:16.05px')
  const difference = await compareFromAfar(await draw(markup()), await draw(smoothed))
  expect(difference.isChange).toBe(false)
})

for (const [title, change] of [
  ['a surface clearly darker', { surface: '#c9d1dd' }],
  ['another heading', { text: '地理信息' }],
  ['twenty pixels more padding', { padding: 36 }],
] as const) {
  test(`from afar, ${title} is a change`, async () => {
    const difference = await compareFromAfar(await draw(markup()), await draw(markup(change)))
    expect(difference.isChange).toBe(true)
  })
}
