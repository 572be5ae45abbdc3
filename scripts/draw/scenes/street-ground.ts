import { mask } from '../kit/annotate.ts'
import { palette } from '../kit/palette.ts'
import { polygon } from '../kit/svg.ts'
import type { Point } from '../kit/svg.ts'
import type { View } from './street.ts'

export const day = {
  high: '#cfe1ff',
  low: '#ffffff',
  haze: '#dbe7ff',
  far: '#c3d5f3',
  walls: ['#f7f9fc', '#e1e8f1', '#dbe7ff', '#ffe4cc', '#d0eddf', '#cad5e4'],
  glass: '#8ab1e8',
  road: '#8e9db5',
  walk: '#e4eaf3',
  kerb: '#ffffff',
  mark: '#ffffff',
  leaf: '#3aae78',
  sun: '#ffffff',
}

export const night = {
  high: '#071124',
  low: '#2a5cb8',
  haze: '#2a56a6',
  far: '#1b428c',
  walls: ['#1c3563', '#16305c', '#21407a', '#2b3a5e', '#173a4f', '#1f3a6b'],
  glass: '#0f2450',
  road: '#14233f',
  walk: '#213a66',
  kerb: '#3a5c96',
  mark: '#9db7e6',
  leaf: '#1d6a57',
  sun: '#ffab63',
}

export type Light = typeof day

export function flat(
  see: View,
  points: readonly (readonly [number, number, number?])[],
  attributes: Record<string, string | number>,
) {
  return polygon(
    points.map(([x, y, z]) => see([x, y, z ?? 0]).at),
    attributes,
  )
}

export function road(see: View, light: Light) {
  const strip = (from: number, to: number, near: number, far: number, color: string, opacity = 1) =>
    flat(
      see,
      [
        [from, near],
        [to, near],
        [to, far],
        [from, far],
      ],
      { fill: color, 'fill-opacity': opacity },
    )
  const dashes = [-3.6, 0.2, 4].flatMap((x, index) =>
    Array.from({ length: 26 }, (_, n) =>
      strip(x - 0.07, x + 0.07, n * 6 - 4, n * 6 - 1, index === 1 ? palette.amber : light.mark, 0.9),
    ),
  )
  const zebra = Array.from({ length: 15 }, (_, n) => strip(-6.9 + n, -6.4 + n, 4.2, 7.4, light.mark, 0.85))
  const joints = Array.from(
    { length: 30 },
    (_, n) =>
      strip(-40, -7.4, n * 3 - 4, n * 3 - 3.93, light.kerb, 0.5) +
      strip(7.8, 40, n * 3 - 4, n * 3 - 3.93, light.kerb, 0.5),
  )
  return (
    strip(-7.2, 7.6, -5.2, 400, light.road) +
    joints.join('') +
    strip(-7.5, -7.2, -5.2, 400, light.kerb) +
    strip(7.6, 7.9, -5.2, 400, light.kerb) +
    dashes.join('') +
    zebra.join('')
  )
}

/** The drivable lane as a mask, as annotators draw it. */
export function lane(see: View) {
  const ring = (
    [
      [0.5, 8.2],
      [3.8, 8.2],
      [3.8, 20.5],
      [0.5, 20.5],
    ] as const
  ).map(([x, y]): Point => see([x, y, 0]).at)
  return mask(ring, palette.leaf, 0.9, 0.24)
}
