import { batchFlagOf } from '#contract/fields/batch-flag.ts'
import type { FieldSet } from '#contract/fields/field.ts'

/** Name of the flag that a row's switch sets; `status` where a type marks none. */
export function statusFieldOf(fields: FieldSet): string {
  return batchFlagOf(fields) ?? 'status'
}
