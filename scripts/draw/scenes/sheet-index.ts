import { chip, controlPoint, crosses, sheetTicks } from '../kit/annotate.ts'
import { contours, reliefPixels } from '../kit/map-sheet.ts'
import { palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { document, rect, words } from '../kit/svg.ts'
import { terrain } from '../kit/terrain.ts'
import { light } from './map-colors.ts'

/** An index of map sheets over the relief: which ones were drawn anew this year. */
export function sheetIndex(width: number, height: number): Scene {
  const land = terrain(77, 2.2)
  const extent = { u: 0.1, v: 0.3, span: 0.62 }
  const random = seeded(4)
  const [columns, rows] = [6, 4]
  const [w, h] = [(width - 96) / columns, (height - 96) / rows]
  const cells = Array.from({ length: columns * rows }, (_, n) => {
    const [x, y] = [48 + (n % columns) * w, 48 + Math.floor(n / columns) * h]
    const isNew = [3, 4, 8, 9, 10, 15, 16].includes(n)
    const isDue = [1, 13, 19, 20].includes(n)
    const tint = isNew ? palette.orange : isDue ? palette.blue : palette.white
    return (
      rect(x, y, w, h, {
        fill: tint,
        'fill-opacity': isNew ? 0.26 : isDue ? 0.16 : 0.04,
        stroke: palette.navy,
        'stroke-width': 1.6,
        'stroke-opacity': 0.65,
      }) +
      words(`H50-${String(12 + n).padStart(3, '0')}`, x + 12, y + 24, 14, { fill: palette.navy }) +
      (isNew
        ? words(`v${random.integer(3, 6)}.0`, x + w - 12, y + h - 12, 14, {
            fill: palette.rust,
            'text-anchor': 'end',
          })
        : '')
    )
  })
  const signs = document(
    width,
    height,
    contours(land, width, height, extent, palette.navy, 0.26, 0.04, 0.9),
    crosses(width, height, 120, palette.navy, 0.25),
    ...cells,
    chip('UPDATED 7 / 24', [48 + 3 * w, 42], palette.rust, 15),
    controlPoint([48 + 4 * w, 48 + 2 * h], 10, palette.orange, palette.white),
    sheetTicks(width, height, 16, palette.navy, 0.45, 148),
  )
  return {
    width,
    height,
    layers: [reliefPixels(land, width, height, extent, (t) => light(t * 0.92), 0.5), signs],
  }
}
