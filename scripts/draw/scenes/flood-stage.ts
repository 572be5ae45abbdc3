import { hanChip } from '../kit/han-chip.ts'
import { hanWidth } from '../kit/han-width.ts'
import type { Board } from '../kit/isometric.ts'
import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { plinth, side, stage, type Standing } from '../kit/stage.ts'
import { circle, path } from '../kit/svg.ts'

const levels = [
  { reach: 5.4, at: [3.4, 18], color: '#d4e4fb', text: '23.5 m', people: '340 人' },
  { reach: 3.6, at: [10.4, 16.2], color: '#b3cff8', text: '22.6 m', people: '126 人' },
  { reach: 1.8, at: [19.6, 13.2], color: '#7ea9ee', text: '21.7 m', people: '' },
] as const

/** A village by a river, the water at three levels, the way to high ground. */
export function floodStage(width: number, height: number): Scene {
  return stage(width, height, (b) => ({
    ground: plinth(b, '#cfe8d6') + levels.map(({ reach, color }) => water(b, reach, color)).join('') + way(b),
    standing: [
      hill(b),
      ...(
        [
          [15, 9.6, 2],
          [12.2, 4.2, 0],
          [16, 5.4, 0],
          [5.2, 10.2, 1],
          [8.4, 2.4, 0],
          [19, 8, 1],
          [13.4, 19, 0],
          [17, 18.4, 0],
          [7, 20.4, 0],
        ] as const
      ).map(([x, y, hit]) => house(b, x, y, [palette.mist, palette.flame, palette.rust][hit]!)),
      ...(
        [
          [12.4, 1],
          [18.6, 2.6],
          [20.8, 5.2],
          [1.8, 19.8],
          [13.8, 20.8],
        ] as const
      ).map(([x, y]): Standing => ({ x, y, drawn: b.tree(x, y, 1.25) })),
    ],
    marks:
      levels
        .map(({ at, text, people }) => tag(b, at[0], at[1], 0.5, `${text} ${people}`.trim(), palette.strong))
        .join('') + tag(b, 0.4, 6.8, 0.8, '安置点 420 人', palette.moss),
  }))
}

const bank = (offset: number) =>
  Array.from({ length: 45 }, (_, n): readonly [number, number] => [
    n / 2,
    13 + Math.sin(n * 0.16) * 1.4 + offset * (1 + Math.sin(n * 0.31) * 0.14),
  ])

function water(b: Board, reach: number, color: string) {
  const ring = [...bank(-reach), ...bank(reach * 0.84).reverse()]
  return path(`M${ring.map(([x, y]) => b.at(Math.min(side, x), y, 0.02).join(' ')).join('L')}Z`, {
    fill: color,
    stroke: mix(color, palette.blue, 0.4),
    'stroke-width': 1.6,
    'stroke-dasharray': '6 5',
  })
}

/** The way out of the water, with arrow heads. */
function way(b: Board) {
  const points = [
    [13.8, 9.4, 0.05],
    [12.2, 7.8, 0.05],
    [9, 6.8, 0.05],
    [5.4, 5.6, 0.05],
  ] as const
  return (
    b.trail(points, { stroke: palette.white, 'stroke-width': 12, 'stroke-linejoin': 'round' }) +
    b.trail(points, {
      stroke: palette.orange,
      'stroke-width': 5,
      'stroke-dasharray': '12 8',
      'stroke-linejoin': 'round',
    })
  )
}

function hill(b: Board): Standing {
  return {
    x: 2.6,
    y: 2.6,
    drawn:
      b.box(0.4, 0.4, 0, 5.2, 5.2, 0.8, '#a5d5b3') +
      b.box(0.9, 0.9, 0.8, 4, 4, 0.8, '#8cc79e') +
      b.box(1.5, 1.5, 1.6, 2.6, 2.4, 1.7, palette.white) +
      b.box(1.3, 1.3, 3.3, 3, 2.8, 0.35, palette.green) +
      path(`M${b.at(2.8, 2.7, 3.7).join(' ')}V${b.at(2.8, 2.7, 4.9)[1]}`, {
        stroke: palette.ink,
        'stroke-width': 3,
      }) +
      circle(...b.at(2.8, 2.7, 4.9), b.unit * 0.36, { fill: palette.green }),
  }
}

const house = (b: Board, x: number, y: number, roof: string): Standing => ({
  x,
  y,
  drawn:
    b.box(x - 0.9, y - 0.9, 0, 1.8, 1.8, 1.2, palette.white) +
    b.box(x - 1.05, y - 1.05, 1.2, 2.1, 2.1, 0.34, roof),
})

/** A chip whose right end lies at the place. */
const tag = (b: Board, x: number, y: number, z: number, text: string, color: string) => {
  const size = b.unit * 0.72
  const [px, py] = b.at(x, y, z)
  return hanChip(text, [px - hanWidth(text, size), py], color, size)
}
