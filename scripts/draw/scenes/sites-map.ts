import { block } from './office-block.ts'
import { hanChip } from '../kit/han-chip.ts'
import { hanWidth } from '../kit/han-width.ts'
import type { Board } from '../kit/isometric.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { plinth, stage, type Standing } from '../kit/stage.ts'
import { path } from '../kit/svg.ts'

/** Six sites on one map, one more across the water. */
export function sitesMap(width: number, height: number): Scene {
  return stage(width, height, (b) => {
    const shore = [
      [15.6, 0],
      [14.4, 4],
      [16.2, 8],
      [14.8, 12],
      [16.8, 16],
      [15.6, 22],
      [22, 22],
      [22, 0],
    ] as const
    const water = path(`M${shore.map(([x, y]) => b.at(x, y, 0.01).join(' ')).join('L')}Z`, {
      fill: palette.ice,
    })
    const island = b.slab(17.6, 7.4, 3.8, 5.4, '#d7eedd', 0.02)
    const roads = [
      [
        [3.4, 3.6],
        [9.8, 3.6],
      ],
      [
        [3.4, 3.6],
        [3.4, 17.6],
      ],
      [
        [3.4, 10.8],
        [12, 10.8],
      ],
      [
        [3.4, 17.6],
        [12.4, 17.6],
      ],
      [
        [9.8, 3.6],
        [9.8, 17.6],
      ],
    ]
      .map(([from, to]) =>
        b.trail(
          [
            [from![0]!, from![1]!, 0.02],
            [to![0]!, to![1]!, 0.02],
          ],
          { stroke: palette.white, 'stroke-width': 9 },
        ),
      )
      .join('')
    const ferry = b.trail(
      [
        [12.4, 10.8, 0.03],
        [18.4, 10.2, 0.03],
      ],
      { stroke: palette.orange, 'stroke-width': 3.4, 'stroke-dasharray': '9 7' },
    )
    const trees = (
      [
        [6.6, 1.2],
        [12.8, 1.6],
        [1, 7.2],
        [6.4, 7.4],
        [6.6, 14],
        [13, 14.4],
        [1, 20.8],
        [7, 20.6],
        [13.6, 20.4],
        [12.6, 6.8],
      ] as const
    ).map(([x, y]): Standing => ({ x, y, drawn: b.tree(x, y, 1.25) }))
    return {
      ground: plinth(b, '#d9eadf') + water + island + roads + ferry,
      standing: [
        block(b, 1.8, 1.8, 3.2, 3.2, 3.6, palette.blue),
        block(b, 8.2, 2, 3, 3, 2.8, palette.sky),
        block(b, 2, 9.2, 3, 3, 3, palette.green),
        block(b, 10, 9.2, 3, 3, 3.8, palette.blue),
        block(b, 2, 16, 3, 3, 2.4, palette.sky),
        block(b, 10.4, 16, 3, 3, 2.8, palette.green),
        block(b, 18.4, 8.8, 2.2, 2.4, 2.6, palette.flame),
        ...trees,
      ],
      marks:
        sites
          .map(({ name, seats, x, y, z }) => tag(b, x, y, z, `${name} ${seats} 席`, palette.strong))
          .join('') + tag(b, 19.5, 10, 4.4, '海外职场 300 席', palette.rust),
    }
  })
}

/** Six sites with 3000 seats: the company's own four bases and two that it runs with partners. */
const sites = [
  { name: '合肥总部', seats: 620, x: 3.4, y: 3.4, z: 5.4 },
  { name: '扬州', seats: 360, x: 9.7, y: 3.5, z: 4.6 },
  { name: '淮南山南', seats: 480, x: 3.5, y: 10.7, z: 4.8 },
  { name: '共建一', seats: 700, x: 11.5, y: 10.7, z: 5.6 },
  { name: '淮南山北', seats: 240, x: 3.5, y: 17.5, z: 4.2 },
  { name: '共建二', seats: 600, x: 11.9, y: 17.5, z: 4.6 },
] as const

const tag = (b: Board, x: number, y: number, z: number, text: string, color: string) => {
  const size = b.unit * 0.78
  const [px, py] = b.at(x, y, z)
  return hanChip(text, [px - (hanWidth(text, size) + size) / 2, py], color, size)
}
