import { palette } from './palette.ts'
import type { Scene } from './render.ts'
import { sheet } from './sheet.ts'
import { circle, group, path, rect, words } from './svg.ts'

/** The size all sheets are drawn at; other sizes are scaled from it. */
const [wide, tall] = [960, 600]

/** A white sheet of the annotation tool; `drawn` lies in its 826×420 work area, whose origin is its upper left. */
export function taskSheet(width: number, height: number, title: string, ...drawn: string[]): Scene {
  const card = { x: 67, y: 62, w: 826, h: 476 }
  return drawing(
    width,
    height,
    rect(card.x + 8, card.y + 14, card.w, card.h, { rx: 14, fill: palette.navy, 'fill-opacity': 0.1 }),
    rect(card.x, card.y, card.w, card.h, { rx: 14, fill: palette.white, stroke: palette.line }),
    ...[palette.orange, palette.blue, palette.green].map((color, n) =>
      circle(card.x + 28 + n * 22, card.y + 28, 6, { fill: color }),
    ),
    words(title, card.x + card.w - 24, card.y + 33, 13, { fill: palette.slate, 'text-anchor': 'end' }),
    path(`M${card.x} ${card.y + 56}h${card.w}`, { stroke: palette.haze, 'stroke-width': 1.5 }),
    group({ transform: `translate(${card.x} ${card.y + 56})` }, ...drawn),
  )
}

/** A bright ground with a drawing of 960×600 in the middle. */
export function drawing(width: number, height: number, ...drawn: string[]): Scene {
  const k = Math.min(width / wide, height / tall)
  const place = `translate(${(width - wide * k) / 2} ${(height - tall * k) / 2}) scale(${k})`
  return sheet(width, height, group({ transform: place }, ...drawn))
}
