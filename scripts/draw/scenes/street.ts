import { lens } from '../kit/lidar.ts'
import { palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { circle, document, el, glow, gradient, path, rect } from '../kit/svg.ts'
import { furniture } from './street-buildings.ts'
import { day, lane, night, road } from './street-ground.ts'
import type { Light } from './street-ground.ts'
import { traffic } from './street-traffic.ts'

export interface StreetView {
  night: boolean
  /** Where the street vanishes, as shares of width and height. */
  vanish: readonly [number, number]
  /** 1 shows the whole street; more comes closer. */
  zoom: number
}

export type View = ReturnType<typeof lens>

/** A street with everything on it found, boxed and named. */
export function street(width: number, height: number, view: StreetView): Scene {
  const light = view.night ? night : day
  const see = lens({
    from: [0.6, -6, 2.7],
    toward: [0.6, 60, 2.7],
    focal: Math.max(width * 0.52, height * 0.95) * view.zoom,
    center: [width * view.vanish[0], height * view.vanish[1]],
  })
  const ppm = (y: number) => (Math.max(width * 0.52, height * 0.95) * view.zoom) / (y + 6)
  const standing = furniture(see, ppm, light, view.night)
  const { figures, boxes } = traffic(see, ppm, light, view.night, Math.max(0.8, width / 1400))
  const all = [...standing, ...figures].sort((a, b) => b[0] - a[0]).map(([, drawn]) => drawn)
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        sky(width, height, view, light),
        road(see, light),
        ...all,
        lane(see),
        ...boxes,
        view.night ? veil(width, height, view.vanish[0]) : '',
      ),
    ],
  }
}

/** Sky, far houses and the ground up to the horizon. */
export function sky(width: number, height: number, view: StreetView, light: Light) {
  const random = seeded(19)
  const horizon = height * view.vanish[1]
  let skyline = `M0 ${horizon}`
  for (let x = 0; x < width;) {
    const w = random.between(0.015, 0.045) * width
    const h = random.between(0.05, 0.2) * height
    skyline += `V${horizon - h}h${w}`
    x += w
  }
  return (
    el(
      'defs',
      {},
      gradient(
        'sky',
        [0, 0],
        [0, 1],
        [
          [0, light.high],
          [0.75, light.low],
          [1, light.low],
        ],
      ),
      glow('sun', [0.5, 0.5], 0.5, [
        [0, light.sun, 0.6],
        [1, light.sun, 0],
      ]),
      glow('lamp', [0.5, 0.5], 0.5, [
        [0, palette.cream, 0.9],
        [0.18, palette.amber, 0.4],
        [1, palette.amber, 0],
      ]),
    ) +
    rect(0, 0, width, horizon + 2, { fill: 'url(#sky)' }) +
    circle(width * view.vanish[0], horizon, height * 0.42, { fill: 'url(#sun)' }) +
    path(`${skyline}V${horizon}Z`, { fill: light.far, 'fill-opacity': 0.6 }) +
    rect(0, horizon, width, height, { fill: light.walk })
  )
}

function veil(width: number, height: number, focus: number) {
  const quiet = focus > 0.55 ? 0.93 : 0
  return (
    el(
      'defs',
      {},
      gradient(
        'veil',
        [0, 0],
        [1, 0],
        [
          [0, palette.abyss, quiet],
          [0.32, palette.abyss, quiet * 0.86],
          [0.56, palette.abyss, 0],
        ],
      ),
      gradient(
        'foot',
        [0, 0],
        [0, 1],
        [
          [0.75, palette.abyss, 0],
          [1, palette.abyss, 0.6],
        ],
      ),
    ) +
    rect(0, 0, width, height, { fill: 'url(#veil)' }) +
    rect(0, 0, width, height, { fill: 'url(#foot)' })
  )
}
