import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { circle, curve, document, el, glow, gradient, han, path, polygon, rect, words } from '../kit/svg.ts'
import type { Point } from '../kit/svg.ts'

/** An award that is no paper. All bodies are invented. */
export interface Award {
  title: string
  body: string
  number: string
  color: string
}

const width = 840
const height = 600

/** A metal plate on a dark board, as it hangs beside a door. */
export function plaque({ title, body, number, color }: Award): Scene {
  const dark = mix(color, palette.abyss, 0.55)
  const titleSize = Math.min(58, 500 / [...title].length)
  const brushed = Array.from({ length: 60 }, (_, n) =>
    path(`M118 ${122 + n * 6}H722`, { stroke: palette.white, 'stroke-opacity': n % 3 ? 0.1 : 0.22 }),
  )
  const screw = (x: number, y: number) =>
    circle(x, y, 9, { fill: 'url(#screw)', stroke: dark, 'stroke-opacity': 0.4 }) +
    path(`M${x - 5} ${y - 3}L${x + 5} ${y + 3}`, { stroke: dark, 'stroke-width': 2 })
  return scene(
    color,
    [
      gradient(
        'plate',
        [0, 0],
        [1, 1],
        [
          [0, mix(color, palette.white, 0.62)],
          [0.35, mix(color, palette.white, 0.86)],
          [0.6, mix(color, palette.white, 0.5)],
          [1, mix(color, palette.white, 0.74)],
        ],
      ),
      gradient(
        'screw',
        [0, 0],
        [1, 1],
        [
          [0, palette.white],
          [1, mix(color, palette.slate, 0.4)],
        ],
      ),
    ],
    rect(92, 88, 672, 444, { rx: 10, fill: palette.ink, 'fill-opacity': 0.16 }),
    rect(84, 76, 672, 444, { rx: 10, fill: mix(color, palette.abyss, 0.78) }),
    rect(84, 76, 672, 444, {
      rx: 10,
      fill: 'none',
      stroke: palette.white,
      'stroke-opacity': 0.14,
      'stroke-width': 2,
    }),
    rect(112, 104, 616, 388, { rx: 4, fill: 'url(#plate)' }),
    ...brushed,
    rect(132, 124, 576, 348, {
      rx: 2,
      fill: 'none',
      stroke: dark,
      'stroke-opacity': 0.55,
      'stroke-width': 2,
    }),
    screw(150, 142) + screw(690, 142) + screw(150, 454) + screw(690, 454),
    path('M420 150L446 196H394Z', {
      fill: 'none',
      stroke: dark,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }),
    circle(420, 181, 5, { fill: palette.orange }),
    han(title, width / 2, 306, titleSize, { fill: dark, 'text-anchor': 'middle', 'font-weight': 700 }),
    path('M300 344H540', { stroke: dark, 'stroke-width': 2, 'stroke-opacity': 0.6 }),
    han(body, width / 2, 392, 24, { fill: dark, 'text-anchor': 'middle' }),
    words(number, width / 2, 436, 16, { fill: dark, 'text-anchor': 'middle' }),
  )
}

/** A cut crystal on a dark foot, contour lines ground into it. */
export function trophy({ title, body, number, color }: Award): Scene {
  const dark = mix(color, palette.abyss, 0.6)
  const front: Point[] = [
    [322, 428],
    [346, 96],
    [470, 70],
    [502, 428],
  ]
  const side: Point[] = [
    [502, 428],
    [470, 70],
    [500, 88],
    [544, 414],
  ]
  const ground = Array.from({ length: 9 }, (_, n) => {
    const points = Array.from({ length: 7 }, (_, x): Point => [
      336 + x * 26,
      396 - n * 17 - Math.sin((x / 6) * Math.PI + n * 0.25) * (40 + n * 6),
    ])
    return path(curve(points), {
      stroke: palette.white,
      'stroke-width': 1.6,
      'stroke-opacity': 0.75,
      fill: 'none',
    })
  })
  return scene(
    color,
    [
      gradient(
        'crystal',
        [0, 0],
        [1, 1],
        [
          [0, mix(color, palette.white, 0.86)],
          [0.5, mix(color, palette.white, 0.58)],
          [1, mix(color, palette.white, 0.3)],
        ],
      ),
      gradient(
        'edge',
        [0, 0],
        [0, 1],
        [
          [0, mix(color, palette.white, 0.5)],
          [1, mix(color, palette.ink, 0.15)],
        ],
      ),
      el('clipPath', { id: 'face' }, polygon(front)),
    ],
    el('ellipse', { cx: 430, cy: 540, rx: 250, ry: 22, fill: palette.ink, 'fill-opacity': 0.14 }),
    polygon(
      [
        [268, 436],
        [302, 420],
        [566, 420],
        [592, 436],
        [592, 532],
        [268, 532],
      ],
      { fill: dark },
    ),
    polygon(
      [
        [268, 436],
        [302, 420],
        [566, 420],
        [592, 436],
      ],
      { fill: mix(dark, palette.white, 0.16) },
    ),
    polygon(side, { fill: 'url(#edge)' }),
    polygon(front, { fill: 'url(#crystal)' }),
    el('g', { 'clip-path': 'url(#face)' }, ...ground),
    polygon(
      [
        [346, 96],
        [380, 88],
        [358, 428],
        [322, 428],
      ],
      { fill: palette.white, 'fill-opacity': 0.35 },
    ),
    path('M408 138L438 190H378Z', {
      fill: 'none',
      stroke: dark,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }),
    circle(408, 173, 6, { fill: palette.orange }),
    han(title, 430, 480, Math.min(28, 290 / [...title].length), {
      fill: palette.white,
      'text-anchor': 'middle',
      'font-weight': 700,
    }),
    han(body, 430, 510, 16, { fill: palette.line, 'text-anchor': 'middle' }),
    words(number, 760, 560, 14, { fill: palette.slate, 'text-anchor': 'end' }),
  )
}

/** The wall or the table it is shown on. */
function scene(color: string, definitions: readonly string[], ...drawn: string[]): Scene {
  const defs = el(
    'defs',
    {},
    glow('light', [0.5, 0.4], 0.6, [
      [0, palette.white, 1],
      [1, palette.white, 0],
    ]),
    ...definitions,
  )
  const grid = Array.from({ length: 14 }, (_, n) =>
    path(`M${n * 60 + 30} 0V${height}M0 ${n * 60 + 30}H${width}`),
  )
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        defs,
        rect(0, 0, width, height, { fill: mix(color, palette.paper, 0.84) }),
        el('g', { stroke: palette.white, 'stroke-opacity': 0.55 }, ...grid),
        rect(0, 0, width, height, { fill: 'url(#light)' }),
        ...drawn,
      ),
    ],
  }
}
