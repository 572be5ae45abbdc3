import { chip } from '../kit/annotate.ts'
import { quietLeft, studio } from '../kit/backdrop.ts'
import { board } from '../kit/isometric.ts'
import type { Board } from '../kit/isometric.ts'
import { palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { document } from '../kit/svg.ts'
import { desk, meetingRoom, seated } from './seat-figures.ts'
import { day, night } from './seat-light.ts'
import type { Light } from './seat-light.ts'
import { walls } from './seat-walls.ts'

export interface SeatView {
  night: boolean
  focus: readonly [number, number]
  unit: number
  /** Nothing is named: words stand over the picture. */
  isSilent?: boolean
}

/** An operations floor from above: rows of seats, wall displays, a glass meeting room, plants. */
export function seatPlan(width: number, height: number, view: SeatView): Scene {
  const b = board([width * view.focus[0], height * view.focus[1] - 12 * view.unit], view.unit)
  const light = view.night ? night : day
  const random = seeded(9)
  const parts = [floor(b, light), walls(b, light, view.night)]
  const solids: [number, string][] = []
  for (let row = 0; row < 5; row++) {
    for (let place = 0; place < 7; place++) {
      const [x, y] = [2.2 + place * 2.5, 3.4 + row * 4]
      const isTaken = random.chance(0.86)
      const color = random.pick([palette.blue, palette.strong, light.shirt, palette.sky])
      solids.push([x + y, desk(b, light, x, y, random.integer(0, 2))])
      if (isTaken)
        solids.push([
          x + y + 1.6,
          seated(b, light, x + 1, y + 1.7, row === 2 && place === 3 ? palette.orange : color),
        ])
    }
  }
  solids.push(
    [21 + 5, meetingRoom(b, light)],
    [23 + 16, b.box(20.6, 14, 0, 3.2, 1.2, 1.1, light.desk) + b.box(22.8, 15.2, 0, 1, 3.4, 1.1, light.desk)],
    [22 + 17.2, b.person(21.6, 16.4, palette.orange, 1.9)],
  )
  for (const [x, y] of [
    [0.9, 1.2],
    [19.4, 1.4],
    [24.4, 11.6],
    [0.9, 22.6],
    [24.4, 22.2],
  ] as const)
    solids.push([
      x + y,
      b.box(x - 0.35, y - 0.35, 0, 0.7, 0.7, 0.6, light.desk) + b.tree(x, y, 1.05, light.leaf),
    ])
  solids.push(
    [19.2 + 9, b.person(19.2, 9, palette.strong, 1.9)],
    [19 + 20, b.person(19, 20, light.shirt, 1.9)],
  )
  parts.push(...solids.sort((a, c) => a[0] - c[0]).map(([, drawn]) => drawn))
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        studio(width, height, view.night),
        ...parts,
        view.isSilent ? '' : marks(b, view.unit),
        view.night ? quietLeft(width, height, 0.9) : '',
      ),
    ],
  }
}

function floor(b: Board, light: Light) {
  const tiles = Array.from(
    { length: 12 },
    (_, n) =>
      b.trail(
        [
          [n * 2.1 + 1, 0],
          [n * 2.1 + 1, 24],
        ],
        { stroke: light.tile, 'stroke-width': 1 },
      ) +
      b.trail(
        [
          [0, n * 2 + 1],
          [25.4, n * 2 + 1],
        ],
        { stroke: light.tile, 'stroke-width': 1 },
      ),
  )
  const rugs = Array.from({ length: 5 }, (_, row) => b.slab(1.6, 3 + row * 4, 18, 3.1, light.rug))
  return (
    b.box(0, 0, -0.7, 25.4, 24, 0.7, light.floor) +
    tiles.join('') +
    rugs.join('') +
    b.slab(20, 1.6, 4.8, 7, light.rug) +
    b.slab(20, 13.4, 4.6, 7.2, light.rug)
  )
}

function marks(b: Board, unit: number) {
  const size = Math.max(12, unit * 0.62)
  const pin = (x: number, y: number, label: string, color: string) =>
    b.trail(
      [
        [x, y, 2],
        [x, y, 4],
      ],
      { stroke: color, 'stroke-width': 2 },
    ) + chip(label, [b.at(x, y, 4)[0] - 4, b.at(x, y, 4)[1]], color, size)
  return (
    pin(10.8, 13.2, 'QC 99.2%', palette.rust) +
    pin(5.6, 17.4, 'TEAM B-04', palette.strong) +
    pin(22.4, 5.4, 'REVIEW', palette.moss)
  )
}
