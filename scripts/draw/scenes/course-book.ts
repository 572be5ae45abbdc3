import { mask } from '../kit/annotate.ts'
import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { circle, han, path, rect, words, type Point } from '../kit/svg.ts'
import { drawing } from '../kit/task-sheet.ts'

const modules = [
  ['概念', palette.blue],
  ['工具', palette.green],
  ['规则', palette.orange],
  ['项目', palette.slate],
] as const

/** A loose-leaf textbook, open: its four modules on the left, an exercise on the right. */
export function courseBook(width: number, height: number): Scene {
  const ring: Point[] = [
    [610, 250],
    [676, 196],
    [762, 206],
    [806, 268],
    [776, 336],
    [690, 352],
    [622, 316],
  ]
  return drawing(
    width,
    height,
    path('M120 128Q300 84 480 128Q660 84 840 128V500Q660 456 480 500Q300 456 120 500Z', {
      fill: palette.navy,
      'fill-opacity': 0.1,
      transform: 'translate(10 16)',
    }),
    path('M120 118Q300 74 480 118V490Q300 446 120 490Z', {
      fill: palette.white,
      stroke: palette.line,
      'stroke-width': 2,
    }),
    path('M840 118Q660 74 480 118V490Q660 446 840 490Z', {
      fill: '#fbfcfe',
      stroke: palette.line,
      'stroke-width': 2,
    }),
    ...Array.from({ length: 7 }, (_, n) => rect(468, 152 + n * 46, 24, 10, { rx: 5, fill: palette.fog })),
    words('DATA ANNOTATION', 168, 150, 15, { fill: palette.rust }),
    han('活页教材', 168, 184, 26, { fill: palette.ink, 'font-weight': 700 }),
    ...modules.map(([name, color], n) => {
      const [x, y] = [168 + (n % 2) * 142, 216 + Math.floor(n / 2) * 112]
      return (
        rect(x, y, 128, 98, { rx: 8, fill: mix(color, palette.white, 0.88) }) +
        rect(x, y, 128, 6, { fill: color }) +
        words(`0${n + 1}`, x + 12, y + 32, 15, { fill: mix(color, palette.ink, 0.3) }) +
        han(name, x + 12, y + 58, 19, { fill: palette.ink }) +
        [0, 1]
          .map((line) => rect(x + 12, y + 70 + line * 11, 92 - line * 30, 5, { rx: 2.5, fill: palette.line }))
          .join('')
      )
    }),
    words('EXERCISE 07', 540, 150, 15, { fill: palette.strong }),
    path('M604 264Q640 176 744 196Q824 214 812 280Q790 356 690 358Q614 350 604 264Z', {
      fill: mix(palette.leaf, palette.white, 0.45),
    }),
    path('M606 268Q700 262 812 276M660 264L700 212M700 266L746 208M672 266L708 340M720 268L760 340', {
      stroke: palette.moss,
      'stroke-width': 2.5,
      fill: 'none',
    }),
    mask(ring, palette.orange, 1.3, 0.12),
    ...[
      [692, 286],
      [742, 300],
    ].map(([x, y]) => circle(x!, y!, 12, { fill: '#8a5a34', 'fill-opacity': 0.8 })),
    ...[0, 1, 2].map((n) => rect(540, 392 + n * 20, [256, 220, 168][n]!, 7, { rx: 3.5, fill: palette.line })),
    rect(842, 170, 26, 58, { rx: 4, fill: palette.orange }) +
      rect(842, 240, 26, 58, { rx: 4, fill: palette.blue }) +
      rect(842, 310, 26, 58, { rx: 4, fill: palette.green }),
  )
}
