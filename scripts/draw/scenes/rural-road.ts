import { hanChip } from '../kit/han-chip.ts'
import type { Board } from '../kit/isometric.ts'
import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { plinth, side, stage, type Standing } from '../kit/stage.ts'
import { polygon, rect } from '../kit/svg.ts'

/** A country road between fields: kilometre posts, a rail along the ditch, cracks found and graded. */
export function ruralRoad(width: number, height: number): Scene {
  return stage(width, height, (b) => ({
    ground: plinth(b, '#d7eedd') + fields(b) + road(b) + cracks(b),
    standing: [
      post(b, 3.2),
      post(b, 10.4),
      post(b, 17.6),
      rail(b),
      car(b),
      house(b, 15.2, 1.6),
      house(b, 18.6, 2.6),
      ...(
        [
          [1.6, 6.6],
          [5.4, 6.8],
          [8.6, 6.4],
          [13, 6.6],
          [20.8, 6.2],
          [2.2, 19.4],
          [20.4, 18.8],
        ] as const
      ).map(([x, y]): Standing => ({ x, y, drawn: b.tree(x, y, 1.3) })),
    ],
    marks:
      tag(b, 3.2, 8, 2.5, 'K12+300', palette.strong) +
      tag(b, 10.4, 8, 2.5, 'K12+400', palette.strong) +
      tag(b, 17.6, 8, 2.5, 'K12+500', palette.strong) +
      tag(b, 2.4, 11.6, 0.5, '横缝 二级', palette.moss) +
      tag(b, 17.6, 12, 0.4, '网裂 三级', palette.rust),
  }))
}

function fields(b: Board) {
  const plots = [
    [0.4, 0.4, 6.6, 5],
    [7.4, 0.4, 6, 5],
    [0.4, 15.6, 5.6, 6],
    [6.4, 15.6, 7, 6],
    [13.8, 15.6, 7.8, 6],
  ] as const
  return plots
    .map(([x, y, w, d], n) => {
      const color = ['#a9d8b8', '#e8efd2', '#f3e6cd', '#bfe0cb', '#cfe3b8'][n]!
      const rows = Array.from({ length: 7 }, (_, row) =>
        b.trail(
          [
            [x + 0.3, y + 0.4 + (row * (d - 0.8)) / 6, 0.02],
            [x + w - 0.3, y + 0.4 + (row * (d - 0.8)) / 6, 0.02],
          ],
          { stroke: mix(color, palette.moss, 0.34), 'stroke-width': 1.8 },
        ),
      )
      return b.slab(x, y, w, d, color, 0.01) + rows.join('')
    })
    .join('')
}

function road(b: Board) {
  const dash = b.trail(
    [
      [0.3, 11, 0.04],
      [21.7, 11, 0.04],
    ],
    { stroke: palette.amber, 'stroke-width': 3, 'stroke-dasharray': '16 13' },
  )
  const edge = (y: number) => b.slab(0, y, side, 0.16, palette.white, 0.04)
  return (
    b.slab(0, 7.6, side, 0.9, '#c9b48d', 0.02) +
    b.slab(0, 13.5, side, 0.7, '#c9b48d', 0.02) +
    b.slab(0, 14.2, side, 0.8, '#9fc4d8', 0.02) +
    b.slab(0, 8.5, side, 5, '#7f8da4', 0.03) +
    edge(8.8) +
    edge(13.1) +
    dash
  )
}

function cracks(b: Board) {
  const dark = { stroke: palette.ink, 'stroke-width': 2.6, 'stroke-linejoin': 'round' } as const
  const on = (points: readonly (readonly [number, number])[]) =>
    b.trail(
      points.map(([x, y]) => [x, y, 0.05] as const),
      dark,
    )
  const frame = (x: number, y: number, w: number, d: number, color: string) =>
    polygon([b.at(x, y, 0.05), b.at(x + w, y, 0.05), b.at(x + w, y + d, 0.05), b.at(x, y + d, 0.05)], {
      fill: color,
      'fill-opacity': 0.24,
      stroke: color,
      'stroke-width': 2.6,
    }) +
    [b.at(x, y), b.at(x + w, y), b.at(x + w, y + d), b.at(x, y + d)]
      .map(([px, py]) =>
        rect(px - 4, py - 4, 8, 8, { fill: palette.white, stroke: color, 'stroke-width': 2 }),
      )
      .join('')
  const net = Array.from({ length: 4 }, (_, n) =>
    on([
      [13.6 + n * 0.9, 9.2],
      [13.9 + n * 0.9, 9.7],
      [13.5 + n * 0.9, 10.2],
      [13.8 + n * 0.9, 10.6],
    ]),
  ).join('')
  return (
    frame(4.2, 9.1, 1.4, 3.9, palette.green) +
    on([
      [4.8, 9.2],
      [5, 9.9],
      [4.7, 10.7],
      [5, 11.6],
      [4.8, 12.3],
      [5.1, 12.9],
    ]) +
    frame(13.1, 9, 4.3, 1.8, palette.orange) +
    net +
    on([
      [13.3, 9.7],
      [14.3, 9.5],
      [15.4, 9.9],
      [16.3, 9.6],
      [17.2, 9.9],
    ]) +
    on([
      [13.4, 10.3],
      [14.6, 10.2],
      [15.8, 10.4],
      [17.1, 10.3],
    ])
  )
}

const post = (b: Board, x: number): Standing => ({
  x,
  y: 8,
  drawn:
    b.box(x - 0.25, 7.8, 0, 0.5, 0.4, 1.5, palette.white) +
    b.box(x - 0.28, 7.78, 1.5, 0.56, 0.44, 0.4, palette.red),
})

function rail(b: Board): Standing {
  const feet = Array.from({ length: 9 }, (_, n) =>
    b.box(7.6 + n * 1.7, 13.7, 0, 0.16, 0.16, 0.9, palette.mist),
  )
  const beam = b.box(7.4, 13.72, 0.62, 14.2, 0.12, 0.36, palette.haze)
  return { x: 14, y: 13.8, drawn: feet.join('') + beam }
}

function car(b: Board): Standing {
  return {
    x: 9.4,
    y: 10,
    drawn:
      b.box(7.6, 9.3, 0.25, 3.4, 1.5, 0.75, palette.blue) +
      b.box(7.9, 9.4, 1, 2.1, 1.3, 0.7, palette.white) +
      b.box(8.5, 9.8, 1.7, 0.5, 0.5, 0.7, palette.orange),
  }
}

const house = (b: Board, x: number, y: number): Standing => ({
  x,
  y,
  drawn:
    b.box(x, y, 0, 2.4, 2.2, 1.5, palette.white) + b.box(x - 0.2, y - 0.2, 1.5, 2.8, 2.6, 0.35, '#c96a4a'),
})

const tag = (b: Board, x: number, y: number, z: number, text: string, color: string) =>
  hanChip(text, [b.at(x, y, z)[0] - b.unit * 1.2, b.at(x, y, z)[1]], color, b.unit * 0.72)
