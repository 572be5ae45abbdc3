import type { Solid } from '../kit/lidar.ts'
import { palette } from '../kit/palette.ts'
import { type seeded } from '../kit/random.ts'

interface Found extends Solid {
  label: string
  color: string
}

const car = (x: number, y: number, heading: number, label: string): Found => ({
  x,
  y,
  heading,
  length: 4.6,
  width: 1.9,
  height: 1.6,
  label,
  color: palette.sky,
})

const walker = (x: number, y: number, label: string): Found => ({
  x,
  y,
  heading: 0,
  length: 0.9,
  width: 0.9,
  height: 1.75,
  label,
  color: palette.orange,
})

export const traffic: readonly Found[] = [
  car(-4.2, 13.5, 1.57, 'car 0.98'),
  car(1.6, 19, 1.55, 'car 0.97'),
  {
    x: -4.6,
    y: 27,
    heading: 1.57,
    length: 10.5,
    width: 2.6,
    height: 3.2,
    label: 'bus 0.96',
    color: palette.leaf,
  },
  car(5.2, 31, 1.6, 'car 0.93'),
  car(9.4, 8.6, 0.08, 'car 0.95'),
  walker(-10.2, 15.5, 'person 0.94'),
  walker(12.2, 25.4, 'person 0.91'),
  walker(13.4, 26.2, ''),
  {
    x: 7.4,
    y: 13.4,
    heading: 1.5,
    length: 1.9,
    width: 0.8,
    height: 1.7,
    label: 'cyclist 0.92',
    color: palette.orange,
  },
]

export const scanner: Solid = { x: 0, y: -0.4, heading: 1.57, length: 4.6, width: 1.9, height: 1.5 }

export function street(random: ReturnType<typeof seeded>): (Solid & { color?: string; leafy?: boolean })[] {
  const town: (Solid & { color?: string; leafy?: boolean })[] = [...traffic]
  for (let y = -30; y < 75; y += 15) {
    for (const side of [-1, 1]) {
      if (side < 0 && y < 14) continue
      const depth = random.between(7, 12)
      town.push({
        x: side * (17.5 + depth / 2),
        y: y + random.between(-1, 1),
        length: depth,
        width: random.between(9.5, 13),
        height: random.between(7, 22),
        heading: 0,
      })
      const tree = { x: side * 13.6, y: y + 6.5, heading: 0 }
      town.push(
        { ...tree, length: 0.35, width: 0.35, height: 2.4 },
        { ...tree, length: 3, width: 3, height: 3.4, lift: 2.2, leafy: true },
      )
      town.push({ x: side * 8.2 + side * 2.6, y: y - 1, length: 0.25, width: 0.25, height: 7.5, heading: 0 })
    }
  }
  return town
}
