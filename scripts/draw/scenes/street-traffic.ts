import { detection } from '../kit/annotate.ts'
import { palette } from '../kit/palette.ts'
import { busFigure, carFigure, cyclistFigure, walkerFigure } from '../kit/street-figures.ts'
import { night } from './street-ground.ts'
import type { Light } from './street-ground.ts'
import type { View } from './street.ts'

export function traffic(
  see: View,
  ppm: (y: number) => number,
  light: Light,
  isNight: boolean,
  scale: number,
) {
  const figures: [number, string][] = []
  const boxes: [number, string][] = []
  const add = (
    x: number,
    y: number,
    wide: number,
    tall: number,
    color: string,
    label: string,
    draw: (px: number, py: number, m: number) => string,
  ) => {
    const [px, py] = see([x, y, 0]).at
    const m = ppm(y)
    figures.push([y, draw(px, py, m)])
    boxes.push([
      y,
      detection(
        [px - (wide / 2) * m - 3, py - tall * m - 3, wide * m + 6, tall * m + 7],
        color,
        label,
        scale * Math.max(0.72, Math.min(1.1, m / 45)),
      ),
    ])
  }
  const shirt = isNight ? palette.ice : palette.strong
  add(2.1, 12.5, 2.08, 1.5, palette.blue, 'car 0.98', (x, y, m) =>
    carFigure(x, y, m, isNight ? palette.fog : palette.white, false, isNight),
  )
  add(5.9, 8.2, 2.08, 1.5, palette.blue, 'car 0.97', (x, y, m) =>
    carFigure(x, y, m, palette.blue, false, isNight),
  )
  add(-1.7, 30, 2.08, 1.5, palette.blue, 'car 0.94', (x, y, m) =>
    carFigure(x, y, m, isNight ? palette.slate : palette.stone, true, isNight),
  )
  add(-5.3, 19, 2.08, 1.5, palette.blue, 'car 0.96', (x, y, m) =>
    carFigure(x, y, m, palette.mint, true, isNight),
  )
  add(6, 27, 2.5, 3.1, palette.green, 'bus 0.95', (x, y, m) => busFigure(x, y, m, palette.leaf, isNight))
  add(-1.3, 5.9, 0.86, 1.76, palette.orange, 'person 0.97', (x, y, m) =>
    walkerFigure(x, y, m, palette.orange),
  )
  add(-9, 7.4, 0.86, 1.76, palette.orange, 'person 0.95', (x, y, m) => walkerFigure(x, y, m, shirt, true))
  add(9.4, 12, 0.86, 1.76, palette.orange, 'person 0.93', (x, y, m) => walkerFigure(x, y, m, palette.mint))
  add(-6.5, 9.4, 0.9, 1.74, palette.orange, 'cyclist 0.92', (x, y, m) =>
    cyclistFigure(x, y, m, light === night ? palette.sky : palette.blue),
  )
  return { figures, boxes: boxes.sort((a, b) => b[0] - a[0]).map(([, drawn]) => drawn) }
}
