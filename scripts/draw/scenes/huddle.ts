import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { stage, type Standing } from '../kit/stage.ts'
import { path } from '../kit/svg.ts'
import { coats, plant, room, wallPanel } from './room-parts.ts'
import { desk, seated } from './seat-figures.ts'
import { day } from './seat-light.ts'

/** A team before its shift: the five steps of training on the wall, the group around its lead. */
export function huddle(width: number, height: number): Scene {
  return stage(
    width,
    height,
    (b) => {
      const screen = wallPanel(b, 4, 18, 0.9, 5.2, '#16325f')
      const steps = [0, 1, 2, 3, 4]
        .map((n) => {
          const [from, to, top] = [0.08 + n * 0.17, 0.22 + n * 0.17, 0.26 + n * 0.14]
          const corners = [
            [from, 0.1],
            [to, 0.1],
            [to, top],
            [from, top],
          ].map(([u, v]) => screen.at(u!, v!).join(' '))
          return path(`M${corners.join('L')}Z`, {
            fill: n === 4 ? palette.flame : [palette.sky, palette.air, palette.sky, palette.air][n],
          })
        })
        .join('')
      const crowd = Array.from({ length: 15 }, (_, n): Standing => {
        const row = n < 6 ? 0 : 1
        const turn = row === 0 ? -0.35 + (n / 5) * 2.3 : -0.3 + ((n - 6) / 8) * 2.2
        const far = row === 0 ? 5 : 7.2
        const [x, y] = [9.6 + Math.cos(turn) * far, 7.4 + Math.sin(turn) * far]
        return { x, y, drawn: b.person(x, y, coats[n % coats.length]!, 2.2) }
      })
      const seats = [2.4, 6, 9.6].flatMap((x, n): Standing[] => [
        { x: x + 1, y: 18.5, drawn: desk(b, day, x, 18, n) },
        { x: x + 1, y: 19.8, drawn: seated(b, day, x + 1, 19.7, coats[n]!) },
      ])
      return {
        ground: room(b, day.floor, screen.face + steps) + b.slab(4, 4.6, 14.4, 11.4, day.rug, 0.01),
        standing: [
          ...crowd,
          ...seats,
          { x: 9.2, y: 6.6, drawn: b.person(9.2, 6.6, palette.orange, 2.5) },
          { x: 5.4, y: 4.6, drawn: b.box(3.4, 4, 0, 0.3, 2.6, 2.2, palette.white) },
          plant(b, 1.2, 1.2),
          plant(b, 20.6, 1.4),
          plant(b, 20.6, 20.4),
        ],
      }
    },
    true,
  )
}
