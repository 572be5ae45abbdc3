import { controlPoint, drone } from '../kit/annotate.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { sheet } from '../kit/sheet.ts'
import { circle, curve, el, gradient, group, han, path, rect, words, type Point } from '../kit/svg.ts'

/** The stations of a collection with the height of the ground under them. */
const stations = [
  { name: '任务书评审', note: '数量与分布', x: 124, y: 236 },
  { name: '试采定标', note: '设备与场景', x: 362, y: 204 },
  { name: '分批采集', note: '按配比招募', x: 600, y: 150 },
  { name: '逐条质检', note: '不合格重采', x: 838, y: 196 },
  { name: '脱敏交付', note: '清单与授权', x: 1076, y: 226 },
] as const

/** The ground between the stations. */
const between: readonly Point[] = [
  [0, 252],
  [240, 246],
  [478, 196],
  [540, 158],
  [700, 178],
  [768, 210],
  [950, 234],
  [1200, 244],
]

const ground = [...between, ...stations.map(({ x, y }): Point => [x, y])].sort((a, b) => a[0] - b[0])

/** Collection as a way over the land: five stations from the task book to the file, a signed sheet between each two. */
export function flowTerrain(width: number, height: number): Scene {
  const soil = gradient(
    'soil',
    [0, 0],
    [0, 1],
    [
      [0, palette.navy],
      [1, palette.ink],
    ],
  )
  const surface = curve(ground)
  return sheet(
    width,
    height,
    el('defs', {}, soil),
    path(curve(ground.map(([x, y], n): Point => [x, y * 0.62 + (n % 3) * 16 - 8])), {
      stroke: palette.ice,
      'stroke-width': 1.6,
      fill: 'none',
    }),
    path(`${surface}L${width} ${height}L0 ${height}Z`, { fill: 'url(#soil)' }),
    ...[0.84, 0.12].map((depth, n) =>
      path(curve(ground.map(([x, y]): Point => [x, height - (height - y) * depth])), {
        stroke: palette.sky,
        'stroke-opacity': 0.5 - n * 0.2,
        'stroke-width': 1.4,
        'stroke-dasharray': '7 6',
        fill: 'none',
      }),
    ),
    path(surface, { stroke: palette.leaf, 'stroke-width': 7, fill: 'none' }),
    path(surface, {
      stroke: palette.white,
      'stroke-width': 2.4,
      'stroke-dasharray': '12 9',
      fill: 'none',
    }),
    ...[
      [243, 245],
      [481, 194],
      [728, 191],
      [957, 235],
    ].map(([x, y]) => signed(x!, y!)),
    han('书面确认', 243, 166, 25, {
      fill: palette.moss,
      stroke: palette.white,
      'stroke-width': 7,
      'paint-order': 'stroke',
      'text-anchor': 'middle',
    }),
    taskBook(124, 236),
    rig(362, 204),
    drone([600, 66], 128, palette.strong),
    path('M600 84L546 152H654Z', { fill: palette.sky, 'fill-opacity': 0.2 }),
    meter(838, 196),
    parcel(1076, 226),
    ...stations.map(({ x, y }) => controlPoint([x, y], 12, palette.orange, palette.white)),
    ...stations.map(({ x, y, name, note }, n) => label(x, Math.max(y + 74, 300), name, note, n)),
  )
}

function label(x: number, y: number, name: string, note: string, index: number) {
  const middle = { 'text-anchor': 'middle' } as const
  return group(
    {},
    words(String(index + 1), x, y - 2, 24, { fill: palette.flame, ...middle }),
    han(name, x, y + 36, 31, { fill: palette.white, 'font-weight': 700, ...middle }),
    han(note, x, y + 76, 25, { fill: palette.ice, ...middle }),
  )
}

/** The confirmation in writing between two steps. */
function signed(x: number, y: number) {
  return group(
    { transform: `translate(${x} ${y - 60})` },
    path('M0 44V60', { stroke: palette.slate, 'stroke-width': 2.4 }),
    path('M-16 0H8L16 8V44H-16Z', { fill: palette.white, stroke: palette.slate, 'stroke-width': 2 }),
    path('M-9 12H6M-9 20H9', { stroke: palette.mist, 'stroke-width': 2.4 }),
    path('M-8 32l6 6l11 -12', { stroke: palette.green, 'stroke-width': 3.6, fill: 'none' }),
  )
}

function taskBook(x: number, y: number) {
  return group(
    { transform: `translate(${x} ${y - 36})` },
    rect(-62, -126, 124, 122, { rx: 8, fill: palette.navy, 'fill-opacity': 0.1 }),
    rect(-66, -132, 124, 122, { rx: 8, fill: palette.white, stroke: palette.slate, 'stroke-width': 2.4 }),
    rect(-30, -142, 52, 20, { rx: 5, fill: palette.strong }),
    ...[0, 1, 2].map((n) =>
      group(
        {},
        rect(-50, -104 + n * 28, 16, 16, { rx: 3, fill: n < 2 ? palette.green : palette.line }),
        rect(-24, -100 + n * 28, 68 - n * 14, 8, { rx: 4, fill: palette.fog }),
      ),
    ),
  )
}

/** A camera on its tripod before the frame it is set by. */
function rig(x: number, y: number) {
  return group(
    { transform: `translate(${x} ${y - 8})` },
    path('M0 -78L-34 -14M0 -78L34 -14M0 -78V-22', {
      stroke: palette.slate,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    rect(-42, -128, 84, 54, { rx: 8, fill: palette.ink }),
    rect(-22, -140, 34, 16, { rx: 4, fill: palette.stone }),
    circle(0, -101, 21, { fill: palette.sky, stroke: palette.white, 'stroke-width': 4 }),
    circle(-6, -107, 6, { fill: palette.frost }),
    circle(32, -118, 4.5, { fill: palette.orange }),
  )
}

/** Every recording is measured; one is too quiet. */
function meter(x: number, y: number) {
  const bars = [22, 46, 62, 34, 10, 52, 40, 26]
  return group(
    { transform: `translate(${x} ${y - 34})` },
    rect(-80, -112, 160, 104, { rx: 10, fill: palette.white, stroke: palette.slate, 'stroke-width': 2.4 }),
    path('M-64 -34H64', { stroke: palette.orange, 'stroke-width': 2, 'stroke-dasharray': '5 5' }),
    ...bars.map((tall, n) =>
      rect(-62 + n * 16, -60 - tall / 2, 10, tall, {
        rx: 4,
        fill: n === 4 ? palette.orange : palette.strong,
      }),
    ),
  )
}

/** What is handed over: a locked file, the face in it covered. */
function parcel(x: number, y: number) {
  return group(
    { transform: `translate(${x} ${y - 34})` },
    path('M-58 -132H32L58 -106V-8H-58Z', { fill: palette.white, stroke: palette.slate, 'stroke-width': 2.4 }),
    path('M32 -132V-106H58', { fill: palette.frost, stroke: palette.slate, 'stroke-width': 2.4 }),
    circle(-14, -90, 17, { fill: palette.ice }),
    path('M-46 -36q0 -32 32 -32t32 32z', { fill: palette.ice }),
    ...Array.from({ length: 12 }, (_, n) =>
      rect(-38 + (n % 4) * 12, -108 + Math.floor(n / 4) * 12, 12, 12, {
        fill: [palette.mist, palette.fog, palette.slate][(n * 5 + Math.floor(n / 4)) % 3]!,
      }),
    ),
    rect(20, -56, 56, 46, { rx: 8, fill: palette.green }),
    path('M32 -56v-12a16 16 0 0 1 32 0v12', { stroke: palette.green, 'stroke-width': 7, fill: 'none' }),
    circle(48, -36, 6, { fill: palette.white }),
    path('M48 -34v12', { stroke: palette.white, 'stroke-width': 4 }),
  )
}
