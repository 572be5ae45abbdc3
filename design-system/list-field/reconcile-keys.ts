type Known<T> = { value: readonly T[]; keys: readonly number[] }

/**
 * Keys for a list that came from outside: an entry that is still the same keeps its key wherever it now stands, one
 * that was only changed keeps the key of its place, so that inputs keep their focus; the rest get new ones.
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
