import { palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { type NightView, stage, type Standing } from '../kit/stage.ts'
import { desk, seated } from './seat-figures.ts'
import { day } from './seat-light.ts'
import { coats, lesson, plant, room, visitors } from './room-parts.ts'

/** A class that learns rules at its screens. `guests` stand at the front. */
export function classroom(width: number, height: number, guests = false, view?: NightView): Scene {
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
    view,
  )
}
