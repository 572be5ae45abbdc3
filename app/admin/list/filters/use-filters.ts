import { useState } from 'react'
import { saveInAddress, readAddress } from '#app/admin/address/address.ts'
import type { FieldOptionsByName } from '#app/admin/form/inputs/field-options.ts'
import { chosenInAddress, countActiveFilters, type Chosen, type Filter } from './filter.ts'

/** The filters of one list, and what is chosen in them. */
export interface Filters {
  filters: readonly Filter[]
  chosen: Chosen
  /** How many of them narrow the list. */
  count: number
  choose: (values: Chosen) => void
  clear: () => void
  /** How often they were cleared: a half typed day is known to its own field only. */
  timesCleared: number
  /** What the panel says of its fields, such as the records that a reference may name. */
  fieldOptions?: FieldOptionsByName
  /** The records that are narrowed, for filters by the words these have. */
  records?: readonly object[]
}

/**
 * Keeps what is chosen in a list's filters, in the address too.
 * @param isKept false for a list in a dialog, which leaves the address to the panel
 */
export function useFilters(
  filters: readonly Filter[],
  fieldOptions?: FieldOptionsByName,
  records?: readonly object[],
  isKept = true,
): Filters {
  const [chosen, setChosen] = useState(() =>
    chosenInAddress(isKept ? readAddress().look : new URLSearchParams(), filters),
  )

  const [timesCleared, setTimesCleared] = useState(0)

  function choose(values: Chosen) {
    setChosen((former) => ({ ...former, ...values }))
    if (isKept) saveInAddress(values)
  }

  const nothing = Object.fromEntries(Object.keys(chosen).map((name) => [name, '']))
  return {
    filters,
    chosen,
    count: countActiveFilters(filters, chosen),
    choose,
    clear() {
      choose(nothing)
      setTimesCleared((times) => times + 1)
    },
    timesCleared,
    fieldOptions,
    records,
  }
}
