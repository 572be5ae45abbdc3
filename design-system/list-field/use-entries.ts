import { useState } from 'react'
import { movedTo } from '#design-system/order-list/index.ts'
import { useLatestRef } from '#design-system/hooks/use-latest-ref.ts'
import { reconcileKeys } from './reconcile-keys.ts'

type Book<T> = { value: readonly T[]; keys: readonly number[] }

let lastKey = 0
const newKey = () => (lastKey += 1)

/** The entries of a controlled list with keys that stay while entries are typed in, moved, added and removed. */
export function useEntries<T>(value: readonly T[], onChange: (value: T[]) => void) {
  const [known, setKnown] = useState<Book<T>>(() => ({ value, keys: value.map(newKey) }))
  let book = known
  if (known.value !== value) {
    book = { value, keys: reconcileKeys(known, value, newKey) }
    setKnown(book)
  }
  // Two uploads may be stored between two renders; the second must build on the first.
  const latestRef = useLatestRef(book)

  function tell(next: { value: T[]; keys: number[] }) {
    latestRef.current = next
    setKnown(next)
    onChange(next.value)
  }

  return {
    keys: book.keys,

    /** Changes one entry, wherever it stands by now. */
    change(key: number, next: (entry: T) => T) {
      const { value: now, keys } = latestRef.current
      if (!keys.includes(key)) return
      tell({ value: now.map((entry, place) => (keys[place] === key ? next(entry) : entry)), keys: [...keys] })
    },

    /** Puts an entry in at a place and answers its key. */
    insert(place: number, entry: T): number {
      const key = newKey()
      const { value: now, keys } = latestRef.current
      tell({ value: now.toSpliced(place, 0, entry), keys: keys.toSpliced(place, 0, key) })
      return key
    },

    /** Takes one out and answers what it was and where it stood. */
    remove(key: number): { entry: T; place: number } | undefined {
      const { value: now, keys } = latestRef.current
      const place = keys.indexOf(key)
      const entry = now[place]
      if (place < 0) return undefined
      tell({ value: now.toSpliced(place, 1), keys: keys.toSpliced(place, 1) })
      return { entry: entry as T, place }
    },

    /** Sets one down at another place; answers whether anything changed. */
    move(key: number, to: number): boolean {
      const { value: now, keys } = latestRef.current
      const from = keys.indexOf(key)
      if (from < 0 || to < 0 || to >= keys.length || to === from) return false
      tell({ value: movedTo(now, from, to), keys: movedTo(keys, from, to) })
      return true
    },
  }
}
