import { palette } from './palette.ts'
import { el, glow, gradient, rect } from './svg.ts'

/** The ground behind objects that stand free: bright paper by day, deep blue light by night. */
export function studio(width: number, height: number, isNight: boolean): string {
  const [from, to] = isNight ? ['#1a3f7d', palette.abyss] : [palette.white, palette.haze]
  const light = glow('studio', [0.6, 0.45], 0.78, [
    [0, from],
    [1, to],
  ])
  return el('defs', {}, light) + rect(0, 0, width, height, { fill: 'url(#studio)' })
}

/** Darkens the left, where words lie over the picture. `strength` 0…1, `reach` is where the picture is clear again. */
export function quietLeft(width: number, height: number, strength: number, reach = 0.55): string {
  const shade = gradient(
    'quiet-left',
    [0, 0],
    [1, 0],
    [
      [0, palette.abyss, strength],
      [reach * 0.54, palette.abyss, strength * 0.82],
      [reach, palette.abyss, 0],
    ],
  )
  return el('defs', {}, shade) + rect(0, 0, width, height, { fill: 'url(#quiet-left)' })
}
