import type { Values } from './record-dialog-state.ts'

/** The sentences at fields that differ from the record: what it holds already is marked, but keeps nobody from saving. */
export function changedErrors(
  errors: Record<string, string>,
  values: Values,
  record: Values | undefined,
): Record<string, string> {
  const isHeld = (name: string) =>
    record !== undefined && JSON.stringify(values[name]) === JSON.stringify(record[name])
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !isHeld(name)))
}
