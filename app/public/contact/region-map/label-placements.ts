import type { Spot } from './projection.ts'

/** Where a label stands beside its spot. */
export interface LabelPlacement {
  side: 'left' | 'right'
  /** Raised above its spot's height (-1), lowered (1), or level with it. */
  shift: -1 | 0 | 1
}

/** Nearer spots have labels that would cover each other; in percent of the drawing. */
const CLOSE = { x: 20, y: 8 }

/** A label needs this much room beside its spot; in percent of the drawing's width. */
const LABEL_WIDTH = 30

/** Keeps the labels within the drawing, and those of two close spots apart; of three close ones two may still meet. */
export function labelPlacements(spots: readonly Spot[]): LabelPlacement[] {
  return spots.map((spot) => {
    const neighbour = spots.find(
      (other) =>
        other !== spot && Math.abs(other.x - spot.x) < CLOSE.x && Math.abs(other.y - spot.y) < CLOSE.y,
    )
    if (neighbour)
      return { side: spot.x > LABEL_WIDTH ? 'left' : 'right', shift: spot.y < neighbour.y ? -1 : 1 }
    return spot.x > 100 - LABEL_WIDTH ? { side: 'left', shift: -1 } : { side: 'right', shift: 0 }
  })
}
