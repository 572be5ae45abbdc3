import type { Rgb } from './palette.ts'
import { mixRgb } from './palette.ts'
import { seeded } from './random.ts'
import type { Pixels } from './render.ts'
import type { Point } from './svg.ts'
import { curve, group, path } from './svg.ts'
import type { Terrain } from './terrain.ts'
import { contour } from './terrain.ts'

/** The part of a terrain that a flat map shows: corner and span over the unit square. */
export interface Extent {
  u: number
  v: number
  span: number
}

/** Shaded relief from above. `tint` colours a height; `glow` 0…1 says how strong light and shadow are. */
export function reliefPixels(
  land: Terrain,
  width: number,
  height: number,
  extent: Extent,
  tint: (h: number, u: number, v: number) => Rgb,
  depth = 0.8,
): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4)
  const scale = extent.span / width
  const dark: Rgb = [6, 18, 44]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const u = extent.u + column * scale
      const v = extent.v + row * scale
      const light = land.lightAt(u, v, 17)
      let color = tint(land.at(u, v), u, v)
      color =
        light < 0.55
          ? mixRgb(color, dark, (0.55 - light) * depth)
          : mixRgb(color, [255, 255, 255], (light - 0.55) * depth * 0.75)
      rgba.set([color[0], color[1], color[2], 255], (row * width + column) * 4)
    }
  }
  return { width, height, rgba }
}

/** Contour lines of a terrain as SVG: thin ones, and an index line at each fifth. */
export function contours(
  land: Terrain,
  width: number,
  height: number,
  extent: Extent,
  color: string,
  opacity = 0.5,
  interval = 0.035,
  weight = 1,
) {
  const scale = extent.span / width
  const at = (x: number, y: number) => land.at(extent.u + x * scale, extent.v + y * scale)
  const parts: string[] = []
  for (let index = 1; index * interval < 1; index++) {
    const isIndex = index % 5 === 0
    const d = contour(at, width, height, index * interval, 6)
      .map((points) => curve(points.filter((_, n) => n % 2 === 0 || n === points.length - 1)))
      .join('')
    if (d)
      parts.push(
        path(d, {
          'stroke-width': isIndex ? 1.7 * weight : 0.8 * weight,
          'stroke-opacity': isIndex ? Math.min(1, opacity * 1.5) : opacity,
        }),
      )
  }
  return group({ fill: 'none', stroke: color, 'stroke-linejoin': 'round' }, ...parts)
}

export interface Parcel {
  points: Point[]
  kind: number
}

/** Splits a field into land parcels by repeated cuts, bent a little, as farm land and town blocks lie. */
export function parcels(seed: number, width: number, height: number, smallest: number): Parcel[] {
  const random = seeded(seed)
  const bend = (x: number, y: number): Point => [
    x + Math.sin((y / height) * 3.1 + 0.4) * width * 0.03 + Math.sin((x / width) * 5) * width * 0.008,
    y + Math.sin((x / width) * 4.2) * height * 0.035,
  ]
  const done: Parcel[] = []
  const cut = (x: number, y: number, w: number, h: number, level: number) => {
    const isSmall = Math.max(w, h) < smallest * 1.5 || (level > 4 && random.chance(0.2))
    if (isSmall || Math.min(w, h) < smallest * 0.5) {
      const gap = level < 3 ? 3 : 1.6
      const ring: Point[] = [
        [x + gap, y + gap],
        [x + w / 2, y + gap],
        [x + w - gap, y + gap],
        [x + w - gap, y + h / 2],
        [x + w - gap, y + h - gap],
        [x + w / 2, y + h - gap],
        [x + gap, y + h - gap],
        [x + gap, y + h / 2],
      ]
      done.push({ points: ring.map(([px, py]) => bend(px, py)), kind: random.integer(0, 5) })
      return
    }
    const at = random.between(0.36, 0.64)
    const gap = level < 2 ? smallest * 0.1 : level < 4 ? smallest * 0.035 : 0
    if (w > h * random.between(0.8, 1.2)) {
      cut(x, y, w * at - gap, h, level + 1)
      cut(x + w * at + gap, y, w * (1 - at) - gap, h, level + 1)
    } else {
      cut(x, y, w, h * at - gap, level + 1)
      cut(x, y + h * at + gap, w, h * (1 - at) - gap, level + 1)
    }
  }
  cut(-width * 0.06, -height * 0.06, width * 1.12, height * 1.12, 0)
  return done
}

/** Colours of land use: six kinds, by day and by night. */
export const landUse = {
  day: ['#d3ead9', '#bfe0cb', '#e8efd2', '#dbe7ff', '#f6e6cf', '#c9e5de'],
  night: ['#12503f', '#0f5d3c', '#2b4f45', '#1a3f8a', '#4a3a2a', '#145a63'],
} as const

/** The middle of a ring of points. */
export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((total, [x, y]) => [total[0]! + x, total[1]! + y], [0, 0])
  return [sum[0]! / points.length, sum[1]! / points.length]
}
