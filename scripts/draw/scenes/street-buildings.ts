import type { Vector } from '../kit/lidar.ts'
import { mix, palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import { lampFigure, treeFigure } from '../kit/street-figures.ts'
import { path } from '../kit/svg.ts'
import { flat } from './street-ground.ts'
import type { Light } from './street-ground.ts'
import type { View } from './street.ts'

export function furniture(see: View, ppm: (y: number) => number, light: Light, isNight: boolean) {
  const drawn: [number, string][] = []
  const random = seeded(27)
  for (const side of [-1, 1]) {
    for (let y = -2; y < 150;) {
      const long = random.between(9, 17)
      drawn.push([
        y + long,
        house(see, light, side, y, long - 0.8, random.between(9, 26), isNight, Math.round(y * 3 + side)),
      ])
      y += long
    }
    for (let y = 3; y < 90; y += 9) {
      const [tx, ty] = see([side * 10.4 + 0.2, y, 0]).at
      if (see([side * 10.4, y, 0]).depth > 3)
        drawn.push([y, treeFigure(tx, ty, ppm(y), mix(light.leaf, light.haze, Math.min(0.6, y / 140)))])
      const [lx, ly] = see([side * 8.5 + 0.2, y + 4.5, 0]).at
      drawn.push([y + 4.5, lampFigure(lx, ly, ppm(y + 4.5), -side, isNight)])
    }
  }
  return drawn
}

function house(
  see: View,
  light: Light,
  side: number,
  y: number,
  long: number,
  tall: number,
  isNight: boolean,
  seed: number,
) {
  const random = seeded(seed + 500)
  const wall = random.pick(light.walls)
  const near = Math.max(y, -3.5)
  const far = y + long
  const fog = Math.min(0.78, far / 170)
  const x = side * 14
  const front = mix(mix(wall, palette.ink, side > 0 ? 0.16 : 0.03), light.haze, fog)
  const end = mix(mix(wall, palette.ink, 0.24), light.haze, fog)
  const glass = mix(light.glass, light.haze, fog)
  const lit = mix(palette.amber, light.haze, fog * 0.7)
  const floors = Math.round(tall / 3.2)
  const bays = Math.round(long / 2.2)
  const panes = { dark: '', lit: '' }
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const [a, b] = [y + ((bay + 0.2) / bays) * long, y + ((bay + 0.8) / bays) * long]
      if (a < -3) continue
      const [low, high] = floor === 0 ? [0.3, 2.7] : [floor * 3.2 + 0.7, floor * 3.2 + 2.5]
      const d = `M${(
        [
          [x, a, low],
          [x, b, low],
          [x, b, high],
          [x, a, high],
        ] as Vector[]
      )
        .map((corner) =>
          see(corner)
            .at.map((n) => n.toFixed(1))
            .join(' '),
        )
        .join('L')}Z`
      panes[isNight && (floor === 0 || random.chance(0.4)) ? 'lit' : 'dark'] += d
    }
  return (
    flat(
      see,
      [
        [x, near, 0],
        [side * 40, near, 0],
        [side * 40, near, tall],
        [x, near, tall],
      ],
      { fill: end },
    ) +
    flat(
      see,
      [
        [x, near, 0],
        [x, far, 0],
        [x, far, tall],
        [x, near, tall],
      ],
      { fill: front },
    ) +
    path(panes.dark, { fill: glass }) +
    (panes.lit ? path(panes.lit, { fill: lit, 'fill-opacity': 0.85 }) : '') +
    flat(
      see,
      [
        [x, near, tall - 0.5],
        [x, far, tall - 0.5],
        [x, far, tall],
        [x, near, tall],
      ],
      { fill: mix(front, palette.white, 0.35) },
    )
  )
}
