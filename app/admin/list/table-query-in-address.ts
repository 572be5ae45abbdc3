import { useEffect, useState } from 'react'
import type { TableQuery, TableSort } from '#design-system/data-table/index.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#design-system/pagination/index.ts'
import { saveInAddress, readAddress } from '#app/admin/address/address.ts'

// Browsers refuse an address that is written for every letter of a search.
const TYPING_PAUSE_MS = 200

/**
 * The query of a table in the address it was opened with.
 * @param columns the columns it can be sorted by
 * @param isKept false for a table in a dialog: the address is the panel's
 */
export function useInitialTableQuery(columns: readonly string[], isKept = true): Partial<TableQuery> {
  const [first] = useState(() => (isKept ? queryIn(readAddress().look, columns) : {}))
  return first
}

/**
 * Keeps in the address how a table is looked at: its page, page size, search and sort.
 * @param opening the sort it opens with
 */
export function useTableQueryInAddress(query: TableQuery, opening: TableSort | null, isKept = true): void {
  const look = JSON.stringify(lookOf(query, opening))
  useEffect(() => {
    if (!isKept) return
    const pause = setTimeout(() => saveInAddress(JSON.parse(look) as Record<string, string>), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [look, isKept])
}

/** What a table is asked for, without what it opens with. */
function lookOf({ page, size, keyword = '', sort, order }: TableQuery, opening: TableSort | null) {
  const isFirst = sort === opening?.key && order === (opening?.direction === 'ascending' ? 'asc' : 'desc')
  return {
    page: page === 1 ? '' : String(page),
    size: size === DEFAULT_PAGE_SIZE ? '' : String(size),
    keyword,
    sort: isFirst ? '' : (sort ?? ''),
    order: isFirst ? '' : (order ?? ''),
  }
}

/** The same out of an address; what a table cannot be asked for is left out. */
function queryIn(look: URLSearchParams, columns: readonly string[]): Partial<TableQuery> {
  const page = Number(look.get('page'))
  const size = PAGE_SIZES.find((each) => String(each) === look.get('size'))
  const sort = columns.find((name) => name === look.get('sort'))
  const keyword = look.get('keyword')?.trim()
  return {
    ...(Number.isSafeInteger(page) && page > 0 && { page }),
    ...(size && { size }),
    ...(sort && { sort, order: look.get('order') === 'asc' ? 'asc' : 'desc' }),
    ...(keyword && { keyword }),
  }
}
