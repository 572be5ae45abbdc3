import { useEffect, useState } from 'react'
import { useTableQuery, type TableQuery, type TableSort } from '#design-system/data-table/index.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#design-system/pagination/index.ts'
import type { Line } from '#contract/ask/ask.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { keepInAddress, readAddress } from '#app/admin/address/address.ts'
import { serverFiltersOf } from './filters/filter.ts'
import { useFilters } from './filters/use-filters.ts'
import { useAnswer } from './use-answer.ts'

interface PagedRecordsOptions {
  loadFailure: string
  defaultSort: TableSort
  /** Fields shown as columns; the table is sorted by no other. */
  columns: readonly string[]
}

/** The page of a list that the server searches, filters and sorts, as the address says and as it is changed. */
export function usePagedRecords<Each>(type: ContentType, line: Line, options: PagedRecordsOptions) {
  const { loadFailure, defaultSort, columns } = options
  const [total, setTotal] = useState(0)
  const [initial] = useState(() => queryIn(readAddress().look, columns))
  const table = useTableQuery(total, { defaultSort, initial })
  const [allFilters] = useState(() => serverFiltersOf(type.fields))
  const filters = useFilters(allFilters)
  const query = { ...table.query, ...filters.chosen }
  const page = useAnswer(line, loadFailure, query)
  const answer = page.answer as { records: readonly Each[]; total: number } | undefined
  if (answer && answer.total !== total) setTotal(answer.total)

  const look = JSON.stringify(lookOf(table.query, defaultSort))
  useEffect(() => keepInAddress(JSON.parse(look) as Record<string, string>), [look])

  return { ...page, table, filters, query, answer }
}

/** What a table is asked for, without what it opens with. */
function lookOf({ page, size, keyword = '', sort, order }: TableQuery, first: TableSort) {
  const isFirst = sort === first.key && order === (first.direction === 'ascending' ? 'asc' : 'desc')
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
