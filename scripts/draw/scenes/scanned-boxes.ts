import { scanner, traffic } from './scanned-street.ts'
import { chip, chipColor } from '../kit/annotate.ts'
import { corners, type lens } from '../kit/lidar.ts'
import type { Solid } from '../kit/lidar.ts'
import { palette } from '../kit/palette.ts'
import { document, group, line, polygon, rect } from '../kit/svg.ts'

export function cuboids(width: number, height: number, view: ReturnType<typeof lens>) {
  const unitSize = Math.max(0.72, width / 1920)
  return document(
    width,
    height,
    ...traffic.map((found) => {
      const at = corners({ ...found, length: found.length + 0.3, width: found.width + 0.3 }).map(
        (corner) => view(corner).at,
      )
      const edges = [0, 1, 2, 3].flatMap(
        (i) =>
          [
            [i, (i + 1) % 4],
            [i + 4, ((i + 1) % 4) + 4],
            [i, i + 4],
          ] as const,
      )
      const peak = at.reduce((best, corner) => (corner[1] < best[1] ? corner : best))
      return group(
        { stroke: found.color, 'stroke-width': 2 * unitSize, 'stroke-linecap': 'round' },
        polygon([at[0]!, at[1]!, at[2]!, at[3]!], { fill: found.color, 'fill-opacity': 0.2, stroke: 'none' }),
        polygon([at[4]!, at[5]!, at[6]!, at[7]!], {
          fill: found.color,
          'fill-opacity': 0.12,
          stroke: 'none',
        }),
        ...edges.map(([a, b]) => line(at[a]!, at[b]!)),
        ...at.slice(4).map(([x, y]) =>
          rect(x - 3 * unitSize, y - 3 * unitSize, 6 * unitSize, 6 * unitSize, {
            fill: palette.white,
            'stroke-width': 1.5,
          }),
        ),
        found.label
          ? group(
              { stroke: 'none' },
              chip(
                found.label,
                [peak[0] - 8, peak[1] - 10 * unitSize],
                chipColor(found.color),
                15 * unitSize,
              ),
            )
          : '',
      )
    }),
  )
}

export function ownCar(width: number, height: number, view: ReturnType<typeof lens>) {
  const cabin = { ...scanner, y: -0.7, length: 2.5, width: 1.6, height: 0.62, lift: 0.95 }
  const lower = { ...scanner, height: 0.95, lift: 0.05 }
  const faces = [
    [4, 5, 6, 7],
    [0, 3, 7, 4],
    [1, 2, 6, 5],
    [0, 1, 5, 4],
    [2, 3, 7, 6],
  ] as const
  const paint = [palette.ice, palette.sky, palette.strong, palette.navy, palette.strong]
  const shell = (solid: Solid, opacity: number) => {
    const at = corners(solid).map((corner) => view(corner).at)
    return [3, 2, 1, 4, 0]
      .map((face) =>
        polygon(
          faces[face]!.map((corner) => at[corner]!),
          {
            fill: paint[face],
            'fill-opacity': opacity,
            stroke: palette.ice,
            'stroke-opacity': 0.7,
            'stroke-width': 1.2,
          },
        ),
      )
      .join('')
  }
  const head = view([0, -0.4, 1.9]).at
  return document(
    width,
    height,
    shell(lower, 0.5),
    shell(cabin, 0.55),
    rect(head[0] - 7, head[1] - 4, 14, 14, { rx: 4, fill: palette.flame }),
  )
}
