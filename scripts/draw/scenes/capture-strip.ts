import { palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import { circle, group, han, rect } from '../kit/svg.ts'

/** What a collected sample is handed over with: device, time, light, consent. */
export interface Capture {
  device: string
  time: string
  light: string
  consent: string
}

/** How tall the strip under a raw sample is. */
export const stripHeight = 46

/** The strip under a raw sample, as the capturing device writes it. */
export function captureStrip(width: number, height: number, { device, time, light, consent }: Capture) {
  const top = height - stripHeight
  const parts = [
    ['设备', device],
    ['时间', time],
    ['照度', light],
    ['同意书', consent],
  ] as const
  return group(
    {},
    rect(0, top, width, stripHeight, { fill: palette.ink }),
    ...parts.map(([name, value], n) => {
      const x = 26 + (n * (width - 40)) / parts.length
      return (
        circle(x, top + stripHeight / 2, 4, { fill: n === 3 ? palette.orange : palette.sky }) +
        han(name, x + 13, top + 30, 18, { fill: palette.fog }) +
        han(value, x + 19 + name.length * 18, top + 30, 18, { fill: palette.white })
      )
    }),
  )
}

/** Coarse squares over what must not be recognised. */
export function mosaic(
  [x, y, width, height]: readonly [number, number, number, number],
  [columns, rows]: readonly [number, number],
  colors: readonly string[],
  seed: number,
) {
  const random = seeded(seed)
  const [w, h] = [width / columns, height / rows]
  return Array.from({ length: columns * rows }, (_, n) =>
    rect(x + (n % columns) * w, y + Math.floor(n / columns) * h, w + 0.6, h + 0.6, {
      fill: random.pick(colors),
    }),
  ).join('')
}
