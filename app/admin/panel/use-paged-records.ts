import { useEffect, useState } from 'react'
import { useTableQuery, type TableSort } from '#design-system/data-table/index.ts'
import type { Line } from '#contract/ask/ask.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { keepInAddress, readAddress } from '#app/admin/address/address.ts'
import { serverFiltersOf } from './filters/filter.ts'
import { useFilters } from './filters/use-filters.ts'
import { lookIn, lookOf } from './table-look.ts'
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
  const [initial] = useState(() => lookIn(readAddress().look, columns))
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
