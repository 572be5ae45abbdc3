import { chip, drone } from '../kit/annotate.ts'
import type { Board } from '../kit/isometric.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { type NightView, stage, type Standing } from '../kit/stage.ts'
import { circle, el, path } from '../kit/svg.ts'
import { coats, plant, room, wallPanel } from './room-parts.ts'
import { day } from './seat-light.ts'

/** A training room like a production line: instruments on tripods, drones on benches, groups at work. */
export function workshop(width: number, height: number, view?: NightView): Scene {
  return stage(
    width,
    height,
    (b) => {
      const bench = (x: number, y: number, long: number, drones: number): Standing => ({
        x: x + long / 2,
        y: y + 1,
        drawn:
          b.box(x, y, 0, long, 2, 1.15, palette.white) +
          Array.from({ length: drones }, (_, n) =>
            drone(b.at(x + 1.6 + n * 2.7, y + 1, 1.7), b.unit * 2.6, n % 2 ? palette.cream : palette.ice),
          ).join(''),
      })
      const screen = wallPanel(b, 4, 18, 1.1, 5.1, '#16325f')
      const route = screen.stroke(
        [
          [0.08, 0.2],
          [0.08, 0.8],
          [0.2, 0.8],
          [0.2, 0.2],
          [0.32, 0.2],
          [0.32, 0.8],
          [0.44, 0.8],
          [0.44, 0.2],
        ],
        palette.flame,
        4,
      )
      const notes = [0.76, 0.56, 0.36]
        .map((v, n) =>
          screen.stroke(
            [
              [0.58, v],
              [[0.94, 0.82, 0.88][n]!, v],
            ],
            [palette.white, palette.air, palette.mint][n]!,
            6,
          ),
        )
        .join('')
      const people = (
        [
          [4, 8.6],
          [8.4, 8.8],
          [6.4, 4.6],
          [15.4, 8.6],
          [18.6, 9],
          [3.6, 15],
          [7.8, 15.6],
          [14.4, 15.2],
          [18, 15.8],
          [11, 19.6],
        ] as const
      ).map(([x, y], n): Standing => ({ x, y, drawn: b.person(x, y, coats[n % coats.length]!, 2.3) }))
      return {
        ground:
          room(b, day.floor, screen.face + route + notes) + b.slab(1.6, 11.2, 18.8, 1.6, palette.cream, 0.01),
        standing: [
          bench(3, 6, 7, 2),
          bench(12.6, 6, 7, 2),
          instrument(b, 5.6, 14.2),
          instrument(b, 10.4, 14.8, palette.blue),
          instrument(b, 16.2, 14, palette.green),
          bench(4, 17.4, 6, 2),
          ...people,
          { x: 10.8, y: 4.4, drawn: b.person(10.8, 4.4, palette.orange, 2.4) },
          plant(b, 20.6, 1.4),
          plant(b, 1.2, 20.6),
        ],
        marks: chip('GROUP 3 / 212.46', b.at(9.4, 14.8, 4.2), palette.strong, b.unit * 0.62),
      }
    },
    true,
    view,
  )
}

/** A total station or receiver on its tripod. */
function instrument(b: Board, x: number, y: number, color: string = palette.orange): Standing {
  const [px, py] = b.at(x, y)
  const u = b.unit
  const legs = path(
    `M${px - u * 0.7} ${py}L${px} ${py - u * 1.7}L${px + u * 0.7} ${py}M${px} ${py - u * 1.7}v${u * 1.4}`,
    {
      stroke: '#c99a5b',
      'stroke-width': u * 0.16,
      fill: 'none',
    },
  )
  const head = el('rect', {
    x: px - u * 0.4,
    y: py - u * 2.6,
    width: u * 0.8,
    height: u * 0.95,
    rx: u * 0.16,
    fill: color,
  })
  return { x, y, drawn: legs + head + circle(px + u * 0.1, py - u * 2.1, u * 0.2, { fill: palette.ink }) }
}
