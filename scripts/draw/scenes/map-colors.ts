import { palette, ramp } from '../kit/palette.ts'
import { el, glow, gradient, rect } from '../kit/svg.ts'

export const dark = ramp([
  [0, '#0c2a5c'],
  [0.3, '#0f4a72'],
  [0.55, '#166a68'],
  [0.8, '#3aae78'],
  [1, '#cfe9dc'],
])

export const light = ramp([
  [0, '#b5cdff'],
  [0.22, '#d9e9f8'],
  [0.4, '#d0eddf'],
  [0.65, '#c3e2c4'],
  [0.85, '#f3e6cd'],
  [1, '#ffffff'],
])

export function veil(width: number, height: number, strength = 0.9) {
  return (
    el(
      'defs',
      {},
      gradient(
        'veil',
        [0, 0],
        [1, 0],
        [
          [0, palette.abyss, strength],
          [0.32, palette.abyss, strength * 0.78],
          [0.62, palette.abyss, 0.08],
          [1, palette.abyss, 0],
        ],
      ),
      glow('vignette', [0.6, 0.5], 0.7, [
        [0.5, palette.abyss, 0],
        [1, palette.abyss, 0.55],
      ]),
    ) +
    rect(0, 0, width, height, { fill: 'url(#veil)' }) +
    rect(0, 0, width, height, { fill: 'url(#vignette)' })
  )
}
