import type { Spot } from './projection.ts'

/** Where a label stands beside its spot. */
export interface LabelPlacement {
  side: 'left' | 'right'
  /** Raised above its spot's height (-1), lowered (1), or level with it. */
  shift: -1 | 0 | 1
}

/** Keeps the labels within the drawing, and those of two close spots apart. */
export function labelPlacements(spots: readonly Spot[]): LabelPlacement[] {
  return spots.map((spot) => {
    const neighbour = spots.find(
      (other) => other !== spot && Math.abs(other.x - spot.x) < 20 && Math.abs(other.y - spot.y) < 8,
    )
    if (neighbour) return { side: spot.x > 30 ? 'left' : 'right', shift: spot.y < neighbour.y ? -1 : 1 }
    return spot.x > 70 ? { side: 'left', shift: -1 } : { side: 'right', shift: 0 }
  })
}
