import { mix, palette } from './palette.ts'
import type { Point } from './svg.ts'
import { el, group, path, pointList, polygon } from './svg.ts'

/** An isometric drawing board: x runs down right, y down left, z up. Light comes from the left. */
export interface Board {
  at(x: number, y: number, z?: number): Point
  /** A flat shape on the ground or at a height. */
  slab(
    x: number,
    y: number,
    width: number,
    depth: number,
    color: string,
    z?: number,
    attributes?: Record<string, string | number>,
  ): string
  /** A box with lit top, left and right faces. */
  box(x: number, y: number, z: number, width: number, depth: number, height: number, color: string): string
  /** Rows of windows on the two visible faces of a box. */
  windows(
    x: number,
    y: number,
    z: number,
    width: number,
    depth: number,
    height: number,
    grid: Windows,
  ): string
  /** A tree with a soft crown. */
  tree(x: number, y: number, size: number, color?: string): string
  /** A standing person. */
  person(x: number, y: number, color: string, size?: number): string
  /** A line through points of the board. */
  trail(
    points: readonly (readonly [number, number, number?])[],
    attributes: Record<string, string | number>,
  ): string
  /** The SVG transform that lays a flat drawing onto the ground plane. */
  ground(z?: number): string
  unit: number
}

export interface Windows {
  floors: number
  across: number
  along: number
  color: string
  /** Which windows are lit; by column and floor. */
  lit?: (column: number, floor: number, face: 'left' | 'right') => boolean
  litColor?: string
}

/** Makes a board with the origin at a screen place and `unit` pixels to a step. */
export function board(origin: Point, unit: number, tilt = 0.5): Board {
  const c = 0.866
  const at = (x: number, y: number, z = 0): Point => [
    origin[0] + (x - y) * c * unit,
    origin[1] + (x + y) * tilt * unit - z * unit * 0.92,
  ]
  const slab: Board['slab'] = (x, y, width, depth, color, z = 0, attributes = {}) =>
    polygon([at(x, y, z), at(x + width, y, z), at(x + width, y + depth, z), at(x, y + depth, z)], {
      fill: color,
      ...attributes,
    })
  const box: Board['box'] = (x, y, z, width, depth, height, color) => {
    const top = z + height
    const edge = { 'stroke-linejoin': 'round', 'stroke-width': 0.6 } as const
    const [left, right] = [mix(color, palette.navy, 0.16), mix(color, palette.ink, 0.4)]
    return group(
      edge,
      polygon(
        [
          at(x, y + depth, z),
          at(x + width, y + depth, z),
          at(x + width, y + depth, top),
          at(x, y + depth, top),
        ],
        { fill: left, stroke: left },
      ),
      polygon(
        [
          at(x + width, y, z),
          at(x + width, y + depth, z),
          at(x + width, y + depth, top),
          at(x + width, y, top),
        ],
        { fill: right, stroke: right },
      ),
      slab(x, y, width, depth, color, top, { stroke: color }),
    )
  }
  const windows: Board['windows'] = (x, y, z, width, depth, height, grid) => {
    const panes = { dark: '', lit: '' }
    const pane = (a: Point, b: Point, d: Point, e: Point, isLit: boolean | undefined) => {
      panes[isLit ? 'lit' : 'dark'] += `M${pointList([a]).replace(',', ' ')}L${pointList([b, d, e])}Z`
    }
    for (let floor = 0; floor < grid.floors; floor++) {
      const low = z + ((floor + 0.28) / grid.floors) * height
      const high = z + ((floor + 0.78) / grid.floors) * height
      for (let n = 0; n < grid.across; n++) {
        const [a, b] = [x + ((n + 0.2) / grid.across) * width, x + ((n + 0.8) / grid.across) * width]
        pane(
          at(a, y + depth, low),
          at(b, y + depth, low),
          at(b, y + depth, high),
          at(a, y + depth, high),
          grid.lit?.(n, floor, 'left'),
        )
      }
      for (let n = 0; n < grid.along; n++) {
        const [a, b] = [y + ((n + 0.2) / grid.along) * depth, y + ((n + 0.8) / grid.along) * depth]
        pane(
          at(x + width, a, low),
          at(x + width, b, low),
          at(x + width, b, high),
          at(x + width, a, high),
          grid.lit?.(n, floor, 'right'),
        )
      }
    }
    return (
      path(panes.dark, { fill: grid.color }) +
      (panes.lit ? path(panes.lit, { fill: grid.litColor ?? palette.amber }) : '')
    )
  }
  const tree: Board['tree'] = (x, y, size, color = palette.leaf) => {
    const [px, py] = at(x, y)
    const r = size * unit
    return group(
      {},
      el('ellipse', {
        cx: px + r * 0.35,
        cy: py + r * 0.08,
        rx: r * 0.85,
        ry: r * 0.4,
        fill: palette.ink,
        'fill-opacity': 0.18,
      }),
      path(`M${px - r * 0.07} ${py}v${-r}h${r * 0.14}v${r}z`, { fill: palette.slate }),
      el('ellipse', {
        cx: px,
        cy: py - r * 1.35,
        rx: r * 0.66,
        ry: r * 0.86,
        fill: mix(color, palette.ink, 0.32),
      }),
      el('ellipse', { cx: px - r * 0.1, cy: py - r * 1.42, rx: r * 0.54, ry: r * 0.74, fill: color }),
      el('ellipse', {
        cx: px - r * 0.22,
        cy: py - r * 1.62,
        rx: r * 0.26,
        ry: r * 0.36,
        fill: mix(color, palette.white, 0.3),
        'fill-opacity': 0.8,
      }),
    )
  }
  const person: Board['person'] = (x, y, color, size = 1) => {
    const [px, py] = at(x, y)
    const r = size * unit
    return group(
      {},
      el('ellipse', {
        cx: px + r * 0.1,
        cy: py,
        rx: r * 0.22,
        ry: r * 0.1,
        fill: palette.ink,
        'fill-opacity': 0.25,
      }),
      path(
        `M${px - r * 0.15} ${py}v${-r * 0.5}q0 ${-r * 0.2} ${r * 0.15} ${-r * 0.2}t${r * 0.15} ${r * 0.2}v${r * 0.5}z`,
        { fill: color },
      ),
      el('circle', { cx: px, cy: py - r * 0.86, r: r * 0.14, fill: palette.cream }),
      path(
        `M${px - r * 0.15} ${py - r * 0.87}a${r * 0.15} ${r * 0.15} 0 0 1 ${r * 0.3} 0q${-r * 0.15} ${-r * 0.09} ${-r * 0.3} 0z`,
        { fill: palette.ink },
      ),
    )
  }
  const trail: Board['trail'] = (points, attributes) =>
    el('polyline', {
      points: pointList(points.map(([x, y, z]) => at(x, y, z ?? 0))),
      fill: 'none',
      ...attributes,
    })
  const groundTransform = (z = 0) => {
    const [ox, oy] = at(0, 0, z)
    return `matrix(${c * unit} ${tilt * unit} ${-c * unit} ${tilt * unit} ${ox} ${oy})`
  }
  return { at, slab, box, windows, tree, person, trail, ground: groundTransform, unit }
}
