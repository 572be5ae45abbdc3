import { detection, mask } from '../kit/annotate.ts'
import { hanChip } from '../kit/han-chip.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { busFigure, carFigure, treeFigure, walkerFigure } from '../kit/street-figures.ts'
import { circle, han, path, polygon, rect } from '../kit/svg.ts'
import { nightWindow } from './night-window.ts'

const classes = [
  ['机动车', '128', palette.sky],
  ['行人', '46', palette.flame],
  ['车道', '12', palette.leaf],
  ['公交车', '9', palette.amber],
] as const

/** The annotation platform at work: tools, picture, classes, timeline. */
export function headerTool(width: number, height: number): Scene {
  return nightWindow(width, height, '标注平台  任务 2764', tools(), canvas(), list(), frames())
}

function tools() {
  const signs = [
    'M-8 -9l16 8-7 2-3 7z',
    'M-8 -7h16v14h-16z',
    'M-8 5L-3 -8L8 -4L5 8z',
    'M-8 8L8 -8M-8 8h5M8 -8v5',
    'M-9 0h18M0 -9v18',
  ]
  return (
    rect(0, 0, 52, 326, { fill: '#16305f' }) +
    signs
      .map(
        (d, n) =>
          rect(8, 12 + n * 48, 36, 36, { rx: 8, fill: n === 1 ? palette.strong : '#1f3d73' }) +
          path(d, {
            transform: `translate(26 ${30 + n * 48})`,
            stroke: palette.ice,
            'stroke-width': 2.4,
            fill: 'none',
            'stroke-linejoin': 'round',
          }),
      )
      .join('')
  )
}

function canvas() {
  return (
    rect(52, 0, 476, 262, { fill: '#9fc0ee' }) +
    path('M52 130V60h60v-26h50v40h60v36h70v-60h64v70h80v-46h92v60z', { fill: '#7b9fd6' }) +
    rect(52, 128, 476, 134, { fill: '#8593ab' }) +
    polygon(
      [
        [268, 128],
        [304, 128],
        [430, 262],
        [130, 262],
      ],
      { fill: '#6c7a94' },
    ) +
    path('M286 130L280 262', { stroke: palette.amber, 'stroke-width': 5, 'stroke-dasharray': '18 12' }) +
    treeFigure(96, 166, 21, palette.green) +
    treeFigure(478, 170, 23, palette.green) +
    busFigure(376, 168, 24, palette.leaf, false) +
    carFigure(338, 234, 54, palette.strong) +
    carFigure(228, 184, 34, palette.white, true) +
    walkerFigure(142, 236, 52, palette.orange) +
    mask(
      [
        [292, 146],
        [316, 146],
        [352, 254],
        [290, 254],
      ],
      palette.leaf,
      1,
      0.22,
    ) +
    detection([282, 150, 114, 88], palette.sky, undefined, 1.2) +
    detection([192, 130, 70, 58], palette.sky, undefined, 1) +
    detection([112, 142, 62, 98], palette.orange, undefined, 1.2) +
    hanChip('机动车 0.98', [284, 148], palette.strong, 14) +
    hanChip('行人 0.96', [112, 140], palette.rust, 14)
  )
}

function list() {
  return (
    rect(528, 0, 172, 326, { fill: '#14294f' }) +
    han('类别', 546, 32, 17, { fill: palette.fog }) +
    classes
      .map(
        ([name, count, color], n) =>
          rect(540, 46 + n * 44, 148, 36, { rx: 7, fill: n === 0 ? '#24498b' : '#1b3668' }) +
          circle(557, 64 + n * 44, 6, { fill: color }) +
          han(name, 572, 70 + n * 44, 16, { fill: palette.white }) +
          han(count, 678, 70 + n * 44, 16, { fill: palette.air, 'text-anchor': 'end' }),
      )
      .join('') +
    han('质检  99.2%', 546, 252, 17, { fill: palette.mint }) +
    rect(546, 266, 136, 8, { rx: 4, fill: '#28467c' }) +
    rect(546, 266, 128, 8, { rx: 4, fill: palette.leaf }) +
    rect(546, 288, 136, 28, { rx: 7, fill: palette.orange }) +
    han('提交本批', 614, 308, 16, { fill: palette.ink, 'text-anchor': 'middle' })
  )
}

function frames() {
  const rows = [
    [70, 330, palette.sky],
    [150, 250, palette.flame],
    [70, 440, palette.leaf],
  ] as const
  return (
    rect(52, 262, 476, 64, { fill: '#0e1f40' }) +
    rows.map(([x, to, color], n) => rect(x, 274 + n * 16, to - x, 9, { rx: 4.5, fill: color })).join('') +
    rect(316, 264, 3, 62, { fill: palette.white })
  )
}
