import type { FieldSet } from './field.ts'

/** Name of the flag that a bulk act switches on and off: the last one people set; undefined where there is none. */
export function batchFlagOf(fields: FieldSet): string | undefined {
  return Object.keys(fields).findLast((name) => fields[name]?.kind === 'flag' && !fields[name].isInternal)
}
