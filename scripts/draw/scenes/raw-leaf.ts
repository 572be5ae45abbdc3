import { mix, palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { curve, document, el, glow, group, han, line, path, rect, type Point } from '../kit/svg.ts'
import { captureStrip, stripHeight } from './capture-strip.ts'

const gap = 6
const body = 'M0 0C36 -66 150 -92 250 -6C160 62 46 66 0 0Z'
const half = 'M0 0C80 -18 170 -20 250 -6C160 62 46 66 0 0Z'

/** One diseased leaf photographed from afar, from near and from very near, with a scale in each. */
export function rawLeaf(width: number, height: number): Scene {
  const tall = height - stripHeight
  const wide = (width - 2 * gap) / 3
  const frames = [far(wide, tall), near(wide, tall), close(wide, tall)]
  const names = ['远 1.2 m', '中 40 cm', '近 8 cm']
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        rect(0, 0, width, height, { fill: palette.ink }),
        ...frames.map((drawn, n) =>
          group(
            { transform: `translate(${n * (wide + gap)} 0)` },
            el('clipPath', { id: `frame${n}` }, rect(0, 0, wide, tall)),
            group({ 'clip-path': `url(#frame${n})` }, drawn, light(n, wide, tall)),
            rect(16, 16, 118, 38, { rx: 6, fill: palette.ink, 'fill-opacity': 0.78 }),
            han(names[n]!, 75, 42, 20, { fill: palette.white, 'text-anchor': 'middle' }),
          ),
        ),
        captureStrip(width, height, {
          device: 'PH-12 微距',
          time: '09:14:40',
          light: '21 300 lx',
          consent: 'TY-0932',
        }),
      ),
    ],
  }
}

/** A leaf from its stalk at 0,0 to the right; `spots` says how ill it is. */
function leaf(color: string, spots: readonly (readonly [number, number, number])[]) {
  const veins = [44, 84, 124, 164, 204].map((x) => {
    const y = -x * 0.03
    return `M${x} ${y}q14 -22 34 ${-34 + x * 0.06}M${x} ${y}q18 14 36 ${28 - x * 0.08}`
  })
  return (
    path(body, { fill: color }) +
    path(half, { fill: mix(color, palette.ink, 0.2) }) +
    path(veins.join(''), { stroke: mix(color, palette.white, 0.4), 'stroke-width': 1.8, fill: 'none' }) +
    path('M-34 6Q80 -14 250 -6', {
      stroke: mix(color, palette.white, 0.55),
      'stroke-width': 4,
      fill: 'none',
    }) +
    spots.map(([x, y, r], n) => lesion(x, y, r, n + 3)).join('')
  )
}

/** A spot of rust: pale halo, brown ground, dark middle. */
function lesion(x: number, y: number, r: number, seed: number) {
  const random = seeded(seed)
  const ring = (reach: number) =>
    curve(
      Array.from({ length: 11 }, (_, n): Point => {
        const a = (n / 11) * Math.PI * 2
        const far = reach * random.between(0.84, 1.18)
        return [x + Math.cos(a) * far * 1.2, y + Math.sin(a) * far * 0.86]
      }),
      true,
    )
  return (
    path(ring(r * 1.3), { fill: '#c9c46a', 'fill-opacity': 0.75 }) +
    path(ring(r), { fill: '#a86a34' }) +
    path(ring(r * 0.52), { fill: '#6a3f22' })
  )
}

const spots = [
  [92, -26, 15],
  [150, 16, 11],
  [184, -30, 9],
] as const

function far(wide: number, tall: number) {
  const rows = Array.from({ length: 7 }, (_, n) => {
    const y = tall * 0.42 + n * n * 9
    return path(`M-20 ${y}Q${wide / 2} ${y - 18} ${wide + 20} ${y}`, {
      stroke: n % 2 ? '#4f8d5c' : '#6da873',
      'stroke-width': 14 + n * 5,
      fill: 'none',
      'stroke-opacity': 0.75,
    })
  })
  const stem = { stroke: '#4c8a4f', 'stroke-width': 9, fill: 'none', 'stroke-linecap': 'round' } as const
  const leaves = [
    [150, 150, -38, 0.34],
    [164, 196, 210, 0.4],
    [158, 238, -16, 0.5],
    [166, 290, 196, 0.56],
    [160, 342, 18, 0.62],
    [164, 396, 168, 0.58],
  ] as const
  return (
    rect(0, 0, wide, tall, { fill: '#dcecf7' }) +
    rect(0, tall * 0.36, wide, tall, { fill: '#8a7350' }) +
    rows.join('') +
    path(`M162 ${tall - 20}Q168 300 150 130`, stem) +
    leaves
      .map(([x, y, turn, k], n) =>
        group(
          { transform: `translate(${x} ${y}) rotate(${turn}) scale(${k})` },
          leaf(n % 2 ? palette.green : '#2f9a62', n === 2 ? spots : []),
        ),
      )
      .join('') +
    staff(wide - 46, 120, tall - 150)
  )
}

/** A levelling staff beside the plant: ten bars of ten centimetres. */
function staff(x: number, y: number, tall: number) {
  const bars = Array.from({ length: 10 }, (_, n) =>
    rect(x, y + (n * tall) / 10, 18, tall / 10, { fill: n % 2 ? palette.white : palette.red }),
  )
  return bars.join('') + rect(x, y, 18, tall, { fill: 'none', stroke: palette.ink, 'stroke-width': 1.5 })
}

function near(wide: number, tall: number) {
  const random = seeded(21)
  const blots = Array.from({ length: 22 }, () =>
    el('ellipse', {
      cx: random.between(-20, wide + 20),
      cy: random.between(0, tall),
      rx: random.between(30, 84),
      ry: random.between(22, 60),
      fill: random.pick(['#7b6a4b', '#5e8a55', '#8fae6c', '#6b5b40']),
      'fill-opacity': 0.35,
    }),
  )
  return (
    rect(0, 0, wide, tall, { fill: '#77704f' }) +
    blots.join('') +
    group({ transform: 'translate(44 402) rotate(-50) scale(1.52)' }, leaf('#2b9b61', spots)) +
    ruler(24, tall - 62, wide - 48, 24)
  )
}

/** A ruler card; `count` marks. */
function ruler(x: number, y: number, wide: number, count: number) {
  const marks = Array.from({ length: count + 1 }, (_, n) =>
    line([x + 8 + (n * (wide - 16)) / count, y], [x + 8 + (n * (wide - 16)) / count, y + (n % 5 ? 10 : 18)], {
      stroke: palette.ink,
      'stroke-width': 1.6,
    }),
  )
  const tones = [palette.white, '#c4c9d2', '#7d8696', '#2b3342', palette.red, palette.green, palette.blue]
  return (
    rect(x, y, wide, 42, { rx: 4, fill: '#f6f3ea' }) +
    marks.join('') +
    tones.map((color, n) => rect(x + 8 + n * 26, y + 24, 22, 12, { fill: color })).join('')
  )
}

function close(wide: number, tall: number) {
  const random = seeded(5)
  const net = Array.from({ length: 26 }, (_, n) => {
    const y = -40 + n * 26
    return `M-10 ${y}L${wide * 0.46} ${y + 84}M${wide + 10} ${y + 6}L${wide * 0.46} ${y + 84}`
  })
  const pores = Array.from({ length: 90 }, () =>
    el('ellipse', {
      cx: random.between(0, wide),
      cy: random.between(0, tall),
      rx: random.between(2, 5),
      ry: random.between(1.4, 3),
      fill: random.chance(0.5) ? palette.mint : palette.moss,
      'fill-opacity': 0.4,
    }),
  )
  const spores = Array.from({ length: 46 }, () => {
    const [a, far] = [random.between(0, 6.3), Math.sqrt(random.next())]
    return el('ellipse', {
      cx: 150 + Math.cos(a) * far * 92,
      cy: 262 + Math.sin(a) * far * 68,
      rx: random.between(4, 9),
      ry: random.between(3, 6),
      fill: random.pick(['#e0903c', '#c8742c', '#f0b05c']),
    })
  })
  return (
    rect(0, 0, wide, tall, { fill: '#2c955c' }) +
    path(net.join(''), { stroke: '#6cc494', 'stroke-width': 3, 'stroke-opacity': 0.6, fill: 'none' }) +
    pores.join('') +
    path(`M${wide * 0.46} -10V${tall}`, { stroke: '#a8dcbb', 'stroke-width': 15, 'stroke-opacity': 0.9 }) +
    lesion(150, 262, 104, 8) +
    spores.join('') +
    lesion(254, 110, 34, 12) +
    lesion(60, 430, 26, 14) +
    ruler(24, tall - 62, wide - 48, 12)
  )
}

/** Daylight from the upper left, less of it in the corners. */
function light(n: number, wide: number, tall: number) {
  return (
    el(
      'defs',
      {},
      glow(`light${n}`, [0.34, 0.24], 0.95, [
        [0, palette.cream, 0.3],
        [0.5, palette.white, 0],
        [1, palette.ink, 0.36],
      ]),
    ) + rect(0, 0, wide, tall, { fill: `url(#light${n})` })
  )
}
