import { chip, controlPoint, drone } from '../kit/annotate.ts'
import { landscape } from '../kit/landscape.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import type { Point } from '../kit/svg.ts'
import {
  circle,
  document,
  el,
  glow,
  gradient,
  group,
  line,
  polygon,
  polyline,
  rect,
  words,
} from '../kit/svg.ts'
import { terrain } from '../kit/terrain.ts'

/** Which control point the drone scans. */
const scanned = 3

/** Mountains at dawn under survey: control network, flight line, a drone scanning. Quiet sky on the left. */
export function terrainSurvey(seed = 23, horizon = 0.3): Scene {
  const [width, height] = [1920, 1080]
  const land = terrain(
    seed,
    3.1,
    (h, u, v) => h * (0.3 + 0.85 * smooth(0.3, 0.78, u)) * (0.62 + 0.6 * smooth(1, 0.35, v)),
  )
  const camera = { u: 0.5, v: 1.16, height: 0.34, horizon, spread: 0.72, relief: 0.3, far: 1.16 }
  const view = landscape(land, width, height, camera)
  const stations = [
    [0.56, 0.62],
    [0.64, 0.78],
    [0.76, 0.68],
    [0.66, 0.55],
    [0.86, 0.5],
  ] as const
  const places = stations.map(([u, v]) => summit(land, u, v)).map(([u, v]) => view.project(u, v, 0.012))
  return {
    width,
    height,
    layers: [sky(width, height), view.pixels, veil(width, height), network(places, width)],
  }
}

function sky(width: number, height: number) {
  return document(
    width,
    height,
    el(
      'defs',
      {},
      gradient(
        'sky',
        [0, 0],
        [0, 1],
        [
          [0, palette.abyss],
          [0.26, palette.ink],
          [0.42, '#17406F'],
          [1, '#17406F'],
        ],
      ),
      glow('dawn', [0.74, 0.4], 0.5, [
        [0, '#FFC9A0', 0.34],
        [0.25, '#7FA6E8', 0.38],
        [1, palette.ink, 0],
      ]),
    ),
    rect(0, 0, width, height, { fill: 'url(#sky)' }),
    rect(0, 0, width, height * 0.9, { fill: 'url(#dawn)' }),
  )
}

function veil(width: number, height: number) {
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
          [0, palette.ink, 0.86],
          [0.36, palette.ink, 0.62],
          [0.62, palette.ink, 0],
        ],
      ),
      gradient(
        'foot',
        [0, 0],
        [0, 1],
        [
          [0.7, palette.abyss, 0],
          [1, palette.abyss, 0.72],
        ],
      ),
    ),
    rect(0, 0, width, height, { fill: 'url(#left)' }),
    rect(0, 0, width, height, { fill: 'url(#foot)' }),
  )
}

function network(places: readonly Point[], width: number) {
  const links = [
    [0, 1],
    [1, 2],
    [0, 3],
    [1, 3],
    [2, 3],
    [2, 4],
    [3, 4],
  ] as const
  const labels = ['GPS-07', 'GPS-08', 'GPS-11', 'GPS-12', 'GPS-15']
  const flight: Point[] = [
    [width * 0.44, 300],
    [width * 0.57, 268],
    [width * 0.69, 248],
    [width * 1.02, 196],
  ]
  const craft: Point = [width * 0.69, 238]
  const ground = places[scanned]!
  return document(
    width,
    1080,
    el(
      'defs',
      {},
      gradient(
        'beam',
        [0, 0],
        [0, 1],
        [
          [0, palette.amber, 0.42],
          [1, palette.orange, 0.08],
        ],
      ),
    ),
    polygon(
      [
        [craft[0], craft[1] + 16],
        [ground[0] - 96, ground[1] + 26],
        [ground[0] + 132, ground[1] + 26],
      ],
      { fill: 'url(#beam)' },
    ),
    el('ellipse', {
      cx: ground[0] + 18,
      cy: ground[1] + 26,
      rx: 114,
      ry: 20,
      fill: palette.orange,
      'fill-opacity': 0.16,
      stroke: palette.flame,
      'stroke-width': 2,
    }),
    polyline(flight, {
      stroke: palette.ice,
      'stroke-width': 1.6,
      'stroke-dasharray': '3 9',
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
    ...flight
      .slice(0, 3)
      .map(([x, y]) => circle(x, y, 3.5, { fill: palette.ink, stroke: palette.ice, 'stroke-width': 1.6 })),
    drone(craft, 108),
    group(
      { stroke: palette.amber, 'stroke-width': 1.7, 'stroke-dasharray': '9 6', opacity: 0.9 },
      ...links.map(([a, b]) => line(places[a]!, places[b]!)),
    ),
    ...places.map((place, index) => station(place, labels[index]!, index, index === scanned)),
  )
}

/** A control point with its name and height; those of the scanned one stand clear of the ellipse under it. */
function station([x, y]: Point, label: string, index: number, isScanned: boolean) {
  const height = `H ${(1284.37 + index * 61.182).toFixed(2)} m`
  const above = { fill: palette.ice, 'text-anchor': 'end' }
  return group(
    {},
    controlPoint([x, y], 12),
    chip(label, isScanned ? [x - 92, y - 10] : [x + 28, y - 10], palette.blue, 14),
    isScanned
      ? words(height, x - 28, y - 42, 13, above)
      : words(height, x + 28, y + 14, 13, { fill: palette.ice }),
  )
}

function summit(land: { at(u: number, v: number): number }, u: number, v: number): Point {
  let best: Point = [u, v]
  for (let du = -0.04; du <= 0.04; du += 0.004)
    for (let dv = -0.04; dv <= 0.04; dv += 0.004)
      if (land.at(u + du, v + dv) > land.at(best[0], best[1])) best = [u + du, v + dv]
  return best
}

function smooth(from: number, to: number, value: number) {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
