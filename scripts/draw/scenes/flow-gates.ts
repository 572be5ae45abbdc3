import { hanChip } from '../kit/han-chip.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { sheet } from '../kit/sheet.ts'
import { circle, curve, el, gradient, group, han, line, path, rect, type Point } from '../kit/svg.ts'

/** The gates before and after daily work with what opens them. */
const gates = [
  { name: '需求对接', note: '时效与指标', x: 116, y: 168, color: palette.strong },
  { name: '团队组建', note: '考核后上岗', x: 332, y: 114, color: palette.strong },
  { name: '试运行', note: '全量复核', x: 548, y: 60, color: palette.strong },
  { name: '持续改进', note: '月度报告', x: 1086, y: 60, color: palette.moss },
] as const

const clock: Point = [816, 236]
const radius = 152

/** A project taken over: volume swells from gate to gate into a clock of daily work; each month's review sets it anew. */
export function flowGates(width: number, height: number): Scene {
  const volume = gradient(
    'volume',
    [0, 0],
    [1, 0],
    [
      [0, palette.ice, 0.7],
      [0.6, palette.sky, 0.9],
      [1, palette.leaf, 0.95],
    ],
  )
  return sheet(
    width,
    height,
    el('defs', {}, volume),
    path(swell(width, 1), { fill: 'url(#volume)' }),
    path(swell(width, 0.5), { fill: palette.white, 'fill-opacity': 0.26 }),
    path(`M0 396H${width}`, { stroke: palette.mist, 'stroke-width': 2 }),
    ...Array.from({ length: 12 }, (_, n) =>
      line([50 + n * 100, 396], [50 + n * 100, n % 2 ? 404 : 410], {
        stroke: palette.mist,
        'stroke-width': 2,
      }),
    ),
    ...gates.map(gate),
    han('业务量', 548, 386, 25, { fill: palette.navy, 'text-anchor': 'middle' }),
    path(`M1086 58C1040 8 900 10 ${clock[0] + 28} 56`, {
      stroke: palette.orange,
      'stroke-width': 3.4,
      'stroke-dasharray': '9 7',
      fill: 'none',
    }),
    shift(),
    hanChip('月度复盘', [906, 48], palette.rust, 25),
  )
}

/** The volume of work on the ground line; `share` scales it. */
function swell(width: number, share: number) {
  const heights: readonly Point[] = [
    [0, 8],
    [120, 14],
    [220, 12],
    [340, 26],
    [440, 22],
    [560, 64],
    [640, 92],
    [720, 150],
    [816, 176],
    [900, 138],
    [980, 158],
    [1086, 128],
    [width, 150],
  ]
  return `${curve(heights.map(([x, tall]): Point => [x, 396 - tall * share]))}L${width} 396L0 396Z`
}

/** A portal: two posts on the ground line, its name on the beam, its condition under it. */
function gate({ name, note, x, y, color }: (typeof gates)[number]) {
  const half = 96
  return group(
    {},
    ...[-1, 1].map((side) =>
      group(
        {},
        rect(x + side * (half - 14) - 7, y + 112, 14, 284 - y, { fill: color }),
        rect(x + side * (half - 14) - 13, 388, 26, 12, { rx: 3, fill: palette.ink }),
      ),
    ),
    path(`M${x - half + 14} 348L${x + half - 26} 308`, {
      stroke: palette.orange,
      'stroke-width': 7,
      'stroke-linecap': 'round',
      'stroke-dasharray': '22 14',
    }),
    circle(x - half + 14, 348, 9, { fill: palette.white, stroke: color, 'stroke-width': 4 }),
    rect(x - half, y, half * 2, 116, { rx: 12, fill: palette.white, stroke: palette.line }),
    path(`M${x - half} ${y + 58}v-46a12 12 0 0 1 12 -12H${x + half - 12}a12 12 0 0 1 12 12v46Z`, {
      fill: color,
    }),
    han(name, x, y + 40, 30, { fill: palette.white, 'font-weight': 700, 'text-anchor': 'middle' }),
    han(note, x, y + 97, 26, { fill: palette.stone, 'text-anchor': 'middle' }),
  )
}

/** One day of work: the briefing before, the review of quality during, the look back after the shift. */
function shift() {
  const at = (hour: number, r: number): Point => {
    const angle = (hour / 12) * Math.PI * 2 - Math.PI / 2
    return [clock[0] + Math.cos(angle) * r, clock[1] + Math.sin(angle) * r]
  }
  const arc = (from: number, to: number, color: string) => {
    const [a, b] = [at(from, radius - 17), at(to, radius - 17)]
    const r = radius - 17
    return path(`M${a[0]} ${a[1]}A${r} ${r} 0 0 1 ${b[0]} ${b[1]}`, {
      stroke: color,
      'stroke-width': 34,
      fill: 'none',
    })
  }
  const middle = { 'text-anchor': 'middle' } as const
  return group(
    {},
    circle(clock[0] + 5, clock[1] + 8, radius + 8, { fill: palette.navy, 'fill-opacity': 0.16 }),
    circle(...clock, radius + 8, { fill: palette.white, stroke: palette.line, 'stroke-width': 2 }),
    arc(8.1, 11.9, palette.strong),
    arc(0.1, 3.9, palette.green),
    arc(4.1, 7.9, palette.navy),
    ...Array.from({ length: 12 }, (_, n) =>
      line(at(n, radius - 42), at(n, radius - (n % 3 ? 48 : 54)), {
        stroke: palette.mist,
        'stroke-width': 3,
      }),
    ),
    ...[0, 4, 8].map((hour) => circle(...at(hour, radius - 17), 8, { fill: palette.orange })),
    han('稳定运营', clock[0], clock[1] - 42, 31, { fill: palette.ink, 'font-weight': 700, ...middle }),
    han('班前会', clock[0], clock[1] + 2, 25, { fill: palette.strong, ...middle }),
    han('当日质检', clock[0], clock[1] + 38, 25, { fill: palette.moss, ...middle }),
    han('班后会', clock[0], clock[1] + 74, 25, { fill: palette.navy, ...middle }),
    path('M0 -11L18 0L0 11Z', {
      transform: `translate(${clock[0] + 29} ${clock[1] - radius - 30}) rotate(128)`,
      fill: palette.orange,
    }),
  )
}
