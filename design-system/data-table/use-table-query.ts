import { useCallback, useEffect, useState } from 'react'
import { DEFAULT_PAGE_SIZE } from '#design-system/pagination/index.ts'
import type { TableSort } from './column.ts'

const TYPING_PAUSE_MS = 300

export type TableQueryOptions = {
  /** How the server sorts until a heading is pressed. */
  defaultSort?: TableSort | null
  /** Rows on a page at first (spec: decision X-33). */
  pageSize?: number
  /** Where the table starts in place of its first page, such as what an address says. */
  initial?: Partial<TableQuery>
}

/** What the server is asked for (spec: decision X-33). */
export type TableQuery = {
  /** The wished page, counted from 1. */
  page: number
  /** Rows on a page. */
  size: number
  /** What is searched for, trimmed; missing when nothing is. */
  keyword?: string
  /** Key of the sorted column; missing when none is. */
  sort?: string
  /** Direction of the sort; missing when there is none. */
  order?: 'asc' | 'desc'
}

/** Keeps page, size, search and sort of a table whose rows the server chooses. Give `total` as the server counts it. */
export function useTableQuery(total: number, options: TableQueryOptions = {}) {
  const { defaultSort = null, pageSize: firstSize = DEFAULT_PAGE_SIZE, initial = {} } = options
  const [search, setSearch] = useState(initial.keyword ?? '')
  const [keyword, setKeyword] = useState(initial.keyword ?? '')
  const [sort, setSort] = useState<TableSort | null>(sortOf(initial) ?? defaultSort)
  const [page, setPage] = useState(initial.page ?? 1)
  const [size, setSize] = useState(initial.size ?? firstSize)

  // The last page went with its last row.
  const lastPage = Math.ceil(total / size)
  if (total > 0 && page > lastPage) setPage(lastPage)

  useEffect(() => {
    const pause = setTimeout(() => {
      if (search.trim() === keyword) return
      setKeyword(search.trim())
      setPage(1)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [search, keyword])

  const onPageSizeChange = useCallback((wished: number) => {
    setSize(wished)
    setPage(1)
  }, [])

  const query: TableQuery = {
    page,
    size,
    ...(keyword && { keyword }),
    ...(sort && { sort: sort.key, order: sort.direction === 'ascending' ? 'asc' : 'desc' }),
  }
  return {
    query,
    /** For `DataTable`. */
    tableProps: {
      sort,
      onSortChange: (wished: TableSort) => {
        setSort(wished)
        setPage(1)
      },
    },
    /** For `Pagination`. */
    paginationProps: {
      page,
      pageSize: size,
      total,
      onPageChange: setPage,
      onPageSizeChange,
    },
    /** For `SearchField`. */
    searchProps: { value: search, onChange: setSearch },
    isSearching: keyword !== '',
  }
}

/** The sort of a query, as a table takes it. */
export function sortOf({ sort, order }: Partial<TableQuery>): TableSort | undefined {
  return sort ? { key: sort, direction: order === 'asc' ? 'ascending' : 'descending' } : undefined
}
