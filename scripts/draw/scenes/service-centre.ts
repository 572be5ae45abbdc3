import { chip } from '../kit/annotate.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { plinth, stage, type Standing } from '../kit/stage.ts'

/** A service centre of the college, and the workshops, farms and shops it works for. */
export function serviceCentre(width: number, height: number): Scene {
  return stage(width, height, (b) => {
    const shop = (x: number, y: number, w: number, d: number, h: number, color: string): Standing => ({
      x: x + w / 2,
      y: y + d / 2,
      drawn:
        b.box(x, y, 0, w, d, h, palette.white) +
        b.windows(x, y, 0, w, d, h, {
          floors: Math.max(1, Math.round(h)),
          across: Math.round(w),
          along: Math.round(d),
          color: '#9fb6dc',
        }) +
        b.box(x - 0.15, y - 0.15, h, w + 0.3, d + 0.3, 0.3, color),
    })
    const link = (x: number, y: number) =>
      b.trail(
        [
          [11, 11, 0.05],
          [x, 11, 0.05],
          [x, y, 0.05],
        ],
        {
          stroke: palette.orange,
          'stroke-width': 3.4,
          'stroke-dasharray': '9 7',
          'stroke-linejoin': 'round',
        },
      )
    const field = (x: number, y: number) =>
      b.slab(x, y, 4.4, 3.8, '#bfe0cb', 0.01) +
      [0.8, 1.6, 2.4, 3.2]
        .map((n) =>
          b.trail(
            [
              [x + 0.3, y + n],
              [x + 4.1, y + n],
            ],
            { stroke: '#7fb896', 'stroke-width': 1.6 },
          ),
        )
        .join('')
    const trees = (
      [
        [1, 9.4],
        [1.2, 20.6],
        [9.4, 1.2],
        [20.8, 13],
        [13.2, 20.8],
        [20.6, 1],
        [5.8, 13.4],
        [16.4, 5.8],
      ] as const
    ).map(([x, y]): Standing => ({ x, y, drawn: b.tree(x, y, 1.3) }))
    const tag = (x: number, y: number, z: number, text: string, color: string) =>
      chip(text, [b.at(x, y, z)[0] - b.unit, b.at(x, y, z)[1]], color, b.unit * 0.62)
    return {
      ground:
        plinth(b, '#e3f1e6') +
        b.slab(7.4, 7.4, 7.2, 7.2, '#eef2f8', 0.01) +
        field(1, 15.6) +
        field(6.2, 16.4) +
        link(4, 4) +
        link(18, 4) +
        link(18.6, 17) +
        link(4, 16),
      standing: [
        {
          x: 11,
          y: 11,
          drawn:
            b.box(8.6, 8.6, 0, 4.8, 4.8, 5.4, palette.white) +
            b.windows(8.6, 8.6, 0.3, 4.8, 4.8, 5, {
              floors: 5,
              across: 5,
              along: 5,
              color: '#86a3d8',
              lit: (n, floor) => (n * 3 + floor * 5) % 7 === 0,
              litColor: palette.amber,
            }) +
            b.box(8.4, 8.4, 5.4, 5.2, 5.2, 0.34, palette.blue),
        },
        shop(2.2, 2.2, 3.6, 3, 2, palette.orange),
        shop(16.4, 2, 4, 3, 2.6, palette.green),
        shop(16.6, 15.6, 2.4, 2.6, 1.8, palette.sky),
        shop(19.3, 15.6, 1.9, 2.6, 1.8, palette.flame),
        { x: 12.4, y: 14.4, drawn: b.person(12.4, 14.4, palette.orange, 1.8) },
        { x: 14.4, y: 12.6, drawn: b.person(14.4, 12.6, palette.strong, 1.8) },
        { x: 5.4, y: 15, drawn: b.person(5.4, 15, palette.blue, 1.8) },
        ...trees,
      ],
      marks:
        tag(11, 11, 7, 'TECH SERVICE', palette.strong) +
        tag(3, 5, 4.4, 'DATA 06', palette.rust) +
        tag(18.4, 3.4, 4.2, 'SURVEY 04', palette.moss),
    }
  })
}
