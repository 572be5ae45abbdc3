import { versionOf } from '#contract/engine/version.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import type { Values } from './use-record-dialog.ts'

/** One record in three states. */
export interface Versions {
  /** The values that the form began with; undefined where they are not known. */
  base: Values | undefined
  /** The values of the form. */
  mine: Values
  /** The record as somebody else has saved it. */
  theirs: Values
}

/** The result of a merge. */
export interface Merge {
  /** The form's values, with those that only the other side changed. */
  values: Values
  /** Names of the fields that were taken from the other side. */
  taken: readonly string[]
  /** Names of the fields that both sides changed, each in another way; `values` has those of the form. */
  disputed: readonly string[]
}

/** Merges two changes of one record, field by field. */
export function mergeValues(fields: FieldSet, { base, mine, theirs }: Versions): Merge {
  const differing = Object.keys(fields).filter(
    (name) => !fields[name]?.setByServer && name in theirs && !isSameValue(mine[name], theirs[name]),
  )
  const isOnlyTheirs = (name: string) => base !== undefined && isSameValue(base[name], mine[name])
  const isOnlyMine = (name: string) => base !== undefined && isSameValue(base[name], theirs[name])
  const taken = differing.filter(isOnlyTheirs)
  return {
    values: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) },
    taken,
    disputed: differing.filter((name) => !isOnlyTheirs(name) && !isOnlyMine(name)),
  }
}

/** Whether two values of a field are the same, whatever the order of keys; an empty text is no value. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return versionOf({ value: one ?? '' }) === versionOf({ value: other ?? '' })
}
