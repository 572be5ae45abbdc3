import { LightTable, lens, meets } from '../kit/lidar.ts'
import type { Vector } from '../kit/lidar.ts'
import { mixRgb, palette, ramp, rgb } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { document, el, glow, gradient, rect, words } from '../kit/svg.ts'
import { cuboids, ownCar } from './scanned-boxes.ts'
import { street } from './scanned-street.ts'

const heat = ramp([
  [0, '#2450c8'],
  [0.12, '#2f6df6'],
  [0.3, '#4bb0e8'],
  [0.5, '#6fc79b'],
  [0.75, '#d8eaa0'],
  [1, '#ffc999'],
])

/** A street as a scanner sees it, with cuboids on what moves. `shift` moves the street sideways for a quiet left. */
export function pointCloud(width = 1920, height = 1080, shift = 0.66, rise = 0.56, zoom = 0.62): Scene {
  const view = lens({
    from: [-13, -17, 12.5],
    toward: [1, 16, 0.6],
    focal: Math.max(width, height * 1.6) * zoom,
    center: [width * shift, height * rise],
  })
  const table = new LightTable(width, height)
  const unitSize = width / 1920
  scan((point, kind) => {
    const { at, depth } = view(point)
    if (depth < 1) return
    const color = kind
      ? mixRgb(heat(Math.min(1, point[2] / 9 + 0.05)), rgb(kind), 0.72)
      : heat(Math.min(1, point[2] / 9))
    const strength = Math.min(1, (kind ? 40 : point[2] > 0.1 ? 26 : 15) / depth)
    table.dot(at, color, strength, Math.max(0.55, Math.min(1.5, 24 / depth)) * Math.max(0.7, unitSize))
  })
  return {
    width,
    height,
    layers: [
      floor(width, height, shift),
      ownCar(width, height, view),
      table.pixels(),
      cuboids(width, height, view),
      veil(width, height, shift),
    ],
  }
}

function scan(hit: (point: Vector, kind?: string) => void) {
  const random = seeded(77)
  const town = street(random)
  const origin: Vector = [0, 0, 1.9]
  for (let beam = 0; beam < 96; beam++) {
    const spreadBeam = (beam / 95) * 2 - 0.9
    const pitch = Math.sign(spreadBeam) * Math.abs(spreadBeam) ** 1.35 * 0.43
    for (let turn = 0; turn < 3000; turn++) {
      const angle = (turn / 3000) * Math.PI * 2 + random.next() * 0.0006
      const ray: Vector = [
        Math.cos(angle) * Math.cos(pitch),
        Math.sin(angle) * Math.cos(pitch),
        Math.sin(pitch),
      ]
      let distance = ray[2] < -0.001 ? -origin[2] / ray[2] : Infinity
      let kind: string | undefined
      for (const solid of town) {
        const reach = meets(origin, ray, solid)
        if (reach < distance && reach > 1.2 && (!solid.leafy || random.chance(0.42))) {
          distance = reach + (solid.leafy ? random.next() * 1.6 : 0)
          kind = solid.color
        }
      }
      if (distance > 75) continue
      const jitter = distance + (random.next() - 0.5) * 0.07
      hit(
        [origin[0] + ray[0] * jitter, origin[1] + ray[1] * jitter, Math.max(0, origin[2] + ray[2] * jitter)],
        kind,
      )
    }
  }
}

function floor(width: number, height: number, shift: number) {
  return document(
    width,
    height,
    el(
      'defs',
      {},
      glow('floor', [shift, 0.62], 0.62, [
        [0, '#14306b'],
        [0.5, palette.ink],
        [1, palette.abyss],
      ]),
    ),
    rect(0, 0, width, height, { fill: 'url(#floor)' }),
  )
}

function veil(width: number, height: number, shift: number) {
  const quiet = shift > 0.55 ? 0.9 : 0
  return document(
    width,
    height,
    el(
      'defs',
      {},
      gradient(
        'left',
        [0, 0],
        [1, 0],
        [
          [0, palette.abyss, quiet],
          [0.3, palette.abyss, quiet * 0.78],
          [0.52, palette.abyss, 0],
        ],
      ),
      gradient(
        'top',
        [0, 0],
        [0, 1],
        [
          [0, palette.abyss, 0.8],
          [0.2, palette.abyss, 0],
          [0.86, palette.abyss, 0],
          [1, palette.abyss, 0.7],
        ],
      ),
    ),
    rect(0, 0, width, height, { fill: 'url(#left)' }),
    rect(0, 0, width, height, { fill: 'url(#top)' }),
    words('FRAME 001284  /  96 BEAMS  /  288,000 PTS', width - 24, height - 22, 13, {
      fill: palette.mist,
      'text-anchor': 'end',
    }),
  )
}
