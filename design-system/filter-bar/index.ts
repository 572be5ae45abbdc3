export { FilterBar, type FilterBarProps } from './filter-bar.tsx'
export { FilterSelect, type FilterSelectProps } from './filter-select.tsx'
export { DateRange, type DateRangeProps } from './date-range.tsx'
