import { chip } from '../kit/annotate.ts'
import type { Board } from '../kit/isometric.ts'
import { mix, palette } from '../kit/palette.ts'
import { fractal } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { plinth, side, type NightView, stage, type Standing } from '../kit/stage.ts'
import { circle, group, path } from '../kit/svg.ts'

/** An aircraft over stepped ground: the strip it scans lies in points, the rest in photographs. */
export function lidarSwath(width: number, height: number, view?: NightView): Scene {
  return stage(
    width,
    height,
    (b) => {
      const roll = fractal(23, 3)
      const tints = ['#b9dcc6', '#c9e5d0', '#dcead0', '#efe6cc', '#f6efe0', palette.white]
      const standing: Standing[] = []
      for (let x = 0; x < side; x++)
        for (let y = 0; y < side; y++) {
          const step = Math.max(0, Math.min(5, Math.floor((roll(x * 0.13 + 3, y * 0.13) + 0.55) * 5)))
          const tall = 0.4 + step * 0.62
          const isScanned = x >= 8 && x < 14
          const color = isScanned
            ? mix(
                ['#1445b8', '#1a56e0', '#2f6df6', '#5c91ff', '#3aae78', '#6fc79b'][step]!,
                palette.white,
                0.12,
              )
            : tints[step]!
          const dots = isScanned
            ? [0.25, 0.75]
                .flatMap((dx) =>
                  [0.25, 0.75].map((dy) =>
                    circle(...b.at(x + dx, y + dy, tall), b.unit * 0.07, { fill: palette.white }),
                  ),
                )
                .join('')
            : ''
          standing.push({ x: x + 0.5, y: y + 0.5, drawn: b.box(x, y, 0, 1, 1, tall, color) + dots })
        }
      const [px, py] = b.at(11, 12, 10)
      const [lx, ly] = b.at(8, 12, 2)
      const [rx, ry] = b.at(14, 12, 2)
      const u = b.unit
      const fan =
        path(`M${px} ${py}L${lx} ${ly}L${rx} ${ry}Z`, { fill: palette.orange, 'fill-opacity': 0.2 }) +
        path(`M${px} ${py}L${lx} ${ly}M${px} ${py}L${rx} ${ry}M${lx} ${ly}L${rx} ${ry}`, {
          stroke: palette.orange,
          'stroke-width': 2.6,
          fill: 'none',
        })
      const plane = group(
        { transform: `translate(${px} ${py}) scale(${u / 16}) rotate(-30)` },
        path('M-58 4L0 -10L58 4L58 10L0 6L-58 10z', {
          fill: palette.white,
          stroke: palette.line,
          'stroke-width': 1.5,
        }),
        path('M-7 -44q7 -12 14 0v74q-7 8 -14 0z', {
          fill: palette.white,
          stroke: palette.line,
          'stroke-width': 1.5,
        }),
        path('M-22 30L0 22L22 30L0 34z', { fill: palette.orange }),
        path('M-5 -34q5 -8 10 0v8h-10z', { fill: palette.navy }),
      )
      return {
        ground: plinth(b, '#a9d2b8'),
        standing,
        marks:
          fan +
          plane +
          tag(b, 14, 12, 3.2, '24 pts/m2', palette.rust) +
          tag(b, 11, 12, 12.4, 'H 620m', palette.strong),
      }
    },
    false,
    view,
  )
}

const tag = (b: Board, x: number, y: number, z: number, text: string, color: string) =>
  chip(text, [b.at(x, y, z)[0] + b.unit * 0.5, b.at(x, y, z)[1]], color, b.unit * 0.64)
