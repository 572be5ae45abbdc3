import type { Rgb } from './palette.ts'
import type { Pixels } from './render.ts'
import type { Point } from './svg.ts'

export type Vector = readonly [number, number, number]

/** A box standing on the ground: centre x, y, size, height, heading. */
export interface Solid {
  x: number
  y: number
  length: number
  width: number
  height: number
  heading: number
  lift?: number
}

export interface Eye {
  from: Vector
  toward: Vector
  /** Focal length in pixels. */
  focal: number
  center: Point
}

/** A camera: world (x right, y ahead, z up) to screen and depth. */
export function lens(eye: Eye) {
  const ahead = unit(minus(eye.toward, eye.from))
  const right = unit(cross(ahead, [0, 0, 1]))
  const up = cross(right, ahead)
  return (point: Vector): { at: Point; depth: number } => {
    const offset = minus(point, eye.from)
    const depth = dot(offset, ahead)
    const scale = eye.focal / Math.max(depth, 0.05)
    return {
      at: [eye.center[0] + dot(offset, right) * scale, eye.center[1] - dot(offset, up) * scale],
      depth,
    }
  }
}

/** The eight corners of a box: four below, four above. */
export function corners(solid: Solid): Vector[] {
  const c = Math.cos(solid.heading)
  const s = Math.sin(solid.heading)
  const lift = solid.lift ?? 0
  return [lift, lift + solid.height].flatMap((z) =>
    (
      [
        [1, 1],
        [1, -1],
        [-1, -1],
        [-1, 1],
      ] as const
    ).map(([a, b]): Vector => {
      const dx = (a * solid.length) / 2
      const dy = (b * solid.width) / 2
      return [solid.x + dx * c - dy * s, solid.y + dx * s + dy * c, z]
    }),
  )
}

/** Distance at which a ray meets the box, or Infinity (slab method in the box's own frame). */
export function meets(origin: Vector, ray: Vector, solid: Solid): number {
  const c = Math.cos(solid.heading)
  const s = Math.sin(solid.heading)
  const lift = solid.lift ?? 0
  const local = (v: Vector): Vector => [v[0] * c + v[1] * s, -v[0] * s + v[1] * c, v[2]]
  const from = local([origin[0] - solid.x, origin[1] - solid.y, origin[2]])
  const along = local(ray)
  const low: Vector = [-solid.length / 2, -solid.width / 2, lift]
  const high: Vector = [solid.length / 2, solid.width / 2, lift + solid.height]
  let near = -Infinity
  let far = Infinity
  for (const axis of [0, 1, 2] as const) {
    const a = (low[axis] - from[axis]) / (along[axis] || 1e-9)
    const b = (high[axis] - from[axis]) / (along[axis] || 1e-9)
    near = Math.max(near, Math.min(a, b))
    far = Math.min(far, Math.max(a, b))
  }
  return near <= far && far > 0 ? Math.max(near, 0) : Infinity
}

/** Adds light where points fall; overlapping points grow brighter, as on a scope. */
export class LightTable {
  private readonly light: Float32Array
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.light = new Float32Array(width * height * 3)
  }

  /** One round dot of `radius` pixels. */
  dot([x, y]: Point, color: Rgb, strength: number, radius: number) {
    const reach = Math.ceil(radius + 1)
    for (let row = Math.floor(y) - reach; row <= y + reach; row++) {
      if (row < 0 || row >= this.height) continue
      for (let column = Math.floor(x) - reach; column <= x + reach; column++) {
        if (column < 0 || column >= this.width) continue
        const cover =
          Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(column + 0.5 - x, row + 0.5 - y))) * strength
        const index = (row * this.width + column) * 3
        for (const channel of [0, 1, 2] as const)
          this.light[index + channel]! += (color[channel] / 255) * cover
      }
    }
  }

  /** The light over transparent black, with a soft shoulder so that nothing clips. */
  pixels(): Pixels {
    const rgba = new Uint8ClampedArray(this.width * this.height * 4)
    for (let index = 0; index < this.width * this.height; index++) {
      const [r, g, b] = [0, 1, 2].map((channel) => 1 - Math.exp(-1.5 * this.light[index * 3 + channel]!)) as [
        number,
        number,
        number,
      ]
      const peak = Math.max(r, g, b)
      if (peak > 0) rgba.set([(r / peak) * 255, (g / peak) * 255, (b / peak) * 255, peak * 255], index * 4)
    }
    return { width: this.width, height: this.height, rgba }
  }
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}
function dot(a: Vector, b: Vector) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
function unit(a: Vector): Vector {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}
