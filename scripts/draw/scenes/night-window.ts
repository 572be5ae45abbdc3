import { quietLeft, studio } from '../kit/backdrop.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { circle, document, el, group, han, rect } from '../kit/svg.ts'

/** The work area of a dark window, from its own upper left. */
export const area = { width: 700, height: 326 }

/** A window of the annotation tool on the right of a dark strip; `drawn` lies in its work area. */
export function nightWindow(width: number, height: number, title: string, ...drawn: string[]): Scene {
  const k = Math.min(width / 1920, height / 560)
  const [w, h] = [area.width + 24, area.height + 62]
  const place = `translate(${width * 0.742 - (w * k) / 2} ${height * 0.53 - (h * k) / 2}) scale(${k})`
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        studio(width, height, true),
        group(
          { transform: place },
          rect(44, -30, w, h, { rx: 14, fill: '#1d3f7c', 'fill-opacity': 0.55 }),
          rect(10, 18, w, h, { rx: 14, fill: palette.abyss, 'fill-opacity': 0.5 }),
          rect(0, 0, w, h, { rx: 14, fill: '#122548', stroke: '#3a63a8', 'stroke-width': 2 }),
          ...[palette.orange, palette.sky, palette.leaf].map((color, n) =>
            circle(26 + n * 22, 25, 6.5, { fill: color }),
          ),
          han(title, 102, 32, 19, { fill: palette.ice }),
          group(
            { transform: 'translate(12 50)' },
            el('clipPath', { id: 'area' }, rect(0, 0, area.width, area.height, { rx: 8 })),
            group(
              { 'clip-path': 'url(#area)' },
              rect(0, 0, area.width, area.height, { fill: palette.deep }),
              ...drawn,
            ),
          ),
        ),
        quietLeft(width, height, 0.9, 0.56),
      ),
    ],
  }
}
