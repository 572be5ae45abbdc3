import { detection } from '../kit/annotate.ts'
import { hanChip } from '../kit/han-chip.ts'
import type { Board } from '../kit/isometric.ts'
import { palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { plinth, side, stage, type Standing } from '../kit/stage.ts'
import { document, el, glow, path, polygon, rect } from '../kit/svg.ts'

/** A closed lane in a rainy night: cones, a barrier, wet lights, and the car that collects. */
export function roadworks(width: number, height: number): Scene {
  let marks = ''
  const scene = stage(width, height, (b) => {
    marks = lights(b) + closed(b) + found(b)
    return {
      ground: plinth(b, '#6f819e') + road(b),
      standing: [
        digger(b),
        car(b),
        ...(
          [
            [2.4, 3],
            [2.6, 10],
            [2.2, 17.4],
            [19.8, 8],
            [20, 18.4],
          ] as const
        ).map(([x, y]): Standing => ({ x, y, drawn: b.tree(x, y, 1.5, '#3f8f6d') })),
      ],
    }
  })
  return { ...scene, layers: [...scene.layers, weather(width, height, marks)] }
}

function road(b: Board) {
  const dash = (x: number) =>
    b.trail(
      [
        [x, 0.2, 0.03],
        [x, 21.8, 0.03],
      ],
      { stroke: palette.white, 'stroke-width': 3, 'stroke-dasharray': '18 15' },
    )
  return (
    b.slab(5, 0, 13, side, '#4c5a72', 0.01) +
    dash(9.2) +
    dash(13.4) +
    b.slab(12.8, 5.4, 4.6, 6.8, '#3a4356', 0.03) +
    b.slab(13.4, 6.2, 3.2, 4.6, '#7a5b3f', 0.04)
  )
}

/** What glows in the beams, so drawn over the night. */
const closed = (b: Board) =>
  [3, 5.6, 8.2, 10.8, 13.4].map((y, n) => cone(b, 12.6 - n * 0.5, y)).join('') + barrier(b)

const cone = (b: Board, x: number, y: number) => {
  const [px, py] = b.at(x, y)
  const u = b.unit
  const ring = (low: number, high: number, fill: string) =>
    polygon(
      [
        [px - u * 0.42 * (1 - low), py - u * 1.3 * low],
        [px + u * 0.42 * (1 - low), py - u * 1.3 * low],
        [px + u * 0.42 * (1 - high), py - u * 1.3 * high],
        [px - u * 0.42 * (1 - high), py - u * 1.3 * high],
      ],
      { fill },
    )
  return (
    el('ellipse', { cx: px, cy: py, rx: u * 0.62, ry: u * 0.3, fill: palette.ink }) +
    ring(0, 0.34, palette.orange) +
    ring(0.34, 0.6, palette.white) +
    ring(0.6, 0.9, palette.orange)
  )
}

function barrier(b: Board) {
  const stripes = Array.from({ length: 6 }, (_, n) =>
    b.box(12.6 + n * 0.85, 13.6, 0.7, 0.85, 0.2, 0.7, n % 2 ? palette.white : palette.red),
  )
  const feet =
    b.box(12.9, 13.6, 0, 0.2, 0.2, 0.8, palette.ink) + b.box(17, 13.6, 0, 0.2, 0.2, 0.8, palette.ink)
  return feet + stripes.join('')
}

const digger = (b: Board): Standing => ({
  x: 15,
  y: 4,
  drawn:
    b.box(13.8, 2.4, 0, 2.6, 2.2, 0.6, palette.ink) +
    b.box(14, 2.5, 0.6, 2.2, 2, 1.1, palette.amber) +
    b.box(14.1, 3.4, 1.7, 1, 1, 1.1, palette.air) +
    b.trail(
      [
        [15.6, 4.4, 1.7],
        [15.6, 6, 3.6],
        [15.4, 7.6, 1],
      ],
      { stroke: palette.amber, 'stroke-width': 8, 'stroke-linejoin': 'round' },
    ),
})

const car = (b: Board): Standing => ({
  x: 7.4,
  y: 16,
  drawn:
    b.box(6.2, 14, 0.3, 2.1, 4.2, 0.75, palette.white) +
    b.box(6.4, 14.8, 1.05, 1.7, 2.3, 0.7, palette.sky) +
    b.box(6.9, 15.6, 1.75, 0.7, 0.7, 0.9, palette.flame),
})

/** The beams of the car and the lamp on the barrier. */
function lights(b: Board) {
  const beam = path(
    `M${b.at(6.3, 14, 0.5).join(' ')}L${b.at(4.8, 3, 0.05).join(' ')}L${b.at(11.6, 3, 0.05).join(' ')}L${b.at(8.2, 14, 0.5).join(' ')}Z`,
    { fill: 'url(#beam)' },
  )
  const [lx, ly] = b.at(15, 13.6, 1.9)
  return beam + el('circle', { cx: lx, cy: ly, r: b.unit * 2.4, fill: 'url(#lamp)' })
}

function found(b: Board) {
  const frame = (x: number, y: number, w: number, h: number, color: string) => {
    const [px, py] = b.at(x, y)
    return detection([px - (w * b.unit) / 2, py - h * b.unit, w * b.unit, h * b.unit], color, undefined, 1)
  }
  const name = (x: number, y: number, z: number, text: string, color: string) =>
    hanChip(text, [b.at(x, y, z)[0] - b.unit, b.at(x, y, z)[1]], color, b.unit * 0.78)
  return (
    frame(12.6, 3.3, 1.5, 2, palette.flame) +
    frame(11.6, 8.5, 1.5, 2, palette.flame) +
    frame(10.6, 13.7, 1.5, 2, palette.flame) +
    frame(15, 14.4, 6, 3.6, palette.sky) +
    name(11.6, 8.5, 2.6, '锥桶', palette.rust) +
    name(16.8, 13.4, 3.4, '水马护栏', palette.strong) +
    name(6.2, 18.2, 4.4, '雨夜补采', palette.ink)
  )
}

function weather(width: number, height: number, marks: string) {
  const random = seeded(44)
  const rain = Array.from({ length: 240 }, () => {
    const [x, y, long] = [random.between(-20, width), random.between(-20, height), random.between(14, 34)]
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.28).toFixed(1)} ${long.toFixed(1)}`
  }).join('')
  const fade = [
    [0, '#fff1c4', 0],
    [1, '#fff1c4', 0.62],
  ] as const
  return document(
    width,
    height,
    el(
      'defs',
      {},
      el(
        'linearGradient',
        { id: 'beam', x1: 0.9, y1: 0, x2: 0.1, y2: 1 },
        ...fade.map(([offset, color, opacity]) =>
          el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
        ),
      ),
      glow('lamp', [0.5, 0.5], 0.5, [
        [0, '#ffd27a', 0.9],
        [1, '#ffd27a', 0],
      ]),
    ),
    rect(0, 0, width, height, { fill: '#0a1d48', 'fill-opacity': 0.62 }),
    path(rain, { stroke: palette.ice, 'stroke-width': 1.4, 'stroke-opacity': 0.5, fill: 'none' }),
    marks,
  )
}
