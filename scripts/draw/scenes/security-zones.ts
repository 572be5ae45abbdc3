import { chip } from '../kit/annotate.ts'
import type { Board } from '../kit/isometric.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { plinth, stage, type Standing } from '../kit/stage.ts'
import { path } from '../kit/svg.ts'
import { coats } from './room-parts.ts'
import { desk, seated } from './seat-figures.ts'
import { day } from './seat-light.ts'

/** Zones inside each other: lobby, gates, project room behind glass, the racks at the core. */
export function securityZones(width: number, height: number): Scene {
  return stage(width, height, (b) => {
    const pane = (points: readonly (readonly [number, number])[], z: number) =>
      path(
        `M${[...points.map(([x, y]) => b.at(x, y, 0)), ...[...points].reverse().map(([x, y]) => b.at(x, y, z))].map((at) => at.join(' ')).join('L')}Z`,
        { fill: palette.air, 'fill-opacity': 0.26, stroke: palette.sky, 'stroke-width': 1.6 },
      )
    const rack = (x: number, y: number): Standing => ({
      x: x + 0.6,
      y: y + 0.6,
      drawn:
        b.box(x, y, 0, 1.3, 1.3, 3, palette.stone) +
        [0.5, 1.1, 1.7, 2.3]
          .map((z) =>
            b.trail(
              [
                [x + 0.2, y + 1.3, z],
                [x + 1.1, y + 1.3, z],
              ],
              { stroke: z === 1.1 ? palette.flame : palette.mint, 'stroke-width': 2.4 },
            ),
          )
          .join(''),
    })
    const gate = (x: number): Standing => ({
      x,
      y: 18,
      drawn:
        b.box(x, 17.2, 0, 0.7, 2, 1.3, palette.white) + b.slab(x + 0.1, 17.4, 0.5, 1.6, palette.green, 1.32),
    })
    const lockers: Standing = {
      x: 2.2,
      y: 18,
      drawn:
        b.box(1.2, 16.4, 0, 1.4, 4.4, 2.4, palette.ice) +
        [17.2, 18.2, 19.2, 20.2]
          .map((y) =>
            b.trail(
              [
                [2.6, y, 0],
                [2.6, y, 2.4],
              ],
              { stroke: palette.blue, 'stroke-width': 1.4 },
            ),
          )
          .join(''),
    }
    const seats = [5, 8.4, 11.8].flatMap((x, n): Standing[] => [
      { x: x + 1, y: 12.3, drawn: desk(b, day, x, 11.8, n) },
      { x: x + 1, y: 13.4, drawn: seated(b, day, x + 1, 13.4, coats[n]!) },
      { x: x + 1, y: 9, drawn: desk(b, day, x, 8.4, n + 1) },
      { x: x + 1, y: 10.2, drawn: seated(b, day, x + 1, 10, coats[n + 1]!) },
    ])
    const camera: Standing = {
      x: 19.6,
      y: 16.8,
      drawn:
        b.box(19.4, 16.6, 0, 0.3, 0.3, 4.2, palette.slate) +
        b.box(18.7, 16.4, 4, 1.2, 0.7, 0.6, palette.orange),
    }
    return {
      ground:
        plinth(b, '#dfe8f5') +
        b.slab(1, 1, 20, 15, '#cfdef4', 0.01) +
        b.slab(2.4, 5.6, 14, 9.4, '#eef3fb', 0.02) +
        b.slab(2.4, 1.8, 17.4, 3.2, '#bdd0ee', 0.02) +
        b.trail(
          [
            [10.4, 21.6],
            [10.4, 16.2],
          ],
          { stroke: palette.orange, 'stroke-width': 3, 'stroke-dasharray': '8 6' },
        ),
      standing: [
        ...[3.2, 5.6, 8, 10.4, 12.8, 15.2].map((x) => rack(x, 2.6)),
        {
          x: 10,
          y: 5.2,
          drawn: pane(
            [
              [2.4, 5.3],
              [19.8, 5.3],
            ],
            2.6,
          ),
        },
        ...seats,
        {
          x: 16,
          y: 10,
          drawn: pane(
            [
              [16.6, 5.6],
              [16.6, 15],
            ],
            2.6,
          ),
        },
        {
          x: 9,
          y: 15,
          drawn: pane(
            [
              [2.4, 15.1],
              [16.6, 15.1],
            ],
            2.6,
          ),
        },
        gate(8),
        gate(10.6),
        gate(13.2),
        lockers,
        camera,
        { x: 9.6, y: 20, drawn: b.person(9.6, 20, palette.orange, 2.1) },
        { x: 15.4, y: 19, drawn: b.person(15.4, 19, palette.ink, 2.1) },
        { x: 18.6, y: 10.4, drawn: b.box(17.8, 8, 0, 2, 3.4, 1, palette.white) },
      ],
      marks:
        tag(b, 18.6, 3.4, 4.2, 'ZONE 3', palette.rust) +
        tag(b, 5, 10, 4.4, 'ZONE 2', palette.strong) +
        tag(b, 16, 19, 3.2, 'ZONE 1', palette.moss),
    }
  })
}

const tag = (b: Board, x: number, y: number, z: number, text: string, color: string) =>
  chip(text, [b.at(x, y, z)[0] - b.unit * 1.2, b.at(x, y, z)[1]], color, b.unit * 0.64)
