import { useState } from 'react'
import { useTableView } from '#design-system/data-table/index.ts'
import { foldText } from '#contract/search/fold-text.ts'
import { filtersOf, passes } from './filters/filter.ts'
import { useFilters } from './filters/use-filters.ts'
import type { Each, RecordListProps } from './record-list-props.ts'
import { useFirstLook, useKeptLook } from './table-look.ts'

/** Search, filters, sort and page of a list; they also stand in the address, except in a dialog. */
export function useListView(props: RecordListProps) {
  const { type, searchIn, looks, isNested } = props
  const rows = props.records.answer
  const [allFilters] = useState(() => filtersOf(type.fields, props.filters ?? []))
  const filters = useFilters(allFilters, looks, rows, !isNested)
  const table = useTableView<Each>(
    rows?.filter((record) => passes(record, filters.filters, filters.chosen)),
    { searchIn, fold: foldText, initial: useFirstLook(Object.keys(type.fields), !isNested) },
  )
  useKeptLook(table.query, null, !isNested)
  return {
    filters,
    table,
    /** A search or filter leaves some records out. */
    isNarrowed: table.isSearching || filters.count > 0,
  }
}
