import type { Board } from '../kit/isometric.ts'
import { palette } from '../kit/palette.ts'
import { path } from '../kit/svg.ts'
import { side, type Standing } from '../kit/stage.ts'
import { day } from './seat-light.ts'

/** What people at work wear. */
export const coats = [palette.blue, palette.strong, day.shirt, palette.sky, palette.green]

/** A room of floor and two walls; `screen` is what the back wall shows. */
export function room(b: Board, floor: string, screen: string) {
  const tall = 5.6
  const wall = (points: readonly (readonly [number, number, number])[], color: string) =>
    path(`M${points.map((at) => b.at(...at).join(' ')).join('L')}Z`, { fill: color })
  const tiles = Array.from(
    { length: 10 },
    (_, n) =>
      b.trail(
        [
          [n * 2.2 + 1, 0],
          [n * 2.2 + 1, side],
        ],
        { stroke: day.tile, 'stroke-width': 1.2 },
      ) +
      b.trail(
        [
          [0, n * 2.2 + 1],
          [side, n * 2.2 + 1],
        ],
        { stroke: day.tile, 'stroke-width': 1.2 },
      ),
  ).join('')
  return (
    b.box(0, 0, -0.6, side, side, 0.6, floor) +
    tiles +
    wall(
      [
        [0, 0, 0],
        [side, 0, 0],
        [side, 0, tall],
        [0, 0, tall],
      ],
      '#cfdef4',
    ) +
    wall(
      [
        [0, 0, 0],
        [0, side, 0],
        [0, side, tall],
        [0, 0, tall],
      ],
      '#bdd0ee',
    ) +
    screen
  )
}

/** A panel on the back wall (y 0) between two x and two heights, drawn in its own share coordinates. */
export function wallPanel(b: Board, from: number, to: number, low: number, high: number, color: string) {
  const at = (u: number, v: number) => b.at(from + (to - from) * u, 0.02, low + (high - low) * v)
  const face = path(
    `M${[at(0, 0), at(1, 0), at(1, 1), at(0, 1)].map((point) => point.join(' ')).join('L')}Z`,
    { fill: color, stroke: palette.stone, 'stroke-width': 3 },
  )
  const stroke = (points: readonly (readonly [number, number])[], tint: string, thick: number) =>
    path(`M${points.map(([u, v]) => at(u, v).join(' ')).join('L')}`, {
      stroke: tint,
      'stroke-width': thick,
      fill: 'none',
      'stroke-linejoin': 'round',
    })
  return { face, stroke, at }
}

/** A lesson on outlines, on the back wall. */
export function lesson(b: Board, color = '#16325f') {
  const { face, stroke } = wallPanel(b, 4, 18, 1.2, 5, color)
  return (
    face +
    stroke(
      [
        [0.06, 0.86],
        [0.34, 0.86],
      ],
      palette.white,
      6,
    ) +
    stroke(
      [
        [0.06, 0.2],
        [0.06, 0.66],
        [0.4, 0.66],
        [0.4, 0.2],
        [0.06, 0.2],
      ],
      palette.sky,
      3,
    ) +
    stroke(
      [
        [0.14, 0.3],
        [0.2, 0.5],
        [0.3, 0.54],
        [0.34, 0.34],
        [0.14, 0.3],
      ],
      palette.flame,
      4,
    ) +
    [0.7, 0.56, 0.42, 0.28]
      .map((v, n) =>
        stroke(
          [
            [0.5, v],
            [[0.92, 0.84, 0.9, 0.72][n]!, v],
          ],
          n === 2 ? palette.amber : palette.air,
          5,
        ),
      )
      .join('')
  )
}

/** A plant in its pot. */
export const plant = (b: Board, x: number, y: number): Standing => ({
  x,
  y,
  drawn: b.box(x - 0.4, y - 0.4, 0, 0.8, 0.8, 0.7, palette.white) + b.tree(x, y, 1.15),
})

/** People in a loose row, for a visit. */
export function visitors(b: Board, x: number, y: number, count: number): Standing[] {
  const dress = [palette.ink, palette.navy, palette.stone, palette.mist, palette.slate, palette.ink]
  return Array.from({ length: count }, (_, n) => {
    const [px, py] = [x + n * 1.5, y + (n % 2) * 0.9]
    return { x: px, y: py, drawn: b.person(px, py, dress[n % dress.length]!, 2.3) }
  })
}
