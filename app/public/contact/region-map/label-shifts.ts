import type { Spot } from './projection.ts'

/** Where each label evades that of a close neighbour: up (-1), down (1), or not at all. */
export function labelShifts(spots: readonly Spot[]): (-1 | 0 | 1)[] {
  return spots.map((spot) => {
    const neighbour = spots.find(
      (other) => other !== spot && Math.abs(other.x - spot.x) < 25 && Math.abs(other.y - spot.y) < 8,
    )
    if (!neighbour) return 0
    return spot.y < neighbour.y ? -1 : 1
  })
}
