import type { ContentType } from '#contract/engine/content-type.ts'
import type { Draft } from '#app/admin/local-data/drafts.ts'
import type { Values } from './use-record-dialog.ts'

/** Values that all records of a panel share, such as the category of a case. */
export type FixedValues = Readonly<Record<string, string | number>>

/** Whether a record has all of these values. */
export function matchesScope(record: object, only: FixedValues = {}): boolean {
  return Object.entries(only).every(([name, value]) => (record as Values)[name] === value)
}

/** Whether a draft was typed in a panel whose records have all of these values. */
export const isDraftInScope = (draft: Draft, only?: FixedValues): boolean =>
  matchesScope({ ...draft.typed, ...draft.only }, only)

/** A key for the records of one panel, such as one category of a type. */
export function scopeKey(type: ContentType, only: FixedValues = {}): string {
  return [type.name, ...Object.entries(only).map(([name, value]) => `${name}=${value}`)].join(':')
}
