import { useState } from 'react'
import { useTableQuery, type TableSort } from '#design-system/data-table/index.ts'
import type { Endpoint } from '#content/registry/api-client.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { serverFiltersOf } from './filters/filter.ts'
import { useFilters } from './filters/use-filters.ts'
import type { FieldOptionsByName } from '#app/admin/form/inputs/field-options.ts'
import { useInitialTableQuery, useTableQueryInAddress } from './table-query-in-address.ts'
import { isPage } from '#app/admin/api/response-guards.ts'
import { useQuery } from '#app/admin/api/use-query.ts'

interface PagedRecordsOptions {
  loadFailure: string
  defaultSort: TableSort
  /** Fields shown as columns; the table is sorted by no other. */
  columns: readonly string[]
  /** What the panel says of its fields, such as the records that a reference may name. */
  fieldOptions?: FieldOptionsByName
}

/** One page of a list that the server searches, filters and sorts; the address holds the query. */
export function usePagedRecords<Each>(type: ContentType, endpoint: Endpoint, options: PagedRecordsOptions) {
  const { loadFailure, defaultSort, columns, fieldOptions } = options
  const [total, setTotal] = useState(0)
  const table = useTableQuery(total, { defaultSort, initial: useInitialTableQuery(columns) })
  const [allFilters] = useState(() => serverFiltersOf(type.fields, endpoint))
  const filters = useFilters(allFilters, fieldOptions)
  const query = { ...table.query, ...filters.chosen }
  const page = useQuery(endpoint, loadFailure, query, { guard: isPage })
  const answer = page.answer as { records: readonly Each[]; total: number } | undefined
  if (answer && answer.total !== total) setTotal(answer.total)

  useTableQueryInAddress(table.query, defaultSort)

  return { ...page, table, filters, query, answer }
}
