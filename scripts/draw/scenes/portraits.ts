import { mix, palette } from '../kit/palette.ts'
import { fractal } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { circle, curve, document, el, glow, han, path, rect, words } from '../kit/svg.ts'
import type { Point } from '../kit/svg.ts'

/** A tile for a person: the family name over closed contour lines of their own hill, with the peak surveyed. */
export function portrait(name: string, initials: string, seed: number, color: string): Scene {
  const [width, height] = [480, 600]
  const shape = fractal(seed, 3)
  const ring = (level: number): Point[] =>
    Array.from({ length: 48 }, (_, n): Point => {
      const a = (n / 48) * Math.PI * 2
      const reach =
        34 +
        level * 25 +
        shape(Math.cos(a) * 1.4 + 5 + level * 0.06, Math.sin(a) * 1.4 + 5) * (22 + level * 7)
      return [width / 2 + Math.cos(a) * reach * 1.05, 268 + Math.sin(a) * reach]
    })
  const lines = Array.from({ length: 17 }, (_, level) =>
    path(curve(ring(level + 3), true), {
      stroke: palette.white,
      'stroke-width': level % 4 === 0 ? 2.4 : 1.1,
      'stroke-opacity': Math.max(0.05, 0.5 - level * 0.028),
      fill: 'none',
    }),
  )
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        el(
          'defs',
          {},
          glow('ground', [0.5, 0.42], 0.8, [
            [0, mix(color, palette.white, 0.14)],
            [1, mix(color, palette.abyss, 0.72)],
          ]),
        ),
        rect(0, 0, width, height, { fill: 'url(#ground)' }),
        ...lines,
        circle(width / 2, 268, 104, { fill: palette.white, 'fill-opacity': 0.96 }),
        han(name, width / 2, 311, 118, {
          fill: mix(color, palette.ink, 0.4),
          'text-anchor': 'middle',
          'font-weight': 700,
        }),
        ...[
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ].map(([sx, sy]) => {
          const [x, y] = [width / 2 + sx! * 132, 268 + sy! * 132]
          return path(`M${x} ${y - sy! * 30}V${y}H${x - sx! * 30}`, {
            stroke: palette.flame,
            'stroke-width': 4,
            fill: 'none',
          })
        }),
        words(initials, width / 2, 524, 24, {
          fill: palette.white,
          'text-anchor': 'middle',
          'letter-spacing': 6,
        }),
        path(`M${width / 2 - 30} 546h60`, { stroke: palette.flame, 'stroke-width': 3 }),
      ),
    ],
  }
}
