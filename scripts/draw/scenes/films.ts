import { chip, mask } from '../kit/annotate.ts'
import { landUse, middle, parcels } from '../kit/map-sheet.ts'
import { mix, palette } from '../kit/palette.ts'
import { fractal } from '../kit/random.ts'
import { circle, document, el, group, line, path, polygon, polyline, rect, words } from '../kit/svg.ts'
import type { Point } from '../kit/svg.ts'
import { crossing } from './crossing.ts'

export const film = { width: 640, height: 400, rate: 12, seconds: 5 } as const
const { width, height } = film

/** One film: the picture at each moment, `t` 0…1. */
export type Film = (t: number) => string

const eased = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t))
const between = (t: number, from: number, to: number) => eased((t - from) / (to - from))

const sheet = (...drawn: string[]) =>
  document(width, height, rect(0, 0, width, height, { fill: palette.haze }), ...drawn)

const progress = (t: number) =>
  rect(24, 378, 592, 6, { rx: 3, fill: palette.line }) +
  rect(24, 378, 592 * Math.max(0.01, t), 6, { rx: 3, fill: palette.blue })

/** A line sweeps over the picture and leaves found and named things behind it. */
const prelabel: Film = (t) => {
  const x = 20 + 600 * between(t, 0.1, 0.7)
  return sheet(
    el('defs', {}, el('clipPath', { id: 'seen' }, rect(0, 0, x, height))),
    crossing(20, 20, 600, 344, 0.78, 0.82, false),
    group({ 'clip-path': 'url(#seen)' }, crossing(20, 20, 600, 344, 0.78, 0.82)),
    t > 0.1 && t < 0.72
      ? rect(x - 46, 20, 46, 344, { fill: palette.sky, 'fill-opacity': 0.16 }) +
          path(`M${x} 20V364`, { stroke: palette.flame, 'stroke-width': 3 })
      : '',
    t > 0.76
      ? chip('3 FOUND / 0 LOW', [36, 350], palette.moss, 15)
      : chip('SCANNING', [36, 350], palette.strong, 15),
    progress(t),
  )
}

/** A pointer clicks two fields; each gets its outline. */
const segment: Film = (t) => {
  const fields = parcels(31, 600, 344, 84)
  const nearest = (at: Point) =>
    fields.reduce((best, field) =>
      distance(middle(field.points), at) < distance(middle(best.points), at) ? field : best,
    )
  const chosen = [nearest([190, 150]), nearest([420, 210])] as const
  const clicks = [0.25, 0.62] as const
  const stops: Point[] = [[560, 330], middle(chosen[0].points), middle(chosen[1].points)]
  const leg = t < 0.42 ? 0 : 1
  const share = leg === 0 ? between(t, 0.06, 0.24) : between(t, 0.44, 0.6)
  const [from, to] = [stops[leg]!, stops[leg + 1]!]
  const [px, py] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  return sheet(
    el('defs', {}, el('clipPath', { id: 'land' }, rect(0, 0, 600, 344, { rx: 10 }))),
    group(
      { transform: 'translate(20 20)' },
      group(
        { 'clip-path': 'url(#land)' },
        rect(0, 0, 600, 344, { fill: '#33503f' }),
        ...fields.map(({ points, kind }) =>
          polygon(points, { fill: mix(landUse.day[kind]!, '#4c6b45', 0.5) }),
        ),
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
    ),
    progress(t),
  )
}

/** Cars drive through a crossing, each with its box and number. */
const tracking: Film = (t) =>
  sheet(
    crossing(20, 20, 600, 344, t, 0.82),
    chip(`FRAME ${String(240 + Math.round(t * 60)).padStart(4, '0')}`, [36, 350], palette.ink, 15),
    progress(t),
  )

/** A voice is cut where it pauses, and its draft appears. */
const speech: Film = (t) => {
  const voice = fractal(12, 4)
  const parts = [
    [0.03, 0.3, 'SPK 1', palette.blue],
    [0.35, 0.62, 'SPK 2', palette.green],
    [0.67, 0.96, 'SPK 1', palette.blue],
  ] as const
  const head = between(t, 0.02, 0.94)
  const bars = Array.from({ length: 118 }, (_, n) => {
    const at = n / 118
    const part = parts.find(([from, to]) => at >= from && at <= to)
    const tall = part ? 10 + Math.abs(voice(at * 44, 0.7)) * 130 : 6
    return rect(24 + n * 5, 130 - tall / 2, 3, tall, {
      rx: 1.5,
      fill: part && at < head ? part[3] : palette.mist,
    })
  })
  return sheet(
    rect(16, 16, 608, 228, { rx: 10, fill: palette.white, stroke: palette.line }),
    ...parts.map(([from, to, label, color]) => {
      const end = Math.min(head, to)
      if (end <= from) return ''
      const [x, w] = [24 + from * 592, (end - from) * 592]
      return (
        rect(x, 48, w, 164, { rx: 6, fill: color, 'fill-opacity': 0.1, stroke: color, 'stroke-width': 2 }) +
        (w > 60 ? chip(label, [x, 44], mix(color, palette.ink, 0.15), 13) : '')
      )
    }),
    ...bars,
    path(`M${24 + head * 592} 30V232`, { stroke: palette.flame, 'stroke-width': 3 }),
    ...parts.map(([from, to, label, color], n) => {
      const share = Math.max(0, Math.min(1, (head - from) / (to - from)))
      const y = 260 + n * 36
      return share > 0
        ? rect(16, y, 608, 28, { rx: 6, fill: palette.white }) +
            words(label, 30, y + 19, 13, { fill: mix(color, palette.ink, 0.2) }) +
            rect(100, y + 9, [420, 360, 470][n]! * share, 10, { rx: 5, fill: palette.line })
        : ''
    }),
    progress(t),
  )
}

/** A walk seen from the side, joint by joint; two steps in a film, so that it runs round. */
const gait: Film = (t) => {
  const phase = t * Math.PI * 2 * 4
  const hip: Point = [320, 196 + Math.abs(Math.sin(phase)) * -6]
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
    rect(20, 20, 600, 344, { rx: 10, fill: '#e5eefb' }),
    rect(20, 338, 600, 26, { fill: '#cfdcf0' }),
    ...Array.from({ length: 11 }, (_, n) =>
      rect(Math.max(20, 20 + n * 60 - offset), 346, 30, 5, { rx: 2, fill: palette.white }),
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
    chip('CAM 02 / SIDE', [36, 56], palette.ink, 14),
    progress(t),
  )
}

function distance(a: Point, b: Point) {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** Every film by the part of its file name after `demo-film-`. */
export const films: Readonly<Record<string, Film>> = { prelabel, segment, tracking, speech, gait }
