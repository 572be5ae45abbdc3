import { figure } from '../kit/people.ts'
import { mix, palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { circle, curve, document, el, gradient, group, han, path, rect, type Point } from '../kit/svg.ts'

const layers = [
  [352, '#5a4332', 'A'],
  [414, '#8a6242', 'AB'],
  [476, '#b98a58', 'B'],
  [536, '#d3b184', 'C'],
] as const

/** Guests around an open soil pit in the fields; one stands in it and shows a sample. */
export function carePit(width: number, height: number): Scene {
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        el(
          'defs',
          {},
          gradient(
            'air',
            [0, 0],
            [0, 1],
            [
              [0, '#a8d0f2'],
              [0.5, '#fdf3df'],
            ],
          ),
        ),
        group(
          { transform: `scale(${width / 960} ${height / 600})` },
          land(),
          figure([120, 352], 0.78, { coat: palette.stone, look: 'right', helmet: palette.white }),
          figure([232, 366], 0.84, {
            coat: palette.navy,
            look: 'right',
            helmet: palette.white,
            rightArm: [
              [52, -262],
              [14, -224],
            ],
          }),
          figure([842, 360], 0.82, {
            coat: palette.green,
            look: 'left',
            helmet: palette.amber,
            hasLongHair: true,
            leftArm: [
              [-50, -262],
              [-14, -226],
            ],
            rightArm: [
              [50, -258],
              [12, -214],
            ],
          }),
          rect(796, 176, 58, 40, { rx: 4, fill: palette.white, stroke: palette.slate, 'stroke-width': 2 }),
          pit(),
          figure([486, 580], 0.86, {
            coat: palette.orange,
            trousers: '#4a4f5c',
            look: 'left',
            helmet: palette.amber,
            leftArm: [
              [-72, -300],
              [-124, -338],
            ],
          }),
          sample(),
          lip(),
        ),
      ),
    ],
  }
}

function land() {
  const rows = Array.from({ length: 12 }, (_, n) => {
    const x = -460 + n * 170
    return `M${480 + (x - 480) * 0.2} 226L${x} 600`
  })
  const tree = (x: number, y: number, k: number) =>
    rect(x - 3 * k, y - 30 * k, 6 * k, 30 * k, { fill: '#6d5a44' }) +
    circle(x, y - 46 * k, 26 * k, { fill: '#3f9468' }) +
    circle(x - 8 * k, y - 54 * k, 15 * k, { fill: '#62b384' })
  return (
    rect(0, 0, 960, 600, { fill: 'url(#air)' }) +
    circle(760, 84, 38, { fill: palette.white, 'fill-opacity': 0.9 }) +
    path('M0 214Q160 120 330 190T640 168T960 196V300H0Z', { fill: '#8fb7d6' }) +
    path('M0 232Q220 178 420 220T780 208T960 222V320H0Z', { fill: '#7db48b' }) +
    rect(0, 226, 960, 380, { fill: '#c9b36a' }) +
    path(rows.join(''), { stroke: '#a99a52', 'stroke-width': 7, 'stroke-opacity': 0.8 }) +
    [
      [48, 240, 0.9],
      [330, 236, 0.7],
      [650, 234, 0.7],
      [714, 238, 0.9],
      [926, 244, 1.1],
    ]
      .map(([x, y, k]) => tree(x!, y!, k!))
      .join('')
  )
}

/** The cut: its back wall with the layers, a tape down its side, the names of the layers. */
function pit() {
  const random = seeded(11)
  const wall = layers.map(([top, color], n) => {
    const points = Array.from({ length: 9 }, (_, k): Point => [
      300 + k * 46,
      top + (n === 0 ? 0 : Math.sin(k * 1.7 + n * 2) * 7),
    ])
    return path(`${curve(points)}L668 600L300 600Z`, { fill: color })
  })
  const stones = Array.from({ length: 46 }, () =>
    el('ellipse', {
      cx: random.between(308, 660),
      cy: random.between(372, 590),
      rx: random.between(2, 8),
      ry: random.between(2, 5),
      fill: random.chance(0.5) ? palette.white : palette.ink,
      'fill-opacity': 0.2,
    }),
  )
  const tape = Array.from({ length: 12 }, (_, n) =>
    rect(596, 356 + n * 20, 20, 20, { fill: n % 2 ? palette.white : palette.red }),
  )
  return (
    path('M300 352L236 600H300Z', { fill: '#4c3a2c' }) +
    path('M668 352L740 600H668Z', { fill: '#6b5037' }) +
    wall.join('') +
    stones.join('') +
    tape.join('') +
    layers
      .map(
        ([top, color, name]) =>
          rect(624, top + 14, 38, 26, { rx: 4, fill: mix(color, palette.ink, 0.5) }) +
          han(name, 643, top + 33, 16, { fill: palette.white, 'text-anchor': 'middle' }),
      )
      .join('')
  )
}

/** A bag with the code of its sample, held up. */
function sample() {
  return (
    path('M338 238h56v62q0 8 -8 8h-40q-8 0 -8 -8z', { fill: palette.white, 'fill-opacity': 0.92 }) +
    path('M338 274h56v26q0 8 -8 8h-40q-8 0 -8 -8z', { fill: '#8a6242' }) +
    rect(336, 232, 60, 10, { rx: 4, fill: palette.strong }) +
    han('S-0417', 366, 263, 14, { fill: palette.ink, 'text-anchor': 'middle' })
  )
}

/** The near edge of the pit with what was dug out. */
function lip() {
  return (
    path('M0 560Q150 536 262 560L300 600H0Z', { fill: '#b39d58' }) +
    path('M960 556Q800 534 716 560L668 600H960Z', { fill: '#b39d58' }) +
    path('M730 560Q800 486 870 540T960 520V600H700Z', { fill: '#7c5b3f' }) +
    path('M226 600Q480 566 742 600Z', { fill: '#7c5b3f' })
  )
}
