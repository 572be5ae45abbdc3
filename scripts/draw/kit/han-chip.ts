import { hanWidth } from './han-width.ts'
import { palette } from './palette.ts'
import type { Point } from './svg.ts'
import { group, han, rect } from './svg.ts'

/** A label chip of Chinese words; `anchor` is its lower left corner. */
export function hanChip(text: string, anchor: Point, color: string, size = 18, ink: string = palette.white) {
  const height = size * 1.7
  return group(
    {},
    rect(anchor[0], anchor[1] - height, hanWidth(text, size) + size, height, {
      rx: size * 0.24,
      fill: color,
    }),
    han(text, anchor[0] + size * 0.5, anchor[1] - size * 0.54, size, { fill: ink }),
  )
}
