import type { RecordOf } from '#contract/engine/content-type.ts'
import type { annotationSupport } from './data-annotation-support.type.ts'

/** A sub-category as administrators read it. */
export type SupportRecord = RecordOf<typeof annotationSupport> & { id: number }

/** A category: what all records that name it have in common. */
export interface SupportCategory {
  name: string
  order: number
  /** Whether visitors see it. */
  status: 0 | 1
  /** Its sub-categories. */
  records: readonly SupportRecord[]
}

/** The categories of annotation types, in their order; the first record of each speaks for it. */
export function categoriesOf(records: readonly SupportRecord[]): SupportCategory[] {
  const names = [...new Set(records.map(({ category }) => category))]
  const categories = names.flatMap((name) => {
    const own = records.filter(({ category }) => category === name)
    const [first] = own
    return first ? [{ name, order: first.categoryOrder, status: first.categoryStatus, records: own }] : []
  })
  return categories.sort((one, other) => one.order - other.order)
}
