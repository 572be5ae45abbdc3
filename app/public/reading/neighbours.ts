/** One text of its kind, by its name and address. */
export interface Neighbour {
  title: string
  to: string
}

/** What stands before and after a text in the list it is from. */
export interface Neighbours {
  previous?: Neighbour
  next?: Neighbour
}

/** The neighbours of one entry; none where the list does not hold it, as after a failed load. */
export function neighboursOf<Entry extends { id: number }>(
  entries: readonly Entry[],
  id: number,
  nameOf: (entry: Entry) => Neighbour,
): Neighbours {
  const index = entries.findIndex((entry) => entry.id === id)
  const at = (place: number) => {
    const entry = index < 0 ? undefined : entries[place]
    return entry && nameOf(entry)
  }
  return { previous: at(index - 1), next: at(index + 1) }
}
