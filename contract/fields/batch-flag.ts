import type { FieldSet } from './field.ts'

/**
 * Name of the flag that a row's switch and a bulk act turn on and off: `status`, or the last one people set where no
 * flag has that name; undefined where there is none.
 */
export function batchFlagOf(fields: FieldSet): string | undefined {
  const isSet = (name: string) => fields[name]?.kind === 'flag' && !fields[name].isInternal
  return isSet('status') ? 'status' : Object.keys(fields).findLast(isSet)
}
