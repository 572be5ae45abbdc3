import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { stage, type Standing } from '../kit/stage.ts'
import { circle, path } from '../kit/svg.ts'
import { coats, plant, room, wallPanel } from './room-parts.ts'
import { desk, seated } from './seat-figures.ts'
import { day } from './seat-light.ts'

/** Desks of different heights, a guiding strip on the floor, an interpreter on the screen. */
export function inclusiveSeats(width: number, height: number): Scene {
  return stage(
    width,
    height,
    (b) => {
      const screen = wallPanel(b, 5, 17, 1, 5.2, '#16325f')
      const [cx, cy] = screen.at(0.25, 0.66)
      const u = b.unit
      const interpreter =
        circle(cx, cy, u * 0.62, { fill: palette.cream }) +
        path(`M${cx - u * 1.3} ${cy + u * 2.1}q0 ${-u * 1.4} ${u * 1.3} ${-u * 1.4}t${u * 1.3} ${u * 1.4}z`, {
          fill: palette.blue,
        }) +
        path(
          `M${cx - u * 1.2} ${cy + u * 1.5}l${-u * 0.5} ${-u * 1.3}M${cx + u * 1.2} ${cy + u * 1.7}l${u * 0.8} ${-u * 0.9}`,
          { stroke: palette.cream, 'stroke-width': u * 0.4, 'stroke-linecap': 'round' },
        )
      const captions = [0.7, 0.5, 0.3]
        .map((v, n) =>
          screen.stroke(
            [
              [0.46, v],
              [[0.92, 0.84, 0.7][n]!, v],
            ],
            n === 1 ? palette.amber : palette.air,
            6,
          ),
        )
        .join('')
      const strip =
        b.trail(
          [
            [1, 13.2],
            [21, 13.2],
          ],
          { stroke: palette.amber, 'stroke-width': u * 0.5 },
        ) +
        b.trail(
          [
            [11, 13.2],
            [11, 21.4],
          ],
          { stroke: palette.amber, 'stroke-width': u * 0.5 },
        ) +
        b.trail(
          [
            [1, 13.2],
            [21, 13.2],
          ],
          { stroke: palette.rust, 'stroke-width': u * 0.5, 'stroke-dasharray': '3 9' },
        )
      const raised = (x: number, y: number): Standing => {
        const screen = [
          [0.4, 1.8],
          [1.8, 1.8],
          [1.8, 2.8],
          [0.4, 2.8],
        ].map(([dx, z]) => b.at(x + dx!, y + 0.4, z).join(' '))
        return {
          x: x + 1.1,
          y: y + 0.5,
          drawn:
            b.box(x + 0.9, y + 0.4, 0, 0.4, 0.4, 1.5, palette.fog) +
            b.box(x, y, 1.5, 2.2, 1.1, 0.14, palette.white) +
            path(`M${screen.join('L')}Z`, { fill: day.screen }),
        }
      }
      const wheelchair = (x: number, y: number, color: string): Standing => {
        const [px, py] = b.at(x, y, 0.35)
        const wheel = (dx: number) =>
          circle(px + dx, py + u * 0.2, u * 0.62, {
            fill: 'none',
            stroke: palette.ink,
            'stroke-width': u * 0.14,
          })
        return { x, y, drawn: wheel(-u * 0.34) + seated(b, day, x, y, color) + wheel(u * 0.4) }
      }
      const place = (x: number, y: number, n: number): Standing[] => [
        { x: x + 1, y: y + 0.5, drawn: desk(b, day, x, y, n) },
        n % 3 === 1
          ? wheelchair(x + 1, y + 1.9, palette.orange)
          : { x: x + 1, y: y + 1.8, drawn: seated(b, day, x + 1, y + 1.7, coats[n % coats.length]!) },
      ]
      return {
        ground: room(b, day.floor, screen.face + interpreter + captions) + strip,
        standing: [
          ...[3, 7.4, 15.6].flatMap((x, n) => place(x, 6, n)),
          ...[3, 7.4, 12.6, 17].flatMap((x, n) => place(x, 9.4, n + 1)),
          raised(12, 5.8),
          { x: 13, y: 7.6, drawn: b.person(13, 7.6, palette.strong, 2.3) },
          ...[2.6, 6.8].flatMap((x, n) => place(x, 16.4, n + 3)),
          ...[13, 17].flatMap((x, n) => place(x, 16.4, n)),
          { x: 10.4, y: 15, drawn: b.person(10.4, 15, palette.green, 2.3) },
          plant(b, 1.2, 1.2),
          plant(b, 20.6, 1.4),
          plant(b, 20.4, 20.6),
        ],
      }
    },
    true,
  )
}
