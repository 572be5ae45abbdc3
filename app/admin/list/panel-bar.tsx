import type { ReactNode } from 'react'
import { FilterBar } from '#design-system/filter-bar/index.ts'
import { SearchField } from '#design-system/search-field/index.ts'
import { FilterInputs } from './filters/filter-inputs.tsx'
import type { Chosen } from './filters/filter.ts'
import type { Filters } from './filters/use-filters.ts'

export interface PanelBarProps {
  /** What people call one such record. */
  typeLabel: string
  search: { value: string; onChange: (words: string) => void }
  searchPlaceholder: string
  filters: Filters
  /** A choice leaves other records, which are seen from the first page on. */
  toFirstPage: () => void
  /** How many records are left; undefined while unknown. */
  total: number | undefined
  isLoading: boolean
  /** Buttons for columns, export and order, which a phone folds with the filters. */
  tools?: ReactNode
  /** Buttons at the end, always in sight. */
  actions?: ReactNode
}

/** The toolbar above a panel's table: search, filters, result count and buttons. */
export function PanelBar(props: PanelBarProps) {
  const { typeLabel, search, searchPlaceholder, filters, toFirstPage, total, isLoading, tools, actions } =
    props
  const choose = (values: Chosen) => {
    filters.choose(values)
    toFirstPage()
  }
  return (
    <FilterBar
      label={`${typeLabel}工具栏`}
      isSticky
      search={
        <SearchField
          {...search}
          label={`搜索${typeLabel}`}
          placeholder={searchPlaceholder}
          hasSlashShortcut
        />
      }
      tools={tools}
      actions={actions}
      activeCount={filters.count + Number(search.value.trim() !== '')}
      onClear={() => {
        search.onChange('')
        filters.clear()
        toFirstPage()
      }}
      resultCount={total}
      resultNoun={`条${typeLabel}`}
      isLoading={isLoading && total === undefined}
    >
      {filters.filters.length > 0 && <FilterInputs {...filters} choose={choose} />}
    </FilterBar>
  )
}
