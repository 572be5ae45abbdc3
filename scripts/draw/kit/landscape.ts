import type { Rgb } from './palette.ts'
import { mixRgb, palette, ramp, rgb } from './palette.ts'
import type { Pixels } from './render.ts'
import type { Point } from './svg.ts'
import type { Terrain } from './terrain.ts'

export interface Camera {
  /** Place over the unit square and height in units of relief. */
  u: number
  v: number
  height: number
  /** Height of the horizon on the screen, 0 top … 1 bottom. */
  horizon: number
  /** Half the width of what is seen at distance 1. */
  spread: number
  /** How tall relief stands. */
  relief: number
  far: number
}

export interface Landscape {
  pixels: Pixels
  /** Screen place of a point of the ground. */
  project(u: number, v: number, lift?: number): Point
}

const tint = ramp([
  [0, '#0B2547'],
  [0.22, '#0F4468'],
  [0.42, '#156A68'],
  [0.62, '#3E9A7E'],
  [0.8, '#9CC7B4'],
  [1, '#EAF2F4'],
])

/** Terrain seen in perspective, lit from the left, with contour lines and a graticule lying on it. */
export function landscape(land: Terrain, width: number, height: number, camera: Camera): Landscape {
  const scale = 2
  const columns = width * scale
  const rows = height * scale
  const focal = columns / (2 * camera.spread)
  const horizon = rows * camera.horizon
  const ground = {
    u: new Float32Array(columns * rows),
    v: new Float32Array(columns * rows).fill(-9),
    h: new Float32Array(columns * rows),
  }
  for (let column = 0; column < columns; column++) {
    const slope = ((column / columns) * 2 - 1) * camera.spread
    let ceiling = rows
    let depth = 0.08
    let last = { y: rows + 40, u: camera.u, v: camera.v, h: 0 }
    while (depth < camera.far && ceiling > 0) {
      const u = camera.u + slope * depth
      const v = camera.v - depth
      const h = land.at(u, v)
      const y = horizon + ((camera.height - h * camera.relief) / depth) * focal
      const from = Math.max(0, Math.ceil(y))
      for (let row = Math.min(ceiling, rows) - 1; row >= from; row--) {
        const t = (last.y - row) / (last.y - y || 1)
        const index = row * columns + column
        ground.u[index] = last.u + (u - last.u) * t
        ground.v[index] = last.v + (v - last.v) * t
        ground.h[index] = last.h + (h - last.h) * t
      }
      ceiling = Math.min(ceiling, from)
      last = { y, u, v, h }
      depth += 0.0006 + depth * 0.0011
    }
  }
  const rgba = shade(land, ground, columns, rows, camera)
  const project = (u: number, v: number, lift = 0): Point => {
    const depth = camera.v - v
    const x = (((u - camera.u) / depth / camera.spread + 1) / 2) * width
    return [x, (horizon + ((camera.height - (land.at(u, v) + lift) * camera.relief) / depth) * focal) / scale]
  }
  return { pixels: { width: columns, height: rows, rgba }, project }
}

type Ground = Record<'u' | 'v' | 'h', Float32Array>

function shade(land: Terrain, ground: Ground, columns: number, rows: number, camera: Camera) {
  const rgba = new Uint8ClampedArray(columns * rows * 4)
  const fog = rgb('#1c4480')
  const shadow = rgb(palette.abyss)
  for (let row = 1; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      const index = row * columns + column
      const v = ground.v[index]!
      if (v < -8) continue
      const u = ground.u[index]!
      const h = ground.h[index]!
      const light = land.lightAt(u, v, 26)
      const steep = Math.max(
        Math.abs(h - ground.h[index - 1]!),
        Math.abs(h - ground.h[index - columns]!),
        1e-6,
      )
      let color: Rgb = mixRgb(shadow, tint(h), 0.16 + Math.max(0, light) * 0.92)
      if (light > 0.72) color = mixRgb(color, [255, 232, 205], (light - 0.72) * 0.9)
      const minor = isoline(h, 0.02, steep)
      const major = isoline(h, 0.1, steep)
      color = mixRgb(color, [150, 200, 255], minor * 0.42)
      color = mixRgb(color, [226, 240, 255], major * 0.85)
      const across = Math.max(
        Math.abs(u - ground.u[index - 1]!),
        Math.abs(u - ground.u[index - columns]!),
        1e-6,
      )
      const along = Math.max(
        Math.abs(v - ground.v[index - 1]!),
        Math.abs(v - ground.v[index - columns]!),
        1e-6,
      )
      color = mixRgb(
        color,
        [111, 160, 255],
        Math.max(isoline(u, 0.0625, across), isoline(v, 0.0625, along)) * 0.2,
      )
      const distance = (camera.v - v) / camera.far
      color = mixRgb(color, fog, Math.pow(distance, 1.7) * 0.95)
      rgba.set([color[0], color[1], color[2], 255], index * 4)
    }
  }
  return rgba
}

/** Coverage of the nearest line of a family at this pixel: about two sub-pixels wide, fading where lines crowd. */
function isoline(value: number, interval: number, perPixel: number) {
  const offset = Math.abs(value / interval - Math.round(value / interval)) * interval
  const crowd = Math.min(1, interval / (perPixel * 7))
  return Math.max(0, 1 - offset / (perPixel * 1.25)) * crowd * crowd
}
