import { block } from './office-block.ts'
import { chip } from '../kit/annotate.ts'
import type { Board } from '../kit/isometric.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { plinth, stage, type Standing } from '../kit/stage.ts'

/** Two sites on two lines of two providers: what fails on one path goes on over the other. */
export function twinSites(width: number, height: number): Scene {
  return stage(width, height, (b) => {
    const lineA = b.trail(
      [
        [5, 8, 0.05],
        [5, 13.4, 0.05],
        [17, 13.4, 0.05],
        [17, 14, 0.05],
      ],
      { stroke: palette.blue, 'stroke-width': 6, 'stroke-linejoin': 'round' },
    )
    const lineB = b.trail(
      [
        [8.4, 4.6, 0.05],
        [19.4, 4.6, 0.05],
        [19.4, 14, 0.05],
      ],
      { stroke: palette.orange, 'stroke-width': 6, 'stroke-dasharray': '12 9', 'stroke-linejoin': 'round' },
    )
    const power = (x: number, y: number): Standing => ({
      x: x + 1,
      y: y + 0.6,
      drawn: b.box(x, y, 0, 2, 1.2, 1, palette.fog) + b.slab(x + 0.3, y + 0.3, 1.4, 0.6, palette.green, 1.02),
    })
    const node = (x: number, y: number, color: string): Standing => ({
      x,
      y,
      drawn: b.box(x - 0.7, y - 0.7, 0, 1.4, 1.4, 1.4, color),
    })
    const trees = (
      [
        [1.2, 12],
        [1.4, 20],
        [11.4, 1.4],
        [20.6, 1.4],
        [8.4, 19.6],
        [11.6, 17],
        [12.4, 8.6],
      ] as const
    ).map(([x, y]): Standing => ({ x, y, drawn: b.tree(x, y, 1.3) }))
    return {
      ground:
        plinth(b, '#e8eef8') +
        b.slab(1.4, 1.4, 8, 7.4, palette.white, 0.01) +
        b.slab(13.4, 13.2, 8, 8, palette.white, 0.01) +
        lineA +
        lineB,
      standing: [
        block(b, 2.4, 2.4, 5, 5, 3.8, palette.blue),
        block(b, 15, 15, 5, 5, 3.2, palette.green),
        power(2.2, 9.6),
        power(11, 19.2),
        node(5, 13.4, palette.sky),
        node(19.4, 4.6, palette.flame),
        { x: 12, y: 12.6, drawn: b.person(12, 12.4, palette.strong, 1.9) },
        ...trees,
      ],
      marks:
        tag(b, 5, 5, 5.4, 'SITE A', palette.strong) +
        tag(b, 17.4, 17.4, 5, 'SITE B', palette.moss) +
        tag(b, 19.4, 4.6, 2.6, 'PATH 2 READY', palette.rust),
    }
  })
}

const tag = (b: Board, x: number, y: number, z: number, text: string, color: string) =>
  chip(text, [b.at(x, y, z)[0] - b.unit * 1.2, b.at(x, y, z)[1]], color, b.unit * 0.64)
