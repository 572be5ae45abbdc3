import { chip, controlPoint, crosses, drone, sheetTicks } from '../kit/annotate.ts'
import { contours, reliefPixels } from '../kit/map-sheet.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { document, group, line, polyline } from '../kit/svg.ts'
import type { Point } from '../kit/svg.ts'
import { terrain } from '../kit/terrain.ts'
import { dark, light, veil } from './map-colors.ts'

const sheetPlaces = [
  [0.6, 0.7],
  [0.72, 0.28],
  [0.88, 0.6],
  [0.45, 0.34],
] as const

const stripPlaces = [
  [0.61, 0.58],
  [0.71, 0.33],
  [0.88, 0.4],
  [0.79, 0.66],
] as const

/** A contour sheet with control network, coordinate ticks and shaded relief. `night` for headers, with a quiet left. */
export function contourSheet(width: number, height: number, seed = 5, night = false, span = 0.5): Scene {
  const land = terrain(seed, 2.6)
  const extent = { u: 0.2, v: 0.15, span }
  const ink = night ? palette.ice : palette.navy
  // Words and the header lie over the left and the top of a strip.
  const isStrip = night && width > height * 2
  const places = (isStrip ? stripPlaces : sheetPlaces).map(([x, y]): Point => [width * x, height * y])
  const links = [
    [0, 1],
    [1, 2],
    [0, 2],
    [0, 3],
    [1, 3],
  ] as const
  const k = Math.max(0.8, Math.min(width, height * 1.8) / 1000)
  const signs = document(
    width,
    height,
    contours(land, width, height, extent, ink, night ? 0.36 : 0.32, 0.03, k),
    crosses(width, height, 120, ink, 0.3),
    night ? veil(width, height) : '',
    group(
      { stroke: night ? palette.amber : palette.rust, 'stroke-width': 1.6 * k, 'stroke-dasharray': '8 5' },
      ...links.map(([a, b]) => line(places[a]!, places[b]!)),
    ),
    ...places.map(
      (place, index) =>
        controlPoint(place, 9 * k, palette.orange, night ? palette.ink : palette.white) +
        chip(
          `K${String(index + 3).padStart(2, '0')} ${(312.46 + index * 48.17).toFixed(2)}`,
          [place[0] + 20 * k, place[1] - 8 * k],
          palette.strong,
          12 * k,
        ),
    ),
    isStrip ? '' : sheetTicks(width, height, 18, ink, night ? 0.4 : 0.6),
    night
      ? ''
      : drone([width * 0.28, height * 0.26], 110 * k) +
          polyline(
            [
              [-10, height * 0.34],
              [width * 0.28, height * 0.3],
              [width * 0.62, height * 0.12],
              [width * 0.8, -6],
            ],
            {
              stroke: palette.white,
              'stroke-width': 2,
              'stroke-dasharray': '2 8',
              'stroke-linecap': 'round',
            },
          ),
  )
  return {
    width,
    height,
    layers: [
      reliefPixels(
        land,
        width,
        height,
        extent,
        (h) => (night ? dark(h * 0.72) : light(h)),
        night ? 0.85 : 0.62,
      ),
      signs,
    ],
  }
}
