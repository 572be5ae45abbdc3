import type { Board } from '../kit/isometric.ts'
import { palette } from '../kit/palette.ts'
import { type Standing } from '../kit/stage.ts'

/** An office block with its windows and a coloured roof. */
export function block(
  b: Board,
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  roof: string,
): Standing {
  return {
    x: x + w / 2,
    y: y + d / 2,
    drawn:
      b.box(x, y, 0, w, d, h, palette.white) +
      b.windows(x, y, 0.2, w, d, h - 0.2, {
        floors: Math.round(h * 1.1),
        across: Math.round(w * 1.2),
        along: Math.round(d * 1.2),
        color: '#8ea9da',
        lit: (n, floor) => (n * 5 + floor * 3) % 8 === 0,
        litColor: palette.amber,
      }) +
      b.box(x - 0.1, y - 0.1, h, w + 0.2, d + 0.2, 0.3, roof),
  }
}
