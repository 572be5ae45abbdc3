import { detection } from '../kit/annotate.ts'
import { palette } from '../kit/palette.ts'
import { circle, el, group, path, rect } from '../kit/svg.ts'

/** A crossing from above at one moment, `t` 0…1; cars drive through it. `k` scales it in its frame. */
export function crossing(
  left: number,
  upper: number,
  frameWidth: number,
  frameHeight: number,
  t: number,
  k = 0.62,
  isBoxed = true,
): string {
  const [x, y, w, h] = [0, 0, frameWidth / k, frameHeight / k]
  const car = (cx: number, cy: number, turn: number, color: string, label: string, tint: string) => {
    const along = Math.abs(Math.sin((turn * Math.PI) / 180)) > 0.5
    const [bw, bh] = along ? [44, 74] : [74, 44]
    return (
      group(
        { transform: `translate(${cx} ${cy}) rotate(${turn})` },
        rect(-31, -15, 62, 30, {
          rx: 8,
          fill: palette.ink,
          'fill-opacity': 0.22,
          transform: 'translate(4 5)',
        }),
        rect(-31, -15, 62, 30, { rx: 8, fill: color }),
        rect(4, -12, 14, 24, { rx: 4, fill: '#20365e' }),
        rect(-24, -11, 9, 22, { rx: 3, fill: '#20365e' }),
      ) + (isBoxed ? detection([cx - bw / 2, cy - bh / 2, bw, bh], tint, label, 0.72 / k) : '')
    )
  }
  const id = `crossing-${Math.round(left)}-${Math.round(upper)}-${Number(isBoxed)}`
  const [cx, cy] = [x + w * 0.52, y + h * 0.5]
  const stripes = (sx: number, sy: number, isAcross: boolean) =>
    Array.from({ length: 6 }, (_, n) =>
      isAcross
        ? rect(sx, sy + n * 17, 34, 9, { fill: palette.white })
        : rect(sx + n * 17, sy, 9, 34, { fill: palette.white }),
    ).join('')
  const tree = (tx: number, ty: number) =>
    circle(tx + 5, ty + 6, 22, { fill: palette.ink, 'fill-opacity': 0.15 }) +
    circle(tx, ty, 22, { fill: '#3aae78' }) +
    circle(tx - 6, ty - 6, 11, { fill: '#6fc79b' })
  return (
    el('defs', {}, el('clipPath', { id }, rect(x, y, w, h, { rx: 10 / k }))) +
    group(
      { 'clip-path': `url(#${id})`, transform: `translate(${left} ${upper}) scale(${k})` },
      rect(x, y, w, h, { fill: '#d3ead9' }),
      rect(x, cy - 55, w, 110, { fill: '#5c6c86' }) + rect(cx - 55, y, 110, h, { fill: '#5c6c86' }),
      path(
        `M${x} ${cy}H${cx - 100}M${cx + 100} ${cy}H${x + w}M${cx} ${y}V${cy - 100}M${cx} ${cy + 100}V${y + h}`,
        { stroke: palette.amber, 'stroke-width': 3, 'stroke-dasharray': '18 12' },
      ),
      stripes(cx - 96, cy - 50, true) + stripes(cx + 62, cy - 50, true),
      stripes(cx - 50, cy - 96, false) + stripes(cx - 50, cy + 62, false),
      tree(x + 50, y + 46) +
        tree(x + w - 54, y + 52) +
        tree(x + 60, y + h - 44) +
        tree(x + w - 60, y + h - 48) +
        tree(x + 128, y + 40) +
        tree(x + w - 140, y + h - 40),
      car(x - 40 + (w + 80) * t, cy + 27, 0, palette.blue, 'car 07', palette.blue),
      car(
        x + w + 60 - (w + 140) * ((t * 0.7 + 0.22) % 1),
        cy - 27,
        180,
        palette.white,
        'car 11',
        palette.green,
      ),
      car(cx - 27, cy - 240 + 104 * Math.min(1, t * 1.8), 90, palette.flame, 'van 03', palette.orange),
    )
  )
}
