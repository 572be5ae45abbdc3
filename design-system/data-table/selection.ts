import { useRef, useState, type Key } from 'react'

/** Which rows of a table are chosen, for acts on several at once. */
export type TableSelection<Row> = {
  /** Keys of the chosen rows, all of them in sight. */
  selected: ReadonlySet<Key>
  /** Told the keys to be chosen now. */
  onChange: (selected: ReadonlySet<Key>) => void
  /** Names a row for screen readers. */
  nameOf: (row: Row) => string
}

/**
 * Keeps which rows are chosen. A row that leaves the page is chosen no longer: an act never meets what nobody sees.
 * @param rows the rows of this page; undefined while nothing has been loaded
 */
export function useSelection<Row>(rows: readonly Row[] | undefined, rowKey: (row: Row) => Key) {
  const [wished, setSelected] = useState<ReadonlySet<Key>>(new Set())
  const isHere = new Set(rows?.map(rowKey))
  const gone = rows ? [...wished].filter((key) => !isHere.has(key)) : []
  const selected = gone.length > 0 ? new Set([...wished].filter((key) => isHere.has(key))) : wished
  if (gone.length > 0) setSelected(selected)
  return { selected, onChange: setSelected, clear: () => setSelected(new Set()) }
}

/** What a press on one row's box chooses. */
export type Press = {
  /** Keys of the rows in sight, in order. */
  keys: readonly Key[]
  selected: ReadonlySet<Key>
  key: Key
  /** The row pressed before, from which a range reaches to this one. */
  from?: Key
}

/** Selected keys after a press: toggles the row, or sets the range since `from` to the pressed row's new state. */
export function selectionAfter({ keys, selected, key, from }: Press): ReadonlySet<Key> {
  const ends = [keys.indexOf(from ?? key), keys.indexOf(key)].filter((place) => place >= 0)
  const range = keys.slice(Math.min(...ends), Math.max(...ends) + 1)
  const isWished = !selected.has(key)
  const others = [...selected].filter((each) => !range.includes(each))
  return new Set(isWished ? [...others, ...range] : others)
}

/** What a press on a row's box does; with shift it reaches from the row pressed before. */
export function usePress<Row>(keys: readonly Key[], selection: TableSelection<Row> | undefined) {
  const before = useRef<Key>()
  return (key: Key, isRange: boolean) => {
    if (!selection) return
    const from = isRange ? before.current : undefined
    before.current = key
    selection.onChange(selectionAfter({ keys, selected: selection.selected, key, from }))
  }
}
