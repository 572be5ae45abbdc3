import { useState } from 'react'
import { useTableView } from '#design-system/data-table/index.ts'
import { foldText } from '#contract/search/fold-text.ts'
import { filtersOf, passesFilters } from './filters/filter.ts'
import { useFilters } from './filters/use-filters.ts'
import type { ListRecord, RecordListProps } from './record-list-props.ts'
import { useInitialTableQuery, useTableQueryInAddress } from './table-query-in-address.ts'

/** Search, filters, sort and page of a list, also kept in the address except in a dialog. */
export function useListView(props: RecordListProps) {
  const { type, searchIn, fieldOptions, isNested } = props
  const rows = props.records.answer
  const [allFilters] = useState(() => filtersOf(type.fields, props.filters ?? []))
  const filters = useFilters(allFilters, fieldOptions, rows, !isNested)
  const table = useTableView<ListRecord>(
    rows?.filter((record) => passesFilters(record, filters.filters, filters.chosen)),
    { searchIn, fold: foldText, initial: useInitialTableQuery(Object.keys(type.fields), !isNested) },
  )
  useTableQueryInAddress(table.query, null, !isNested)
  return {
    filters,
    table,
    /** A search or filter leaves some records out. */
    isNarrowed: table.isSearching || filters.count > 0,
  }
}
