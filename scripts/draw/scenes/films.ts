import { mask } from '../kit/annotate.ts'
import { hanChip } from '../kit/han-chip.ts'
import { landUse, middle, parcels } from '../kit/map-sheet.ts'
import { mix, palette } from '../kit/palette.ts'
import { fractal } from '../kit/random.ts'
import { circle, document, el, group, han, line, path, polygon, polyline, rect } from '../kit/svg.ts'
import type { Point } from '../kit/svg.ts'
import { crossing } from './crossing.ts'

/** Films are shown at 16:9, so they are drawn at it. */
export const film = { width: 640, height: 360, rate: 12, seconds: 5 } as const
const { width, height } = film

/** One film: the picture at each moment, `t` 0…1. The first shows what the film ends with, so that a still says it all. */
export type Film = (t: number) => string

const eased = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t))
const between = (t: number, from: number, to: number) => eased((t - from) / (to - from))

const sheet = (...drawn: string[]) =>
  document(width, height, rect(0, 0, width, height, { fill: palette.haze }), ...drawn)

/** How much of a film its result is held at the beginning, and the moment of the work after that. */
const hold = 0.16
const work = (t: number) => (t < hold ? 1 : (t - hold) / (1 - hold))

/** A line sweeps over the picture and leaves found and named things behind it. */
const prelabel: Film = (moment) => {
  const t = work(moment)
  const x = width * between(t, 0.08, 0.74)
  return sheet(
    el('defs', {}, el('clipPath', { id: 'seen' }, rect(0, 0, x, height))),
    crossing(0, 0, width, height, 0.78, 0.86, false),
    group({ 'clip-path': 'url(#seen)' }, crossing(0, 0, width, height, 0.78, 0.86)),
    t > 0.08 && t < 0.74
      ? rect(x - 46, 0, 46, height, { fill: palette.sky, 'fill-opacity': 0.16 }) +
          path(`M${x} 0V${height}`, { stroke: palette.flame, 'stroke-width': 3 })
      : '',
    t > 0.76
      ? hanChip('识别 3 处，低置信 0 处', [20, 342], palette.moss, 18)
      : hanChip('正在识别', [20, 342], palette.strong, 18),
  )
}

/** A pointer clicks two fields; each gets its outline. */
const segment: Film = (moment) => {
  const t = work(moment)
  const fields = parcels(31, width, height, 90)
  const nearest = (at: Point) =>
    fields.reduce((best, field) =>
      distance(middle(field.points), at) < distance(middle(best.points), at) ? field : best,
    )
  const chosen = [nearest([200, 150]), nearest([450, 220])] as const
  const clicks = [0.25, 0.62] as const
  const stops: Point[] = [[590, 330], middle(chosen[0].points), middle(chosen[1].points)]
  const leg = t < 0.42 ? 0 : 1
  const share = leg === 0 ? between(t, 0.06, 0.24) : between(t, 0.44, 0.6)
  const [from, to] = [stops[leg]!, stops[leg + 1]!]
  const [px, py] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  return sheet(
    group(
      {},
      rect(0, 0, width, height, { fill: '#33503f' }),
      ...fields.map(({ points, kind }) => polygon(points, { fill: mix(landUse.day[kind]!, '#4c6b45', 0.5) })),
      ...chosen.map(({ points }, n) => {
        const grown = between(t, clicks[n]!, clicks[n]! + 0.12)
        const center = middle(points)
        const ring = points.map(([x, y]): Point => [
          center[0] + (x - center[0]) * grown,
          center[1] + (y - center[1]) * grown,
        ])
        return grown > 0 ? mask(ring, [palette.orange, palette.blue][n]!, 1, 0.34) : ''
      }),
    ),
    ...clicks.map((at, n) => {
      const wave = (t - at) / 0.14
      return wave > 0 && wave < 1
        ? circle(...middle(chosen[n]!.points), 8 + wave * 34, {
            fill: 'none',
            stroke: palette.white,
            'stroke-width': 3,
            'stroke-opacity': 1 - wave,
          })
        : ''
    }),
    path(`M${px} ${py}l0 24 6 -6 5 12 5 -2 -5 -12 9 0z`, {
      fill: palette.white,
      stroke: palette.ink,
      'stroke-width': 1.6,
    }),
    hanChip(t < 0.25 ? '点选地块' : t < 0.66 ? '轮廓 1 处' : '轮廓 2 处', [20, 342], palette.ink, 18),
  )
}

/** Cars drive through a crossing, each with its box and number. */
const tracking: Film = (moment) => {
  const t = 0.24 + moment * 0.6
  return sheet(
    crossing(0, 0, width, height, t, 0.86),
    hanChip(`帧 ${String(240 + Math.round(moment * 60)).padStart(4, '0')}`, [20, 342], palette.ink, 18),
  )
}

/** A voice is cut where it pauses, and its draft appears. */
const speech: Film = (moment) => {
  const t = work(moment)
  const voice = fractal(12, 4)
  const parts = [
    [0.03, 0.3, '说话人 1', palette.blue, '你好，我想改一下预约时间。'],
    [0.35, 0.62, '说话人 2', palette.green, '好的，请说预约编号。'],
    [0.67, 0.96, '说话人 1', palette.blue, '编号是示例 A-017，改到周五上午。'],
  ] as const
  const head = between(t, 0.02, 0.94)
  const bars = Array.from({ length: 122 }, (_, n) => {
    const at = n / 122
    const part = parts.find(([from, to]) => at >= from && at <= to)
    const tall = part ? 10 + Math.abs(voice(at * 44, 0.7)) * 130 : 6
    return rect(16 + n * 5, 118 - tall / 2, 3, tall, {
      rx: 1.5,
      fill: part && at < head ? part[3] : palette.mist,
    })
  })
  return sheet(
    rect(0, 0, width, 214, { fill: palette.white }),
    ...parts.map(([from, to, label, color]) => {
      const end = Math.min(head, to)
      if (end <= from) return ''
      const [x, w] = [16 + from * 608, (end - from) * 608]
      return (
        rect(x, 44, w, 152, { rx: 6, fill: color, 'fill-opacity': 0.1, stroke: color, 'stroke-width': 2 }) +
        (w > 90 ? hanChip(label, [x, 40], mix(color, palette.ink, 0.15), 16) : '')
      )
    }),
    ...bars,
    t < 1 ? path(`M${16 + head * 608} 8V206`, { stroke: palette.flame, 'stroke-width': 3 }) : '',
    ...parts.map(([from, to, label, color, text], n) => {
      const share = Math.max(0, Math.min(1, (head - from) / (to - from)))
      const y = 224 + n * 44
      return share > 0
        ? rect(16, y, 608, 36, { rx: 6, fill: palette.white }) +
            han(label, 30, y + 24, 17, { fill: mix(color, palette.ink, 0.2) }) +
            han(text.slice(0, Math.ceil(text.length * share)), 122, y + 24, 18, { fill: palette.stone })
        : ''
    }),
  )
}

/** A walk seen from the side, joint by joint; two steps in a film, so that it runs round. */
const gait: Film = (t) => {
  const phase = Math.PI * (1 + t * 8)
  const hip: Point = [320, 188 + Math.abs(Math.sin(phase)) * -6]
  const limb = (from: Point, first: number, second: number, lengths: readonly [number, number]): Point[] => {
    const knee: Point = [from[0] + Math.sin(first) * lengths[0], from[1] + Math.cos(first) * lengths[0]]
    return [from, knee, [knee[0] + Math.sin(second) * lengths[1], knee[1] + Math.cos(second) * lengths[1]]]
  }
  const neck: Point = [hip[0] + 8, hip[1] - 92]
  const leg = (shift: number) => {
    const swing = Math.sin(phase / 2 + shift) * 0.55
    return limb(hip, swing, swing - Math.max(0, Math.cos(phase / 2 + shift)) * 0.75, [72, 72])
  }
  const arm = (shift: number) => {
    const swing = Math.sin(phase / 2 + shift) * 0.5
    return limb([neck[0], neck[1] + 10], swing, swing + 0.45, [50, 46])
  }
  const drawn = (points: Point[], color: string, thick: number) =>
    polyline(points, {
      stroke: color,
      'stroke-width': thick,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  const joints = [leg(0), leg(Math.PI), arm(Math.PI), arm(0)]
  const offset = (t * 4 * 120) % 60
  return sheet(
    rect(0, 0, width, height, { fill: '#e5eefb' }),
    rect(0, 330, width, 30, { fill: '#cfdcf0' }),
    ...Array.from({ length: 13 }, (_, n) =>
      rect(n * 60 - offset, 342, 30, 6, { rx: 2, fill: palette.white }),
    ),
    drawn(joints[1]!, mix(palette.navy, palette.white, 0.25), 24) +
      drawn(joints[2]!, mix(palette.blue, palette.ink, 0.35), 18),
    drawn([hip, neck], palette.blue, 44),
    drawn(joints[0]!, palette.navy, 24) + drawn(joints[3]!, palette.sky, 18),
    circle(neck[0] + 4, neck[1] - 34, 25, { fill: '#f3d3b3' }) +
      path(`M${neck[0] - 21} ${neck[1] - 36}a25 25 0 0 1 48 -8q-22 -2 -30 12z`, { fill: palette.stone }),
    ...joints.flatMap((points) => [
      line(points[0]!, points[1]!, { stroke: palette.amber, 'stroke-width': 2.4 }),
      line(points[1]!, points[2]!, { stroke: palette.amber, 'stroke-width': 2.4 }),
      ...points.map((point) =>
        circle(...point, 5, { fill: palette.white, stroke: palette.orange, 'stroke-width': 2.2 }),
      ),
    ]),
    hanChip('机位 02，侧面', [20, 52], palette.ink, 18),
  )
}

function distance(a: Point, b: Point) {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** Every film by the part of its file name after `demo-film-`. */
export const films: Readonly<Record<string, Film>> = { prelabel, segment, tracking, speech, gait }
