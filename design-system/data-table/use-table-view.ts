import { useCallback, useMemo, useState } from 'react'
import { compareValues } from './compare-values.ts'
import type { TableSort } from './column.ts'
import { sortOf, type TableQuery } from './use-table-query.ts'
import { DEFAULT_PAGE_SIZE } from '#design-system/pagination/index.ts'

export type TableViewOptions<Row> = {
  /** What the search looks through: keys of the row. */
  searchIn?: readonly (keyof Row & string)[]
  /** How the words of a search and the texts are compared; without it only in small letters. */
  fold?: (text: string) => string
  /** How the table is sorted until a heading is pressed; null keeps the given order. */
  defaultSort?: TableSort | null
  /** Rows on a page at first (spec: decision X-33). */
  pageSize?: number
  /** Where the table starts in place of its first page, such as what an address says. */
  initial?: Partial<TableQuery>
  /** Value to sort a column by, when it is not the row's value of that key. */
  sortValue?: (row: Row, key: string) => unknown
}

/** Searches, sorts and pages rows that are all in the browser (spec: decision X-33). Spread the three bundles of props. */
export function useTableView<Row extends object>(
  rows: readonly Row[] | undefined,
  {
    searchIn = [],
    fold = inSmallLetters,
    defaultSort = null,
    pageSize: firstSize = DEFAULT_PAGE_SIZE,
    initial = {},
    sortValue = valueOf,
  }: TableViewOptions<Row> = {},
) {
  const [search, setSearch] = useState(initial.keyword ?? '')
  const [sort, setSort] = useState<TableSort | null>(sortOf(initial) ?? defaultSort)
  const [wishedPage, setPage] = useState(initial.page ?? 1)
  const [pageSize, setPageSize] = useState(initial.size ?? firstSize)

  // The list of keys is written in place by callers, so its content decides, not its identity.
  const searchedKeys = searchIn.join()
  const found = useMemo(() => {
    const keys = searchedKeys.split(',') as (keyof Row)[]
    const word = fold(search.trim())
    if (!rows || !word) return rows
    return rows.filter((row) => keys.some((key) => fold(String(row[key] ?? '')).includes(word)))
  }, [rows, search, searchedKeys, fold])

  const sorted = useMemo(() => {
    if (!found || !sort) return found
    const { key, direction } = sort
    return [...found].sort((a, b) => compareValues(sortValue(a, key), sortValue(b, key), direction))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- sortValue is written in place by callers
  }, [found, sort])

  const total = sorted?.length ?? 0
  const page = Math.min(wishedPage, Math.max(1, Math.ceil(total / pageSize)))

  const onPageSizeChange = useCallback((size: number) => {
    setPageSize(size)
    setPage(1)
  }, [])
  const keyword = search.trim()
  const query: TableQuery = {
    // A later page is not known to be too late before the rows are there.
    page: rows ? page : wishedPage,
    size: pageSize,
    ...(keyword && { keyword }),
    ...(sort && { sort: sort.key, order: sort.direction === 'ascending' ? 'asc' : 'desc' }),
  }

  return {
    /** How the table is looked at, as a server would be asked for it. */
    query,
    /** The rows of all pages, as searched and sorted. */
    allRows: sorted,
    /** For `DataTable`. */
    tableProps: { rows: sorted?.slice((page - 1) * pageSize, page * pageSize), sort, onSortChange: setSort },
    /** For `Pagination`. */
    paginationProps: {
      page,
      pageSize,
      total,
      onPageChange: setPage,
      onPageSizeChange,
    },
    /** For `SearchField`. */
    searchProps: {
      value: search,
      onChange: (words: string) => {
        setSearch(words)
        setPage(1)
      },
    },
    /** Whether a search is on: an empty table then says so. */
    isSearching: keyword !== '',
  }
}

const inSmallLetters = (text: string) => text.toLocaleLowerCase()

function valueOf<Row>(row: Row, key: string): unknown {
  return (row as Record<string, unknown>)[key]
}
