import type { ContentType } from '#contract/engine/content-type.ts'
import type { Field } from '#contract/fields/field.ts'

/** The field whose order comes first, where records stand in groups that have an order too; those stay where they are. */
export function parentSortOf({ fields }: Pick<ContentType, 'fields'>): Field | undefined {
  const orders = Object.values(fields).filter(({ kind }) => kind === 'order')
  return orders.length > 1 ? orders[0] : undefined
}
