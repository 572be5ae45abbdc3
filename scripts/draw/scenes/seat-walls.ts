import type { Board } from '../kit/isometric.ts'
import { palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import { path } from '../kit/svg.ts'
import type { Light } from './seat-light.ts'

export function walls(b: Board, light: Light, isNight: boolean) {
  const back =
    b.box(-0.4, -0.4, -0.7, 25.8, 0.4, 5.2, light.wall) + b.box(-0.4, 0, -0.7, 0.4, 24, 5.2, light.wall)
  const screen = (from: number, to: number, drawn: (at: (u: number, v: number) => string) => string) => {
    const at = (u: number, v: number) => b.at(from + (to - from) * u, 0, 1.1 + v * 2.7).join(' ')
    return (
      path(`M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`, {
        fill: palette.ink,
        stroke: palette.sky,
        'stroke-width': 1.5,
      }) + drawn(at)
    )
  }
  const random = seeded(5)
  const bars = (at: (u: number, v: number) => string) =>
    Array.from({ length: 9 }, (_, n) => {
      const tall = 0.2 + random.next() * 0.6
      const [l, r] = [0.07 + n * 0.1, 0.13 + n * 0.1]
      return path(`M${at(l, 0.1)}L${at(r, 0.1)}L${at(r, 0.1 + tall)}L${at(l, 0.1 + tall)}Z`, {
        fill: n === 6 ? palette.flame : n % 2 ? palette.sky : palette.blue,
      })
    }).join('')
  const wave = (at: (u: number, v: number) => string) =>
    [palette.mint, palette.sky]
      .map((color, k) =>
        path(
          `M${Array.from({ length: 24 }, (_, n) => at(0.06 + (n / 23) * 0.88, 0.3 + k * 0.25 + 0.12 * Math.sin(n * 0.7 + k) + random.next() * 0.08)).join('L')}`,
          { stroke: color, 'stroke-width': 2, fill: 'none' },
        ),
      )
      .join('')
  const panes = Array.from({ length: 7 }, (_, n) => {
    const at = (u: number, z: number) => b.at(0, 1.6 + n * 3.1 + u * 2.4, z).join(' ')
    return path(`M${at(0, 0.8)}L${at(1, 0.8)}L${at(1, 3.9)}L${at(0, 3.9)}Z`, {
      fill: isNight ? '#2b5fb8' : '#c3dafc',
      stroke: isNight ? palette.sky : palette.white,
      'stroke-width': 1.5,
    })
  })
  return back + panes.join('') + screen(2, 7.2, bars) + screen(7.8, 13, wave) + screen(13.6, 18.8, bars)
}
