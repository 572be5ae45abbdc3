import { chip, mask, sheetTicks } from '../kit/annotate.ts'
import { landUse, middle, parcels } from '../kit/map-sheet.ts'
import { mix, palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { curve, document, path, polygon, rect, words } from '../kit/svg.ts'
import type { Point } from '../kit/svg.ts'
import { veil } from './map-colors.ts'

/** Land parcels with ownership numbers, a road, a river, and one parcel being measured. */
export function parcelSheet(width: number, height: number, seed = 8, night = false): Scene {
  const random = seeded(seed)
  const fields = parcels(seed, width, height, Math.min(width, height) / 6.5)
  const colors = night ? landUse.night : landUse.day
  const k = Math.max(0.85, Math.min(width, height * 1.6) / 1000)
  const edge = night ? '#071c33' : palette.white
  const furrow = (points: Point[], color: string, index: number) => {
    const [a, b, c, d] = [points[0]!, points[2]!, points[4]!, points[6]!]
    const rows = Array.from({ length: 9 }, (_, n) => {
      const t = (n + 0.5) / 9
      return `M${a[0] + (b[0] - a[0]) * t} ${a[1] + (b[1] - a[1]) * t}L${d[0] + (c[0] - d[0]) * t} ${d[1] + (c[1] - d[1]) * t}`
    })
    return index % 3 === 0
      ? ''
      : path(rows.join(''), {
          stroke: mix(color, night ? palette.mint : palette.moss, night ? 0.3 : 0.25),
          'stroke-width': 1,
          'stroke-opacity': 0.55,
        })
  }
  // Words and the header lie over the left and the top of a strip.
  const isStrip = night && width > height * 2
  const [cx, cy] = isStrip ? [0.74, 0.5] : [0.62, 0.5]
  const chosen = fields.reduce((best, field) =>
    near(field.points, width * cx, height * cy) < near(best.points, width * cx, height * cy) ? field : best,
  )
  const river: Point[] = [
    [width * -0.02, height * 0.84],
    [width * 0.2, height * 0.74],
    [width * 0.42, height * 0.86],
    [width * 0.66, height * 0.76],
    [width * 0.86, height * 0.9],
    [width * 1.04, height * 0.84],
  ]
  const label = middle(chosen.points)
  const ring = [0, 2, 4, 6].map((index) => chosen.points[index]!)
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        rect(0, 0, width, height, { fill: night ? '#0d2a4f' : palette.haze }),
        ...fields.map(
          (field, index) =>
            polygon(field.points, { fill: colors[field.kind]!, stroke: edge, 'stroke-width': 1.4 * k }) +
            furrow(field.points, colors[field.kind]!, index),
        ),
        ...fields.filter(() => random.chance(0.16)).map((field) => houses(field.points, random, night, k)),
        path(curve(river), { stroke: edge, 'stroke-width': 48 * k, fill: 'none' }),
        path(curve(river), { stroke: night ? '#1d4fa8' : palette.ice, 'stroke-width': 40 * k, fill: 'none' }),
        path(curve(river), {
          stroke: night ? palette.sky : palette.white,
          'stroke-width': 1.2,
          'stroke-opacity': 0.7,
          fill: 'none',
        }),
        ...fields
          .filter((_, index) => index % 2 === 0)
          .filter(
            ({ points }) =>
              !isStrip || (middle(points)[0] > width * 0.56 && middle(points)[1] > height * 0.25),
          )
          .map((field, index) =>
            words(`${340_100 + index * 7}`, middle(field.points)[0], middle(field.points)[1] + 4, 10 * k, {
              fill: night ? palette.ice : palette.stone,
              'text-anchor': 'middle',
              'fill-opacity': 0.66,
            }),
          ),
        night ? veil(width, height) : '',
        mask(ring, palette.orange, 1.15 * k, 0.26),
        chip(
          'PARCEL 340123 / 4,186 m2',
          [label[0] - 104 * k, Math.min(...ring.map(([, y]) => y)) - 10 * k],
          palette.rust,
          13 * k,
        ),
        isStrip ? '' : sheetTicks(width, height, 18, night ? palette.ice : palette.navy, 0.5),
      ),
    ],
  }
}

function houses(points: Point[], random: ReturnType<typeof seeded>, night: boolean, k: number) {
  const [cx, cy] = middle(points)
  return Array.from({ length: 6 }, (_, n) => {
    const [x, y] = [cx + ((n % 3) - 1) * 15 * k - 5, cy + (n < 3 ? -14 : 2) * k]
    return rect(x, y, random.between(8, 12) * k, random.between(7, 11) * k, {
      fill: night ? palette.sky : palette.white,
      stroke: night ? palette.ink : palette.mist,
      'stroke-width': 0.8,
      transform: `rotate(8 ${x} ${y})`,
    })
  }).join('')
}

function near(points: Point[], x: number, y: number) {
  const [cx, cy] = middle(points)
  return Math.hypot(cx - x, cy - y)
}
