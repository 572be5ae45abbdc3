import { mask } from '../kit/annotate.ts'
import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { circle, el, group, han, path, polygon, rect, words, type Point } from '../kit/svg.ts'
import { board, box, pill } from './board-frame.ts'

const { green, blue, orange, red } = palette

/** A map checked against its attributes: gaps and overlaps found, each sent back to whoever drew it. */
export function topologyBoard(width: number, height: number): Scene {
  const plots: readonly (readonly [string, readonly Point[]])[] = [
    [
      '#cfe8d6',
      [
        [0, 0],
        [170, 0],
        [160, 128],
        [0, 140],
      ],
    ],
    [
      '#e8efd2',
      [
        [174, 0],
        [330, 0],
        [316, 118],
        [164, 128],
      ],
    ],
    [
      '#dbe7ff',
      [
        [334, 0],
        [440, 0],
        [440, 150],
        [320, 118],
      ],
    ],
    [
      '#f3e6cd',
      [
        [0, 144],
        [160, 132],
        [150, 270],
        [0, 262],
      ],
    ],
    [
      '#c9e5de',
      [
        [164, 132],
        [318, 122],
        [340, 262],
        [154, 270],
      ],
    ],
    [
      '#cfe8d6',
      [
        [322, 122],
        [440, 154],
        [440, 276],
        [344, 262],
      ],
    ],
    [
      '#dbe7ff',
      [
        [0, 266],
        [176, 272],
        [190, 398],
        [0, 398],
      ],
    ],
    [
      '#e8efd2',
      [
        [194, 276],
        [440, 280],
        [440, 398],
        [206, 398],
      ],
    ],
  ]
  const finds = [
    ['重叠', '图斑 0417 / 0418', red],
    ['缝隙', '图斑 0423 东侧', orange],
    ['属性缺失', '图斑 0431 地类', blue],
    ['接边', 'H50-014 北缘', orange],
  ] as const
  return board(
    width,
    height,
    '图属一致性检查',
    2,
    el('defs', {}, el('clipPath', { id: 'checked' }, rect(0, 0, 440, 398, { rx: 10 }))),
    group(
      { 'clip-path': 'url(#checked)' },
      rect(0, 0, 440, 398, { fill: palette.white }),
      ...plots.map(([fill, points]) => polygon(points, { fill, stroke: palette.slate, 'stroke-width': 1.4 })),
      mask(
        [
          [150, 34],
          [192, 30],
          [184, 120],
          [144, 124],
        ],
        red,
        1.1,
        0.36,
      ),
      mask(
        [
          [176, 271],
          [200, 273],
          [212, 398],
          [188, 398],
        ],
        orange,
        1.1,
        0.5,
      ),
      polygon(plots[4]![1], {
        fill: blue,
        'fill-opacity': 0.16,
        stroke: blue,
        'stroke-width': 3,
        'stroke-dasharray': '9 6',
      }),
      ...(
        [
          ['1', 168, 78, red],
          ['2', 196, 336, orange],
          ['3', 246, 198, blue],
        ] as const
      ).map(
        ([text, x, y, color]) =>
          circle(x, y, 17, { fill: mix(color, palette.ink, 0.2), stroke: palette.white, 'stroke-width': 3 }) +
          words(text, x, y + 6, 17, { fill: palette.white, 'text-anchor': 'middle' }),
      ),
    ),
    rect(0, 0, 440, 398, { rx: 10, fill: 'none', stroke: palette.line }),
    box(458, 0, 278, 398),
    han('问题清单', 480, 38, 18, { fill: palette.ink, 'font-weight': 700 }),
    han('112 条规则', 716, 38, 15, { fill: palette.slate, 'text-anchor': 'end' }),
    ...finds.map(([name, place, color], n) => {
      const y = 62 + n * 84
      return (
        circle(490, y + 22, 12, { fill: mix(color, palette.ink, 0.2) }) +
        words(String(n + 1), 490, y + 27.5, 15, { fill: palette.white, 'text-anchor': 'middle' }) +
        han(name, 514, y + 28, 18, { fill: palette.ink }) +
        han(place, 514, y + 56, 16, { fill: palette.slate }) +
        pill('已派回', 640, y + 8, 78, n < 2 ? orange : green) +
        (n < 3 ? path(`M476 ${y + 73}H718`, { stroke: palette.haze, 'stroke-width': 1.5 }) : '')
      )
    }),
  )
}
