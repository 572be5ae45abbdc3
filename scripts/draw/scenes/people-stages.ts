import { palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { stage, type Standing } from '../kit/stage.ts'
import { desk, seated } from './seat-figures.ts'
import { day } from './seat-light.ts'
import { coats, figures, lesson, plant, room, visitors } from './room-parts.ts'

/** A class that learns rules at its screens. `guests` stand at the front. */
export function classroom(width: number, height: number, guests = false): Scene {
  return stage(
    width,
    height,
    (b) => {
      const random = seeded(guests ? 12 : 4)
      const standing: Standing[] = []
      for (let row = 0; row < 4; row++)
        for (let place = 0; place < 5; place++) {
          const [x, y] = [3.4 + place * 3.3, 6.4 + row * 3.8]
          standing.push({ x: x + 1, y: y + 0.5, drawn: desk(b, day, x, y, random.integer(0, 2)) })
          if (random.chance(0.9))
            standing.push({ x: x + 1, y: y + 1.8, drawn: seated(b, day, x + 1, y + 1.7, random.pick(coats)) })
        }
      standing.push(
        { x: 4.4, y: 3.2, drawn: b.person(4.4, 3.2, palette.orange, 2.3) },
        plant(b, 1.2, 1.2),
        plant(b, 20.6, 1.4),
        plant(b, 1.2, 20.6),
      )
      if (guests) standing.push(...visitors(b, 12, 3.6, 4))
      return { ground: room(b, day.floor, lesson(b)), standing }
    },
    true,
  )
}

/** Guests before the wall of figures, one of the house explains. */
export function visitAtScreen(width: number, height: number): Scene {
  return stage(
    width,
    height,
    (b) => ({
      ground: room(b, day.floor, figures(b)) + b.slab(3.4, 5, 15, 8.4, day.rug, 0.01),
      standing: [
        ...visitors(b, 6.6, 9.6, 6),
        { x: 6, y: 6, drawn: b.person(6, 6, palette.orange, 2.4) },
        { x: 15.2, y: 7, drawn: b.person(15.2, 7, palette.blue, 2.3) },
        ...[14.4, 18].flatMap((y) =>
          [4.4, 7.6, 10.8, 14].flatMap((x, n): Standing[] => [
            { x: x + 1, y: y + 0.5, drawn: desk(b, day, x, y, n % 3) },
            { x: x + 1, y: y + 1.8, drawn: seated(b, day, x + 1, y + 1.7, coats[n % coats.length]!) },
          ]),
        ),
        plant(b, 1.4, 1.4),
        plant(b, 20.4, 1.6),
        plant(b, 1.4, 20),
        plant(b, 20.2, 20.2),
        { x: 3, y: 12, drawn: b.box(1, 9.6, 0, 1.4, 5, 1.1, palette.white) },
      ],
    }),
    true,
  )
}

/** Guests between rows of seats. */
export function visitAtSeats(width: number, height: number): Scene {
  return stage(
    width,
    height,
    (b) => {
      const random = seeded(8)
      const standing: Standing[] = [
        ...visitors(b, 7, 13.2, 6),
        { x: 5, y: 12.4, drawn: b.person(5, 12.4, palette.orange, 2.3) },
        plant(b, 1.2, 1.2),
        plant(b, 20.6, 20.6),
      ]
      for (const y of [4.2, 8, 16, 19])
        for (let place = 0; place < 6; place++) {
          const x = 2.6 + place * 3
          standing.push({ x: x + 1, y: y + 0.5, drawn: desk(b, day, x, y, random.integer(0, 2)) })
          standing.push({ x: x + 1, y: y + 1.8, drawn: seated(b, day, x + 1, y + 1.7, random.pick(coats)) })
        }
      return {
        ground: room(b, day.floor, figures(b)) + b.slab(0.6, 11.4, 20.8, 3.4, day.rug, 0.01),
        standing,
      }
    },
    true,
  )
}
