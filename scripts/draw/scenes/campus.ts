import { chip } from '../kit/annotate.ts'
import { quietLeft, studio } from '../kit/backdrop.ts'
import { board } from '../kit/isometric.ts'
import type { Board } from '../kit/isometric.ts'
import { mix, palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { circle, document } from '../kit/svg.ts'
import { day, dome, ground, night, paths, sports } from './campus-grounds.ts'

export interface CampusView {
  /** Night for heroes and page headers, day for cards. */
  night: boolean
  /** Where the middle of the campus stands, as shares of width and height. */
  focus: readonly [number, number]
  /** Pixels to one step of the board (about two metres). */
  unit: number
}

/** A college campus with a training base: teaching blocks, library, sports ground, trees, people. */
export function campus(width: number, height: number, view: CampusView): Scene {
  const b = board([width * view.focus[0], height * view.focus[1] - 17 * view.unit], view.unit)
  const light = view.night ? night : day
  const random = seeded(41)
  const parts = [ground(b, light), sports(b, light), paths(b, light)]
  const solids: [number, string][] = []
  const put = (x: number, y: number, drawn: string) => solids.push([x + y, drawn])
  const house = (x: number, y: number, w: number, d: number, h: number, floors: number, color: string) => {
    const shade = polygonShadow(b, x, y, w, d, h)
    const lit = (n: number, floor: number) =>
      view.night && seeded(n * 31 + floor * 7 + Math.round(x * 3)).next() > 0.45
    const body =
      b.box(x, y, 0, w, d, h, color) +
      b.windows(x, y, 0.2, w, d, h - 0.3, {
        floors,
        across: Math.round(w * 1.1),
        along: Math.round(d * 1.1),
        color: light.glass,
        lit,
        litColor: palette.amber,
      })
    const roof =
      b.slab(x + 0.35, y + 0.35, w - 0.7, d - 0.7, mix(color, palette.ink, 0.12), h) +
      b.box(x + w * 0.3, y + d * 0.3, h, w * 0.22, d * 0.3, 0.7, mix(color, palette.mist, 0.2))
    parts.push(shade)
    put(x + w / 2, y + d / 2, body + roof)
  }
  house(2, 3, 9, 3.6, 6, 5, light.wall)
  house(13, 3, 9, 3.6, 5, 4, light.wall)
  house(2, 9.5, 3.6, 9, 5, 4, light.wall)
  house(25, 3, 6, 6, 9.5, 8, light.accent)
  house(24.5, 13, 9, 4, 4.2, 3, light.wall)
  house(24.5, 20, 9, 4, 4.2, 3, light.wall)
  put(13.2, 12.6, dome(b, light))
  for (let n = 0; n < 560; n++) {
    const [x, y] = [random.between(-2, 37), random.between(-2, 37)]
    if (isOpen(x, y))
      put(
        x,
        y,
        b.tree(
          x,
          y,
          random.between(0.75, 1.25),
          random.pick([light.leaf, mix(light.leaf, palette.moss, 0.4), mix(light.leaf, palette.mint, 0.35)]),
        ),
      )
  }
  for (let n = 0; n < 26; n++) {
    const along = random.between(0, 34)
    const [x, y] = random.chance(0.5)
      ? [along, 18.9 + random.between(-0.6, 0.6)]
      : [22.4 + random.between(-0.5, 0.5), along]
    put(x, y, b.person(x, y, random.pick([palette.orange, palette.blue, palette.strong, light.shirt]), 1.1))
  }
  parts.push(...solids.sort((a, c) => a[0] - c[0]).map(([, drawn]) => drawn))
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        studio(width, height, view.night),
        ...parts,
        pins(b, view.unit),
        view.night ? quietLeft(width, height, view.focus[0] > 0.55 ? 0.92 : 0.2) : '',
      ),
    ],
  }
}

function isOpen(x: number, y: number) {
  const busy = [
    [1, 2, 11, 8],
    [12, 2, 11, 6],
    [1, 8.5, 6, 11],
    [24, 2, 9, 8],
    [23.5, 12, 11.5, 6.5],
    [23.5, 19, 11.5, 6.5],
    [-1, 19.9, 23, 18],
    [9, 8.6, 9, 8],
    [-3, 17.6, 41, 2.6],
    [21, -3, 2.8, 41],
    [8, 0, 1.6, 19],
    [24, 27, 10, 8],
  ] as const
  return !busy.some(([bx, by, w, d]) => x > bx && x < bx + w && y > by && y < by + d)
}

function polygonShadow(b: Board, x: number, y: number, w: number, d: number, h: number) {
  return b.slab(x + w, y + h * 0.12, h * 0.42, d, palette.ink, 0, { 'fill-opacity': 0.16 })
}

function pins(b: Board, unit: number) {
  const size = Math.max(12, unit * 0.85)
  const pin = (x: number, y: number, z: number, label: string, color: string) => {
    const foot = b.at(x, y, z)
    const head = b.at(x, y, z + 3.4)
    return (
      b.trail(
        [
          [x, y, z],
          [x, y, z + 3.4],
        ],
        { stroke: color, 'stroke-width': 2 },
      ) +
      circle(foot[0], foot[1], 3.4, { fill: color }) +
      chip(label, [head[0] - 4, head[1] + size * 0.4], color, size)
    )
  }
  return (
    pin(28, 6, 9.5, 'TRAINING BASE', palette.strong) +
    pin(6.5, 4.8, 6, 'AI COLLEGE', palette.strong) +
    pin(29, 22, 4.2, 'LAB 02', palette.moss)
  )
}
