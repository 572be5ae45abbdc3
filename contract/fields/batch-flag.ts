import type { FieldSet } from './field.ts'

/**
 * Name of the flag that a row's switch and bulk acts set: `status`, else the last editable flag. Undefined where there
 * is none.
 */
export function batchFlagOf(fields: FieldSet): string | undefined {
  const isSet = (name: string) => fields[name]?.kind === 'flag' && !fields[name].isInternal
  return isSet('status') ? 'status' : Object.keys(fields).findLast(isSet)
}
