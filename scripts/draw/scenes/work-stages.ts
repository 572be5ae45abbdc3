import { chip } from '../kit/annotate.ts'
import { mix, palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { circle, path } from '../kit/svg.ts'
import { type NightView, stage, type Standing } from '../kit/stage.ts'
import { seated } from './seat-figures.ts'
import { day } from './seat-light.ts'
import { plant, room, visitors, wallPanel } from './room-parts.ts'

/** A laboratory: benches with samples, a balance, shelves of soil boxes. `guests` look at it. */
export function laboratory(width: number, height: number, guests = false): Scene {
  return stage(
    width,
    height,
    (b) => {
      const earth = ['#7a573c', '#b07a48', '#d6ab78', '#9a6b42', '#4a3a30']
      const vial = (x: number, y: number, z: number, color: string) =>
        b.box(x, y, z, 0.34, 0.34, 0.62, color) + b.box(x, y, z + 0.62, 0.34, 0.34, 0.16, palette.white)
      const bench = (x: number, y: number, seed: number): Standing => {
        const vials = Array.from({ length: 12 }, (_, n) =>
          vial(x + 0.5 + (n % 6) * 0.8, y + 0.4 + Math.floor(n / 6) * 0.8, 1.2, earth[(n + seed) % 5]!),
        )
        const [sx, sy] = b.at(x + 6.4, y + 1, 1.2)
        const scope =
          path(
            `M${sx - b.unit * 0.7} ${sy}h${b.unit * 1.4}M${sx} ${sy}v${-b.unit * 1.2}l${b.unit * 0.7} ${-b.unit * 0.5}`,
            { stroke: palette.stone, 'stroke-width': b.unit * 0.28, fill: 'none', 'stroke-linecap': 'round' },
          ) + circle(sx + b.unit * 0.7, sy - b.unit * 1.7, b.unit * 0.3, { fill: palette.orange })
        return {
          x: x + 4,
          y: y + 1,
          drawn: b.box(x, y, 0, 8, 2.2, 1.2, palette.white) + vials.join('') + scope,
        }
      }
      const shelf = wallPanel(b, 3, 19, 0.7, 5.1, '#eaf1fb')
      const boxes = [0.08, 0.4, 0.72].flatMap((v) =>
        Array.from({ length: 11 }, (_, n) => {
          const points = [
            [0, 0],
            [0.064, 0],
            [0.064, 0.2],
            [0, 0.2],
          ].map(([u, w]) => shelf.at(0.03 + n * 0.088 + u!, v + w!).join(' '))
          return path(`M${points.join('L')}Z`, {
            fill: mix(earth[(n * 3 + Math.round(v * 10)) % 5]!, palette.white, 0.18),
            stroke: palette.white,
            'stroke-width': 1.4,
          })
        }),
      )
      const [tx, ty] = b.at(8, 8.4, 3.4)
      return {
        ground: room(b, day.floor, shelf.face + boxes.join('')),
        standing: [
          bench(3, 5.4, 0),
          bench(12, 5.4, 2),
          bench(3, 11.6, 3),
          bench(12, 11.6, 1),
          { x: 6, y: 9.2, drawn: b.person(6, 9.2, palette.ice, 2.2) },
          { x: 16.4, y: 9.4, drawn: b.person(16.4, 9.4, palette.ice, 2.2) },
          { x: 7, y: 15.4, drawn: b.person(7, 15.4, palette.ice, 2.2) },
          plant(b, 20.6, 1.4),
          ...(guests
            ? visitors(b, 8.6, 17.2, 5)
            : [
                {
                  x: 14,
                  y: 18,
                  drawn:
                    b.box(11, 17, 0, 6, 2.4, 1.2, palette.white) +
                    Array.from({ length: 7 }, (_, n) => vial(11.5 + n * 0.76, 18, 1.2, earth[n % 5]!)).join(
                      '',
                    ),
                },
              ]),
        ],
        marks: chip('S-0417 / pH 6.8', [tx, ty], palette.rust, b.unit * 0.66),
      }
    },
    true,
  )
}

/** Shelves of files, scanners at work, pages that become rows. */
export function archive(width: number, height: number, view?: NightView): Scene {
  return stage(
    width,
    height,
    (b) => {
      const files = [
        palette.blue,
        palette.sky,
        palette.amber,
        palette.leaf,
        '#c9d8ee',
        palette.strong,
        palette.mist,
      ]
      const random = seeded(31)
      const rack = (x: number, y: number): Standing => {
        const shelves = [0.3, 1.9, 3.5].map((z) => {
          const folders = Array.from({ length: 13 }, (_, n) =>
            b.box(x + 0.15 + n * 0.43, y + 0.15, z, 0.36, 1.1, random.between(0.9, 1.25), random.pick(files)),
          )
          return b.box(x, y, z - 0.18, 5.9, 1.4, 0.18, '#dfe7f3') + folders.join('')
        })
        return {
          x: x + 3,
          y: y + 0.7,
          drawn:
            b.slab(x, y, 5.9, 1.4, '#b9c6db', 0.01) +
            shelves.join('') +
            b.box(x, y, 4.9, 5.9, 1.4, 0.16, '#eef3fa'),
        }
      }
      const scanner = (x: number, y: number): Standing => ({
        x: x + 2,
        y: y + 1,
        drawn:
          b.box(x, y, 0, 4.4, 2.2, 1, palette.white) +
          b.box(x + 0.3, y + 0.4, 1, 2.2, 1.5, 0.55, palette.stone) +
          b.slab(x + 0.5, y + 0.6, 1.7, 1.1, palette.white, 1.6) +
          b.slab(x + 0.5, y + 1.05, 1.7, 0.16, palette.flame, 1.62) +
          b.slab(x + 2.9, y + 0.5, 1.1, 1.4, '#fdf6e8', 1.04) +
          b.slab(x + 3, y + 0.6, 1.1, 1.4, palette.white, 1.14, { stroke: palette.line }),
      })
      const list = wallPanel(b, 3, 19, 1.2, 5.1, '#10264f')
      const rows = [0.84, 0.68, 0.52, 0.36, 0.2]
        .map(
          (v, n) =>
            list.stroke(
              [
                [0.05, v],
                [0.2, v],
              ],
              palette.flame,
              6,
            ) +
            list.stroke(
              [
                [0.25, v],
                [[0.72, 0.64, 0.78, 0.58, 0.7][n]!, v],
              ],
              palette.air,
              5,
            ) +
            list.stroke(
              [
                [0.85, v],
                [0.95, v],
              ],
              n === 3 ? palette.amber : palette.mint,
              6,
            ),
        )
        .join('')
      return {
        ground: room(b, day.floor, list.face + rows),
        standing: [
          rack(2, 5),
          rack(9, 5),
          rack(2, 9.4),
          rack(9, 9.4),
          rack(2, 13.8),
          rack(9, 13.8),
          scanner(16.6, 6),
          scanner(16.6, 11),
          scanner(16.6, 16),
          { x: 18, y: 9.4, drawn: seated(b, day, 18, 9, palette.blue) },
          { x: 18, y: 14.4, drawn: seated(b, day, 18, 14, palette.green) },
          { x: 18.2, y: 19.4, drawn: seated(b, day, 18.2, 19, palette.strong) },
          { x: 8.4, y: 12.6, drawn: b.person(8.4, 12.6, palette.orange, 2.2) },
          { x: 6, y: 18.6, drawn: b.person(6, 18.6, day.shirt, 2.2) },
          {
            x: 4,
            y: 19,
            drawn:
              b.box(2.6, 18, 0, 1.8, 1.3, 0.9, '#d9b78c') + b.box(2.8, 18.1, 0.9, 1.5, 1.1, 0.7, '#e3c69f'),
          },
        ],
      }
    },
    true,
    view,
  )
}
