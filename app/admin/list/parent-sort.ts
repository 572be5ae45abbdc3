import type { ContentType } from '#contract/engine/content-type.ts'
import type { Field } from '#contract/fields/field.ts'

/** The order of the groups that records belong to, which sorts before their own; undefined without groups. */
export function parentSortOf({ fields }: Pick<ContentType, 'fields'>): Field | undefined {
  const orders = Object.values(fields).filter(({ kind }) => kind === 'order')
  return orders.length > 1 ? orders[0] : undefined
}
