import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { type NightView, stage, type Standing } from '../kit/stage.ts'
import { circle, el, path } from '../kit/svg.ts'
import { coats, plant, room, wallPanel } from './room-parts.ts'
import { seated } from './seat-figures.ts'
import { day } from './seat-light.ts'

/** A short course in the county: round tables, a local map on the wall. */
export function countyClass(width: number, height: number, view?: NightView): Scene {
  return stage(
    width,
    height,
    (b) => {
      const table = (x: number, y: number, seed: number): Standing[] => {
        const [cx, cy] = b.at(x, y, 1)
        const r = b.unit * 2.1
        const top =
          el('ellipse', { cx, cy: cy + b.unit * 0.3, rx: r, ry: r * 0.56, fill: palette.fog }) +
          el('ellipse', { cx, cy, rx: r, ry: r * 0.56, fill: palette.white }) +
          [
            [-0.9, -0.1],
            [0.5, -0.5],
            [0.2, 0.6],
          ]
            .map(([dx, dy]) => b.slab(x + dx! - 0.5, y + dy! - 0.35, 1, 0.7, palette.ice, 1.04))
            .join('')
        const seats = [0.2, 1.4, 2.6, 3.7, 4.9].map((turn, n): Standing => {
          const [px, py] = [x + Math.cos(turn + seed) * 2.5, y + Math.sin(turn + seed) * 2.5]
          return {
            x: px,
            y: py,
            drawn: seated(b, day, px, py, coats[(n + Math.round(seed * 3)) % coats.length]!),
          }
        })
        return [{ x, y, drawn: top }, ...seats]
      }
      const map = wallPanel(b, 3.4, 13, 0.9, 5.2, '#eaf3ee')
      const land = (points: readonly (readonly [number, number])[], fill: string) =>
        path(`M${points.map(([u, v]) => map.at(u, v).join(' ')).join('L')}Z`, {
          fill,
          stroke: palette.white,
          'stroke-width': 2,
        })
      const drawn =
        land(
          [
            [0.08, 0.2],
            [0.4, 0.1],
            [0.46, 0.5],
            [0.2, 0.62],
          ],
          '#bfe0cb',
        ) +
        land(
          [
            [0.4, 0.1],
            [0.74, 0.16],
            [0.8, 0.48],
            [0.46, 0.5],
          ],
          '#d3ead9',
        ) +
        land(
          [
            [0.2, 0.62],
            [0.46, 0.5],
            [0.8, 0.48],
            [0.88, 0.82],
            [0.44, 0.92],
          ],
          '#f3e6cd',
        ) +
        map.stroke(
          [
            [0.02, 0.4],
            [0.3, 0.38],
            [0.56, 0.62],
            [0.98, 0.58],
          ],
          palette.sky,
          6,
        ) +
        (
          [
            [0.3, 0.34],
            [0.62, 0.32],
            [0.56, 0.74],
          ] as const
        )
          .map(([u, v]) => circle(...map.at(u, v), b.unit * 0.26, { fill: palette.orange }))
          .join('')
      const board = wallPanel(b, 14.4, 19.6, 1.3, 4.9, palette.white)
      const lines = [0.8, 0.6, 0.4, 0.2]
        .map((v, n) =>
          board.stroke(
            [
              [0.12, v],
              [[0.86, 0.7, 0.8, 0.5][n]!, v],
            ],
            n === 1 ? palette.orange : palette.fog,
            5,
          ),
        )
        .join('')
      return {
        ground: room(b, '#f7f3ea', map.face + drawn + board.face + lines),
        standing: [
          ...table(6, 8.4, 0.3),
          ...table(14.6, 8, 0.9),
          ...table(6.4, 16.4, 1.4),
          ...table(15, 16.2, 0.1),
          { x: 13.2, y: 3, drawn: b.person(13.2, 3, palette.orange, 2.4) },
          plant(b, 1.2, 1.2),
          plant(b, 20.6, 20.4),
          plant(b, 20.6, 1.4),
        ],
      }
    },
    true,
    view,
  )
}
