import { useState } from 'react'
import { useTableQuery, type TableSort } from '#design-system/data-table/index.ts'
import type { Line } from '#content/registry/api-client.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { serverFiltersOf } from './filters/filter.ts'
import { useFilters } from './filters/use-filters.ts'
import type { FieldOptionsByName } from '#app/admin/form/inputs/field-options.ts'
import { useFirstLook, useKeptLook } from './table-look.ts'
import { isPage } from '#app/admin/api/response-guards.ts'
import { useQuery } from '#app/admin/api/use-query.ts'

interface PagedRecordsOptions {
  loadFailure: string
  defaultSort: TableSort
  /** Fields shown as columns; the table is sorted by no other. */
  columns: readonly string[]
  /** What the panel says of its fields, such as the records that a reference may name. */
  looks?: FieldOptionsByName
}

/** The page of a list that the server searches, filters and sorts, as the address says and as it is changed. */
export function usePagedRecords<Each>(type: ContentType, line: Line, options: PagedRecordsOptions) {
  const { loadFailure, defaultSort, columns, looks } = options
  const [total, setTotal] = useState(0)
  const table = useTableQuery(total, { defaultSort, initial: useFirstLook(columns) })
  const [allFilters] = useState(() => serverFiltersOf(type.fields, line))
  const filters = useFilters(allFilters, looks)
  const query = { ...table.query, ...filters.chosen }
  const page = useQuery(line, loadFailure, query, { guard: isPage })
  const answer = page.answer as { records: readonly Each[]; total: number } | undefined
  if (answer && answer.total !== total) setTotal(answer.total)

  useKeptLook(table.query, defaultSort)

  return { ...page, table, filters, query, answer }
}
