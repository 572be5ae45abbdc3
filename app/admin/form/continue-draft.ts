import type { FieldSet } from '#contract/fields/field.ts'
import type { Draft } from '#app/admin/local-data/drafts.ts'
import type { Editing, Values } from './use-record-dialog.ts'
import type { ForeignChange } from './concurrent-changes.ts'
import { valuesToSend } from './form-values.ts'
import { mergeValues } from './merge-values.ts'

/** What has to be decided after somebody else has saved the same record. */
export interface RecordConflict {
  /** The record as it is now. */
  current: Values
  /** Names of the fields that both sides changed. */
  disputed: readonly string[]
  /** What the other side changed, by whom and when. */
  changes: readonly ForeignChange[]
}

/** A draft that a form goes on with. */
export interface ContinuedDraft {
  draft: Draft
  /** Somebody else has first saved the record since; who and when is to be looked up. */
  conflict?: RecordConflict
  /** Names of the fields that the other side changed. */
  changed: readonly string[]
}

/** A draft over the record as it is now: fields that were declared since have its values. */
export function continueDraft(
  left: Draft,
  fields: FieldSet,
  { record, from, version }: Editing,
): ContinuedDraft {
  const mine = { ...from, ...valuesToSend(fields, left.typed) }
  // The record was first saved after the draft was begun: no version tells the server of that.
  if (record && left.version === undefined) {
    const { values, taken, disputed } = mergeValues(fields, { base: left.base, mine, theirs: record })
    const draft = { ...left, typed: values, version, base: record }
    return { draft, conflict: { current: record, disputed, changes: [] }, changed: [...taken, ...disputed] }
  }
  const base = left.version === version ? from : left.base
  // A deleted record has no version to match.
  return { draft: { ...left, typed: mine, version: record && left.version, base }, changed: [] }
}
