import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { circle, curve, document, el, gradient, group, han, path, rect, words } from '../kit/svg.ts'
import type { Point } from '../kit/svg.ts'

/** What stands on a drawn paper. All bodies and numbers are invented; the mark is no seal of any body. */
export interface Paper {
  kind: '荣誉证书' | '登记证书' | '认证证书'
  title: string
  number: string
  lines: readonly string[]
  color: string
}

/** A paper of the kind, drawn to its title: honours lie, the others stand. */
export function paper({ kind, title, number, lines, color }: Paper): Scene {
  const isLying = kind === '荣誉证书'
  const [width, height] = isLying ? [840, 600] : [600, 800]
  const dark = mix(color, palette.ink, 0.45)
  const waves = Array.from({ length: 17 }, (_, n) => {
    const points = Array.from({ length: 13 }, (_, x): Point => [
      40 + (x * (width - 80)) / 12,
      60 + (n * (height - 120)) / 16 + Math.sin(x * 0.9 + n * 0.55) * 13,
    ])
    return path(curve(points), { stroke: color, 'stroke-width': 1, 'stroke-opacity': 0.16, fill: 'none' })
  })
  const corner = (x: number, y: number, turn: number) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      path('M0 46V0H46M10 34V10H34', { stroke: color, 'stroke-width': 3, fill: 'none' }),
      rect(-4, -4, 8, 8, { fill: palette.white, stroke: palette.orange, 'stroke-width': 2 }),
    )
  const titleSize = Math.min(isLying ? 40 : 34, (width - 150) / [...title].length)
  const top = height * (isLying ? 0.23 : 0.2)
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
          gradient(
            'sheet',
            [0, 0],
            [1, 1],
            [
              [0, palette.white],
              [1, mix(color, palette.white, 0.9)],
            ],
          ),
        ),
        rect(0, 0, width, height, { fill: mix(color, palette.haze, 0.7) }),
        rect(30, 34, width - 52, height - 56, { fill: palette.ink, 'fill-opacity': 0.12 }),
        rect(24, 24, width - 48, height - 48, { fill: 'url(#sheet)', stroke: color, 'stroke-width': 2 }),
        ...waves,
        rect(40, 40, width - 80, height - 80, { fill: 'none', stroke: color, 'stroke-opacity': 0.5 }),
        corner(52, 52, 0) +
          corner(width - 52, 52, 90) +
          corner(width - 52, height - 52, 180) +
          corner(52, height - 52, 270),
        han(kind, width / 2, top, isLying ? 30 : 28, {
          fill: color,
          'text-anchor': 'middle',
          'letter-spacing': 10,
        }),
        path(`M${width / 2 - 120} ${top + 26}H${width / 2 + 120}`, { stroke: color, 'stroke-width': 1.5 }),
        rect(width / 2 - 5, top + 21, 10, 10, {
          fill: palette.orange,
          transform: `rotate(45 ${width / 2} ${top + 26})`,
        }),
        han(title, width / 2, top + 104, titleSize, {
          fill: dark,
          'text-anchor': 'middle',
          'font-weight': 700,
        }),
        ...lines.map((line, n) =>
          han(line, width / 2, top + 166 + n * 38, 19, { fill: palette.slate, 'text-anchor': 'middle' }),
        ),
        words(number, 76, height - 78, 15, { fill: palette.slate }),
        han('图联科技 · 演示样张', 76, height - 106, 15, { fill: palette.slate }),
        mark(width - 140, height - 128, color),
        group(
          { transform: `translate(${width / 2} ${height * 0.62}) scale(3.1)`, opacity: 0.09 },
          mark(0, 0, color),
        ),
      ),
    ],
  }
}

/** A triangulation figure where a seal would be. */
function mark(x: number, y: number, color: string) {
  const ring = Array.from({ length: 24 }, (_, n) => {
    const a = (n / 24) * Math.PI * 2
    return `M${x + Math.cos(a) * 44} ${y + Math.sin(a) * 44}L${x + Math.cos(a) * (n % 6 ? 49 : 55)} ${y + Math.sin(a) * (n % 6 ? 49 : 55)}`
  })
  return (
    circle(x, y, 40, { fill: mix(color, palette.white, 0.85), stroke: color, 'stroke-width': 2 }) +
    path(ring.join(''), { stroke: color, 'stroke-width': 2 }) +
    path(`M${x} ${y - 24}L${x + 22} ${y + 14}H${x - 22}Z`, {
      stroke: color,
      'stroke-width': 4,
      fill: 'none',
      'stroke-linejoin': 'round',
    }) +
    circle(x, y, 5, { fill: palette.orange })
  )
}
