import { useState } from 'react'
import type { OrderEntry } from './order-entry.ts'

// So many rows are drawn within a blink, and still fill more than a screen.
const PAGE_SIZE = 25
const FEWEST_SEARCHED = 10

/** What of a long list is in sight: the page of the entries that were found. */
export function useOrderView<Id extends string | number>(
  entries: readonly OrderEntry<Id>[],
  fold: (text: string) => string,
) {
  const [search, setSearch] = useState('')
  const [wishedPage, setPage] = useState(1)
  const word = fold(search.trim())
  const holds = ({ name, detail }: OrderEntry) =>
    [name, detail].some((text) => fold(text ?? '').includes(word))
  const found = word ? entries.filter(holds) : entries
  const page = Math.max(1, Math.min(wishedPage, Math.ceil(found.length / PAGE_SIZE)))
  const isFound = new Set(found.map(({ id }) => id))

  return {
    search: {
      value: search,
      onChange(next: string) {
        setSearch(next)
        setPage(1)
      },
    },
    isSearchable: entries.length > FEWEST_SEARCHED,
    isSearched: word !== '',
    shown: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    paging: { page, pageSize: PAGE_SIZE, total: found.length, onPageChange: setPage },
    isPaged: found.length > PAGE_SIZE,
    /** Turns to the page on which an entry stands in a new order. */
    follow(ids: readonly Id[], id: Id) {
      const place = ids.filter((each) => isFound.has(each)).indexOf(id)
      setPage(Math.floor(place / PAGE_SIZE) + 1)
    },
  }
}
