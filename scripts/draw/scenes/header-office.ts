import { controlPoint } from '../kit/annotate.ts'
import { hanChip } from '../kit/han-chip.ts'
import type { Board } from '../kit/isometric.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { plinth, stage, type Standing } from '../kit/stage.ts'
import { circle, path, rect } from '../kit/svg.ts'
import { block } from './office-block.ts'

/** The house at the level bench mark the company's first map began from; quiet on the left. */
export function headerOffice(width: number, height: number): Scene {
  return stage(
    width,
    height,
    (b) => {
      const trees = (
        [
          [2, 2.4],
          [2, 8],
          [2.4, 13.6],
          [6, 1.6],
          [18.6, 1.8],
          [20.4, 6.4],
          [20.2, 11.4],
          [3, 19.4],
          [8, 20],
        ] as const
      ).map(([x, y]): Standing => ({ x, y, drawn: b.tree(x, y, 1.4) }))
      const mark: [number, number] = [14.6, 16.6]
      const head = b.at(...mark, 1.5)
      const label = b.at(...mark, 3.6)
      return {
        ground:
          plinth(b, '#5f9f86') +
          b.slab(3.6, 11.6, 18.4, 3.2, '#c8d3e4', 0.02) +
          b.slab(10.4, 9, 2.8, 3, '#dbe4f1', 0.02) +
          b.slab(11.6, 14.8, 6.2, 6.2, '#dbe4f1', 0.02, { stroke: palette.white, 'stroke-width': 2 }),
        standing: [
          ...trees,
          block(b, 4.6, 3.4, 5, 5.6, 6.4, palette.sky),
          block(b, 9.8, 3, 6.6, 6, 9.4, palette.strong),
          { x: 14, y: 15.6, drawn: stone(b, ...mark) },
          level(b, 18.6, 18.4),
          { x: 19.6, y: 19.4, drawn: b.person(19.4, 19.2, palette.orange, 2.3) },
          { x: 10.2, y: 12.6, drawn: b.person(10.2, 12.8, palette.blue, 2.2) },
        ],
        marks:
          path(`M${head.join(' ')}L${label.join(' ')}`, { stroke: palette.amber, 'stroke-width': 2 }) +
          controlPoint([head[0], head[1] - 2], 8) +
          hanChip('水准点 BM-01  H 28.471 m', [label[0] - 2, label[1]], palette.rust, 15),
      }
    },
    false,
    { focus: [0.735, 0.66], unit: 19.5 },
  )
}

/** The bench mark: a stone with its brass cap. */
function stone(b: Board, x: number, y: number) {
  const [cx, cy] = b.at(x, y, 1.4)
  return (
    b.box(x - 1.1, y - 1.1, 0, 2.2, 2.2, 0.4, '#b8c4d6') +
    b.box(x - 0.7, y - 0.7, 0.4, 1.4, 1.4, 1, '#e9eef6') +
    circle(cx, cy, b.unit * 0.3, { fill: palette.amber, stroke: palette.rust, 'stroke-width': 2 })
  )
}

/** A level on its legs. */
function level(b: Board, x: number, y: number): Standing {
  const [px, py] = b.at(x, y, 3.2)
  const u = b.unit
  const [, foot] = b.at(x, y)
  return {
    x,
    y,
    drawn:
      path(`M${px - u} ${foot}L${px} ${py}L${px + u} ${foot}M${px} ${py}V${foot - u * 0.3}`, {
        stroke: '#d39a55',
        'stroke-width': u * 0.2,
        fill: 'none',
      }) +
      rect(px - u * 0.8, py - u * 0.7, u * 1.6, u * 0.8, { rx: u * 0.2, fill: palette.flame }) +
      circle(px - u * 0.86, py - u * 0.3, u * 0.26, { fill: palette.ice }),
  }
}
