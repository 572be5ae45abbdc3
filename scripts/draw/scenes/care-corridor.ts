import { figure } from '../kit/people.ts'
import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { document, group, han, path, polygon, rect, type Point } from '../kit/svg.ts'

/** Where the corridor vanishes in its 960×600. */
const end: Point = [480, 214]

/** Guests come down a corridor between rows of seats, straight toward the eye. */
export function careCorridor(width: number, height: number): Scene {
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        group(
          { transform: `scale(${width / 960} ${height / 600})` },
          hall(),
          ...[0.16, 0.24, 0.36, 0.54, 0.82].flatMap((near, n) => [seat(-1, near, n), seat(1, near, n)]),
          figure([402, 398], 0.5, { coat: palette.stone, step: 18, hair: '#6b7280' }),
          figure([566, 410], 0.54, { coat: palette.mist, hasLongHair: true, step: 20 }),
          figure([326, 566], 1.06, {
            coat: palette.orange,
            look: 'right',
            step: 28,
            leftArm: [
              [-88, -290],
              [-142, -262],
            ],
          }),
          figure([480, 528], 0.96, { coat: palette.navy, step: 26, hair: '#57606f' }),
          figure([628, 580], 1.1, {
            coat: palette.strong,
            trousers: palette.dusk,
            look: 'left',
            step: 30,
            hasLongHair: true,
            rightArm: [
              [54, -254],
              [10, -226],
            ],
          }),
        ),
      ),
    ],
  }
}

/** A place on the way from the vanishing point (0) to the front (1). */
const on = (x: number, y: number, near: number): Point => [end[0] + x * near, end[1] + y * near]

function hall() {
  const lamps = [0.2, 0.9].map((near) =>
    polygon(
      [
        on(-170, -330, near),
        on(170, -330, near),
        on(150, -330, near * 0.78),
        on(-150, -330, near * 0.78),
      ].map(([x, y]): Point => [x, y]),
      { fill: palette.white, 'fill-opacity': 0.85 },
    ),
  )
  const boards = Array.from({ length: 13 }, (_, n) => {
    const x = -1560 + n * 260
    return `M${end.join(' ')}L${end[0] + x} 700`
  })
  return (
    rect(0, 0, 960, 600, { fill: '#f2ece2' }) +
    path(`M0 0H960L${end[0] + 70} ${end[1] - 62}H${end[0] - 70}Z`, { fill: '#e6ebf0' }) +
    lamps.join('') +
    path(`M-700 600L${end.join(' ')}L1660 600Z`, { fill: '#e2b98c' }) +
    path(boards.join(''), { stroke: '#cfa374', 'stroke-width': 2.4 }) +
    path(`M190 600L${end[0] - 24} ${end[1] + 34}H${end[0] + 24}L770 600Z`, { fill: '#f0d9b8' }) +
    rect(end[0] - 70, end[1] - 62, 140, 96, { fill: '#cfdccf' }) +
    path('M400 0V58M560 0V58', { stroke: palette.mist, 'stroke-width': 4 }) +
    rect(372, 56, 216, 58, { rx: 6, fill: '#2f6b58' }) +
    han('扬州基地', end[0], 96, 31, { fill: palette.white, 'text-anchor': 'middle', 'font-weight': 700 })
  )
}

/** A seat beside the corridor: desk, monitor with a point cloud, and the one who works there. */
function seat(side: number, near: number, n: number) {
  const at = (x: number, y: number) => on(side * x, y, near)
  const quad = (points: readonly (readonly [number, number])[], color: string) =>
    polygon(
      points.map(([x, y]) => at(x, y)),
      { fill: color },
    )
  const [sx, sy] = at(520, -70)
  const k = near
  const coats = [palette.green, palette.sky, palette.moss, palette.blue, palette.leaf]
  const dots = Array.from({ length: 26 }, (_, d) =>
    rect(sx - 62 * k + ((d * 37) % 122) * k, sy - 30 * k + ((d * 53) % 62) * k, 5 * k, 5 * k, {
      fill: [palette.mint, palette.sky, palette.amber][d % 3],
    }),
  )
  const body = figure(at(660, 330), near * 1.05, {
    coat: coats[n]!,
    look: side < 0 ? 'right' : 'left',
    hasLongHair: n % 2 === 0,
  })
  return (
    body +
    quad(
      [
        [330, 96],
        [760, 96],
        [760, 330],
        [330, 330],
      ],
      mix('#b9c7da', palette.ink, 0.1),
    ) +
    quad(
      [
        [330, 70],
        [760, 70],
        [760, 98],
        [330, 98],
      ],
      palette.white,
    ) +
    quad(
      [
        [330, 200],
        [760, 200],
        [760, 206],
        [330, 206],
      ],
      '#95a6bf',
    ) +
    rect(...at(side < 0 ? 520 : 400, 128), 110 * k, 44 * k, { rx: 6 * k, fill: palette.white }) +
    han(`工位 ${side < 0 ? 'A' : 'B'}-${n + 4}`, at(side < 0 ? 465 : 455, 158)[0], at(0, 158)[1], 22 * k, {
      fill: palette.navy,
      'text-anchor': 'middle',
    }) +
    rect(sx - 8 * k, sy + 40 * k, 16 * k, 100 * k, { fill: palette.slate }) +
    rect(sx - 84 * k, sy - 54 * k, 168 * k, 110 * k, { rx: 6 * k, fill: palette.ink }) +
    rect(sx - 74 * k, sy - 44 * k, 148 * k, 90 * k, { fill: '#12305f' }) +
    dots.join('')
  )
}
