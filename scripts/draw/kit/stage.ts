import { quietLeft, studio } from './backdrop.ts'
import { board, type Board } from './isometric.ts'
import { palette } from './palette.ts'
import type { Scene } from './render.ts'
import { document, el, group } from './svg.ts'

/** Something that stands on the stage; what lies farther back is drawn before it. */
export interface Standing {
  x: number
  y: number
  drawn: string
}

/** The side of every stage in its own steps. */
export const side = 22

/** Where a stage stands in a wide dark strip whose left belongs to words. */
export interface NightView {
  /** The middle of the stage, as shares of width and height. */
  focus: readonly [number, number]
  unit: number
}

/** A square stage seen from above, with room over it for walls where there are any: ground, then what stands on it from back to front, then marks over all. */
export function stage(
  width: number,
  height: number,
  build: (b: Board) => { ground: string; standing: readonly Standing[]; marks?: string },
  hasWalls = false,
  view?: NightView,
): Scene {
  const unit = view?.unit ?? Math.min(width / 42, height / (hasWalls ? 29.5 : 25))
  const [u, v] = view?.focus ?? [0.5, hasWalls ? 0.585 : 0.55]
  const b = board([width * u, height * v - side * unit * 0.5], unit)
  const { ground, standing, marks = '' } = build(b)
  const [cx, cy] = b.at(side / 2, side / 2, -1)
  const sorted = [...standing].sort((one, other) => one.x + one.y - other.x - other.y)
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        studio(width, height, view !== undefined),
        el('ellipse', {
          cx,
          cy: cy + unit * 1.4,
          rx: unit * 18.6,
          ry: unit * 10.4,
          fill: view ? palette.sky : palette.navy,
          'fill-opacity': 0.1,
        }),
        group({ opacity: view ? 0.82 : undefined }, ground, ...sorted.map(({ drawn }) => drawn), marks),
        view ? quietLeft(width, height, 0.9, 0.6) : '',
      ),
    ],
  }
}

/** A plinth with the ground on it. */
export function plinth(b: Board, color: string, thick = 0.9): string {
  return b.box(0, 0, -thick, side, side, thick, color)
}
