import { controlPoint, detection, sheetTicks } from '../kit/annotate.ts'
import { contours, reliefPixels } from '../kit/map-sheet.ts'
import { palette, ramp } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { circle, document } from '../kit/svg.ts'
import { terrain } from '../kit/terrain.ts'
import { dark, light, veil } from './map-colors.ts'

/** Hazard heat over relief, with warning zones, stations and detected slides. */
export function hazardMap(width: number, height: number, seed = 14, night = true): Scene {
  const land = terrain(seed, 2.4)
  const extent = { u: 0.1, v: 0.2, span: 0.55 }
  const k = Math.max(0.8, Math.min(width, height * 1.7) / 1000)
  const heat = ramp([
    [0, '#1445b8'],
    [0.35, '#2f9e9b'],
    [0.6, '#a5dcc1'],
    [0.78, '#ffab63'],
    [1, '#e2570a'],
  ])
  const cores: (readonly [number, number, number])[] = [
    [0.58, 0.42, 0.28],
    [0.84, 0.68, 0.2],
    [0.36, 0.72, 0.17],
    [0.78, 0.2, 0.14],
  ]
  const danger = (x: number, y: number) =>
    Math.min(
      1,
      cores.reduce(
        (sum, [cx, cy, r]) =>
          sum + Math.exp(-(((x / width - cx) * 1.5) ** 2 + (y / height - cy) ** 2) / (r * r)),
        0,
      ),
    )
  const cells: string[] = []
  const step = Math.round(12 * k)
  for (let y = step / 2; y < height; y += step)
    for (let x = step / 2; x < width; x += step) {
      const value =
        danger(x, y) *
        (0.75 + 0.4 * land.at(extent.u + (x / width) * extent.span, extent.v + (y / width) * extent.span))
      if (value > 0.16)
        cells.push(
          circle(x, y, step * (0.16 + 0.26 * Math.min(1, value)), {
            fill: `rgb(${heat(value).map(Math.round).join(',')})`,
            'fill-opacity': 0.35 + value * 0.6,
          }),
        )
    }
  const box = (cx: number, cy: number, w: number, h: number, label: string) =>
    detection([width * cx - w * k, height * cy - h * k, w * 2 * k, h * 2 * k], palette.flame, label, 1.05 * k)
  return {
    width,
    height,
    layers: [
      reliefPixels(
        land,
        width,
        height,
        extent,
        (h) => (night ? dark(h * 0.6) : light(h)),
        night ? 0.85 : 0.6,
      ),
      document(
        width,
        height,
        contours(land, width, height, extent, night ? palette.ice : palette.navy, 0.22, 0.05, k),
        ...cells,
        night ? veil(width, height, 0.72) : '',
        box(0.58, 0.42, 120, 92, 'landslide 0.93'),
        box(0.84, 0.68, 70, 56, 'debris 0.88'),
        ...(
          [
            [0.36, 0.7],
            [0.72, 0.16],
            [0.7, 0.82],
            [0.93, 0.36],
          ] as const
        ).map(([x, y]) => controlPoint([width * x, height * y], 8.5 * k, palette.sky, palette.ink)),
        sheetTicks(width, height, 18, night ? palette.ice : palette.navy, 0.5),
      ),
    ],
  }
}
