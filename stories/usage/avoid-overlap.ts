/** Where a number stands on the stage of an anatomy, in px from its upper left corner. */
export interface Place {
  left: number
  top: number
}

/** The side of a number with a little room around it. */
export const MARK_SIDE_PX = 24

/**
 * Moves numbers that would overlap: to the right of earlier ones, or below them at the stage's end.
 * @param width of the stage, in px
 */
export function avoidOverlap(
  places: readonly (Place | undefined)[],
  width: number,
): readonly (Place | undefined)[] {
  const taken: Place[] = []
  return places.map((place) => {
    if (!place) return undefined
    let { left, top } = place
    while (taken.some((other) => covers(other, { left, top }))) {
      left += MARK_SIDE_PX
      if (left > width - MARK_SIDE_PX / 2) {
        left = place.left
        top += MARK_SIDE_PX
      }
    }
    taken.push({ left, top })
    return { left, top }
  })
}

const covers = (one: Place, other: Place) =>
  Math.abs(one.left - other.left) < MARK_SIDE_PX && Math.abs(one.top - other.top) < MARK_SIDE_PX
