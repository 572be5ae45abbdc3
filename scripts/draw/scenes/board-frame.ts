import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { group, han, path, rect, words } from '../kit/svg.ts'
import { drawing } from '../kit/task-sheet.ts'

/** A white card of a board. */
export const box = (x: number, y: number, w: number, h: number, fill: string = palette.white) =>
  rect(x, y, w, h, { rx: 10, fill, stroke: palette.line })

/** A page of the company's own tools: dark rail, title, and the `drawn` body of 736×398 beside it. */
export function board(
  width: number,
  height: number,
  title: string,
  active: number,
  ...drawn: string[]
): Scene {
  return drawing(
    width,
    height,
    rect(70, 68, 836, 484, { rx: 16, fill: palette.navy, 'fill-opacity': 0.1 }),
    rect(62, 54, 836, 484, { rx: 16, fill: palette.paper, stroke: palette.line }),
    path('M78 54H118V538H78Q62 538 62 522V70Q62 54 78 54Z', { fill: palette.ink }),
    rect(80, 74, 20, 20, { rx: 6, fill: palette.blue }),
    ...[0, 1, 2, 3, 4].map((n) =>
      rect(80, 126 + n * 42, 20, 20, { rx: 6, fill: n === active ? palette.flame : palette.stone }),
    ),
    han(title, 142, 97, 22, { fill: palette.ink, 'font-weight': 700 }),
    rect(796, 75, 78, 30, { rx: 8, fill: palette.strong }),
    han('导出', 835, 95, 15, { fill: palette.white, 'text-anchor': 'middle' }),
    group({ transform: 'translate(138 120)' }, ...drawn),
  )
}

/** A figure with its name, a third of the body wide. */
export const figure = (x: number, label: string, value: string, color: string) =>
  box(x, 0, 232, 74) +
  han(label, x + 18, 28, 15, { fill: palette.slate }) +
  words(value, x + 18, 59, 25, { fill: color })

/** A rounded state, its words in the middle; `x` and `y` are its upper left corner. */
export const pill = (text: string, x: number, y: number, w: number, color: string) =>
  rect(x, y, w, 30, { rx: 15, fill: mix(color, palette.white, 0.85) }) +
  han(text, x + w / 2, y + 20.5, 15, { fill: mix(color, palette.ink, 0.35), 'text-anchor': 'middle' })

/** The dark words over the columns of a table that fills the width of the body. */
export const columnNames = (y: number, names: readonly (readonly [string, number])[]) =>
  path(`M0 ${y + 44}V${y + 10}Q0 ${y} 10 ${y}H726Q736 ${y} 736 ${y + 10}V${y + 44}Z`, {
    fill: palette.frost,
  }) + names.map(([name, x]) => han(name, x, y + 29, 16, { fill: palette.navy })).join('')

/** A fine rule between two rows. */
export const rule = (y: number) => path(`M20 ${y}H716`, { stroke: palette.haze, 'stroke-width': 1.5 })
