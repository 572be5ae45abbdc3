import { hanChip } from '../kit/han-chip.ts'
import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { sheet } from '../kit/sheet.ts'
import { circle, el, group, han, line, path, polyline, rect, words, type Point } from '../kit/svg.ts'

interface Gate {
  name: string
  note: string
  color: string
  /** Where its words stand. */
  at: Point
  side: 'left' | 'right'
}

const gates: readonly Gate[] = [
  { name: '试标', note: '确定规则版本', color: palette.blue, at: [386, 82], side: 'left' },
  { name: '培训', note: '合格后上岗', color: palette.strong, at: [914, 68], side: 'right' },
  { name: '自检', note: '缺项不可提交', color: palette.navy, at: [914, 206], side: 'right' },
  { name: '互检', note: '退回附原因', color: palette.green, at: [914, 344], side: 'right' },
  { name: '抽检', note: '不合格整批返修', color: palette.moss, at: [386, 350], side: 'left' },
]

const center: Point = [650, 220]

/** One release of a data set: in from the left, once round through five gates, and into the middle as its next version. */
export function flowCycle(width: number, height: number): Scene {
  const share = 1 / gates.length
  return sheet(
    width,
    height,
    ...[196, 168, 140, 112, 84].map((r, n) =>
      circle(...center, r, {
        fill: 'none',
        stroke: palette.mist,
        'stroke-opacity': 0.34 - n * 0.03,
        'stroke-dasharray': n % 2 ? '3 7' : undefined,
      }),
    ),
    ticks(),
    ...gates.map((gate, n) => leader(gate, (n + 0.5) * share)),
    ...gates.map(({ color }, n) => band(n * share + 0.008, (n + 1) * share - 0.008, color)),
    ...gates.map((_, n) => figure(n + 1, turn((n + 0.5) * share))),
    // The way in, and the way from the last gate to the middle.
    path('M196 216H446', { stroke: palette.strong, 'stroke-width': 4 }),
    path('M446 204l20 12l-20 12z', { fill: palette.strong }),
    store(120, 214, 46, palette.mist, 'V1'),
    han('导入数据', 226, 202, 25, { fill: palette.stone }),
    circle(...center, 92, { fill: palette.white, stroke: palette.line }),
    path('M515 206C516 178 536 170 556 182', { stroke: palette.moss, 'stroke-width': 4, fill: 'none' }),
    path('M0 -10L17 0L0 10Z', { transform: 'translate(553 179) rotate(38)', fill: palette.moss }),
    store(650, 204, 44, palette.strong, 'V2'),
    han('导出交付', 650, 282, 25, { fill: palette.ink, 'font-weight': 700, 'text-anchor': 'middle' }),
    // Samples in doubt go back to the rules before the next turn.
    path('M500 290C456 290 428 276 428 238', {
      stroke: palette.orange,
      'stroke-width': 3.4,
      'stroke-dasharray': '8 6',
      fill: 'none',
    }),
    path('M417 240h22l-11 -18z', { fill: palette.orange }),
    hanChip('争议回规则库', [226, 290], palette.rust, 25),
  )
}

/** A place on the way round; it starts on the left and comes nearer to the middle. */
function turn(share: number, offset = 0): Point {
  const angle = Math.PI * (1 + share * 2)
  const r = 178 - share * 42 + offset
  return [center[0] + Math.cos(angle) * r, center[1] + Math.sin(angle) * r]
}

function band(from: number, to: number, color: string) {
  const places = (offset: number) =>
    Array.from({ length: 25 }, (_, n) => turn(from + ((to - from) * n) / 24, offset))
  const outline = [...places(21), turn(to + 0.016, 0), ...places(-21).reverse(), turn(from + 0.016, 0)]
  return path(`M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`, { fill: color })
}

function figure(n: number, [x, y]: Point) {
  return words(String(n), x, y + 9, 25, { fill: palette.white, 'text-anchor': 'middle' })
}

function leader({ name, note, color, at: [x, y], side }: Gate, share: number) {
  const isLeft = side === 'left'
  const from = turn(share, 24)
  const anchor = isLeft ? 'end' : 'start'
  const edge = isLeft ? x + 14 : x - 14
  return group(
    {},
    polyline([from, [isLeft ? edge + 30 : edge - 30, y], [edge, y]], { stroke: color, 'stroke-width': 2.4 }),
    circle(...from, 5, { fill: palette.white, stroke: color, 'stroke-width': 2.4 }),
    rect(edge - 3, y - 34, 6, 68, { rx: 3, fill: color }),
    han(name, isLeft ? x - 4 : x + 4, y - 4, 32, {
      fill: palette.ink,
      'font-weight': 700,
      'text-anchor': anchor,
    }),
    han(note, isLeft ? x - 4 : x + 4, y + 32, 25, { fill: palette.stone, 'text-anchor': anchor }),
  )
}

/** Degrees around the whole, as on a survey instrument. */
function ticks() {
  return group(
    { stroke: palette.mist, 'stroke-width': 1.4 },
    ...Array.from({ length: 60 }, (_, n) => {
      const angle = (n / 60) * Math.PI * 2
      const at = (r: number): Point => [center[0] + Math.cos(angle) * r, center[1] + Math.sin(angle) * r]
      return line(at(204), at(n % 5 ? 209 : 214))
    }),
  )
}

/** A data set as a stack of three layers with its version. */
function store(x: number, y: number, r: number, color: string, version: string) {
  const flat = r * 0.34
  const layers = [2, 1, 0].map((n) => {
    const level = y - r * 0.72 + n * r * 0.56
    const tone = mix(color, palette.white, 0.34 - n * 0.17)
    return group(
      {},
      path(`M${x - r} ${level}v${r * 0.44}a${r} ${flat} 0 0 0 ${r * 2} 0v${-r * 0.44}z`, { fill: tone }),
      el('ellipse', {
        cx: x,
        cy: level,
        rx: r,
        ry: flat,
        fill: mix(tone, palette.white, 0.3),
        stroke: palette.white,
        'stroke-width': 1.4,
      }),
    )
  })
  return group(
    {},
    ...layers,
    rect(x - 25, y - 8, 50, 34, { rx: 6, fill: palette.ink }),
    words(version, x, y + 18, 24, { fill: palette.white, 'text-anchor': 'middle' }),
  )
}
