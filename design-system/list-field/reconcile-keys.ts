type Known<T> = { value: readonly T[]; keys: readonly number[] }

/**
 * Keys for a list from outside: an identical entry keeps its key at any position. A changed entry keeps the key of
 * its position, so that inputs keep the focus; others get new keys.
 */
export function reconcileKeys<T>(known: Known<T>, value: readonly T[], newKey: () => number): number[] {
  const free = new Set(known.keys.keys())
  const take = (place: number | undefined) => {
    if (place === undefined || !free.delete(place)) return undefined
    return known.keys[place]
  }
  const keys = value.map((entry, place) => (Object.is(known.value[place], entry) ? take(place) : undefined))
  const moved = value.map(
    (entry, place) => keys[place] ?? take([...free].find((other) => Object.is(known.value[other], entry))),
  )
  return moved.map((key, place) => key ?? take(place) ?? newKey())
}
