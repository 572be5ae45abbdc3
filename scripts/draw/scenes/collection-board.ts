import { chip, detection } from '../kit/annotate.ts'
import { palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { sheet } from '../kit/sheet.ts'
import { carFigure, treeFigure } from '../kit/street-figures.ts'
import { circle, curve, el, gradient, group, path, rect, words } from '../kit/svg.ts'
import type { Point } from '../kit/svg.ts'

/** Four kinds of collected material on one table: picture, voice, video with pose, text. */
export function collectionBoard(width: number, height: number): Scene {
  const k = Math.min(width / 960, height / 600)
  const left = (width - 960 * k) / 2
  const top = (height - 600 * k) / 2
  return sheet(
    width,
    height,
    el(
      'defs',
      {},
      gradient(
        'photo',
        [0, 0],
        [0, 1],
        [
          [0, '#cfe1ff'],
          [1, '#f7f9fc'],
        ],
      ),
      el('clipPath', { id: 'frame' }, rect(0, 0, 396, 244, { rx: 12 })),
      el('clipPath', { id: 'tall' }, rect(0, 0, 356, 236, { rx: 10 })),
    ),
    group(
      { transform: `translate(${left} ${top}) scale(${k})` },
      tile(64, 52, 396, 244, photo()),
      tile(64, 324, 396, 224, voice()),
      tile(492, 52, 404, 312, video()),
      tile(492, 392, 404, 156, transcript()),
    ),
  )
}

function tile(x: number, y: number, w: number, h: number, drawn: string) {
  return group(
    { transform: `translate(${x} ${y})` },
    rect(6, 12, w, h, { rx: 12, fill: palette.navy, 'fill-opacity': 0.1 }),
    rect(0, 0, w, h, { rx: 12, fill: palette.white, stroke: palette.line, 'stroke-width': 1 }),
    drawn,
  )
}

function photo() {
  const hills =
    path('M0 150L60 104L112 140L182 78L262 146L318 108L396 150V244H0Z', { fill: palette.ice }) +
    path('M0 176L86 138L168 176L264 140L396 186V244H0Z', { fill: palette.mint }) +
    path('M0 204Q120 176 230 200T396 198V244H0Z', { fill: palette.leaf })
  const corner = 'M22 46V22H46M350 22H374V46M374 198V222H350M46 222H22V198'
  return group(
    { 'clip-path': 'url(#frame)' },
    rect(0, 0, 396, 244, { fill: 'url(#photo)' }) + circle(310, 62, 26, { fill: palette.amber }) + hills,
    treeFigure(82, 214, 17, palette.green) +
      treeFigure(330, 212, 14, palette.green) +
      carFigure(206, 224, 34, palette.blue),
    path(corner, { stroke: palette.white, 'stroke-width': 4, fill: 'none' }),
    detection([170, 170, 72, 58], palette.orange, 'vehicle', 0.9) +
      detection([52, 112, 62, 106], palette.green, 'tree', 0.9),
  )
}

function voice() {
  const random = seeded(8)
  const bars = Array.from({ length: 48 }, (_, n) => {
    const tall = 8 + Math.abs(Math.sin(n * 0.42) * Math.cos(n * 0.11)) * 56 + random.next() * 18
    return rect(28 + n * 7.2, 124 - tall, 4, tall * 2, {
      rx: 2,
      fill: n > 12 && n < 31 ? palette.blue : palette.ice,
    })
  })
  return [
    circle(40, 32, 8, { fill: palette.red }),
    words('REC 00:12.480', 58, 37, 14, { fill: palette.stone }),
    words('48 kHz', 370, 37, 14, { fill: palette.slate, 'text-anchor': 'end' }),
    ...bars,
    detection([110, 58, 134, 132], palette.orange, undefined, 0.9),
  ].join('')
}

function video() {
  const joints: Record<string, Point> = {
    head: [192, 52],
    neck: [190, 88],
    ls: [160, 96],
    rs: [222, 94],
    le: [138, 134],
    re: [254, 120],
    lw: [122, 172],
    rw: [276, 88],
    hip: [192, 164],
    lh: [174, 166],
    rh: [208, 164],
    lk: [158, 208],
    rk: [232, 204],
    la: [136, 248],
    ra: [234, 250],
  }
  const bones = [
    ['head', 'neck'],
    ['neck', 'ls'],
    ['neck', 'rs'],
    ['ls', 'le'],
    ['le', 'lw'],
    ['rs', 're'],
    ['re', 'rw'],
    ['neck', 'hip'],
    ['hip', 'lh'],
    ['hip', 'rh'],
    ['lh', 'lk'],
    ['lk', 'la'],
    ['rh', 'rk'],
    ['rk', 'ra'],
  ] as const
  const body = [
    ['ls', 'le', 'lw'],
    ['rs', 're', 'rw'],
    ['lh', 'lk', 'la'],
    ['rh', 'rk', 'ra'],
  ].map((chain) =>
    path(curve(chain.map((name) => joints[name]!)), {
      stroke: '#2a56a6',
      'stroke-width': 26,
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  )
  return group(
    { transform: 'translate(24 22)' },
    group(
      { 'clip-path': 'url(#tall)' },
      rect(0, 0, 356, 236, { fill: palette.ink, rx: 10 }) +
        path('M0 196L356 176V236H0Z', { fill: palette.dusk }) +
        path('M40 0V190M130 0V186M250 0V182M330 0V178', { stroke: palette.dusk, 'stroke-width': 2 }),
      ...body,
      path('M156 90Q190 76 226 88L214 172H168Z', { fill: palette.strong }) +
        circle(192, 50, 22, { fill: '#f3c9a5' }) +
        path('M168 50a24 24 0 0 1 48 -4q-24 -8 -48 4z', { fill: palette.abyss }),
      ...bones.map(([a, b]) =>
        path(`M${joints[a]!.join(' ')}L${joints[b]!.join(' ')}`, {
          stroke: palette.amber,
          'stroke-width': 2.6,
        }),
      ),
      ...Object.values(joints).map(([x, y]) =>
        circle(x, y, 4.6, { fill: palette.white, stroke: palette.orange, 'stroke-width': 2.4 }),
      ),
    ),
    rect(0, 252, 356, 6, { rx: 3, fill: palette.haze }) +
      rect(0, 252, 214, 6, { rx: 3, fill: palette.blue }) +
      circle(214, 255, 8, { fill: palette.white, stroke: palette.blue, 'stroke-width': 3 }),
    chip('POSE 17 KPT', [10, 32], palette.rust, 13),
  )
}

function transcript() {
  const row = (y: number, parts: readonly (readonly [number, number, string])[]) =>
    parts.map(([x, w, color]) => rect(x, y, w, 14, { rx: 7, fill: color })).join('')
  return (
    row(34, [
      [28, 92, palette.blue],
      [130, 140, palette.haze],
      [280, 92, palette.haze],
    ]) +
    row(64, [
      [28, 150, palette.haze],
      [188, 74, palette.leaf],
      [272, 60, palette.haze],
    ]) +
    row(94, [
      [28, 60, palette.haze],
      [98, 110, palette.orange],
      [218, 154, palette.haze],
    ]) +
    row(122, [[28, 190, palette.haze]])
  )
}
