import type { Values } from './use-record-dialog.ts'

/** The errors that prevent a save. An invalid value that the saved record has already is only marked. */
export function blockingErrors(
  errors: Record<string, string>,
  values: Values,
  record: Values | undefined,
): Record<string, string> {
  const isHeld = (name: string) =>
    record !== undefined && JSON.stringify(values[name]) === JSON.stringify(record[name])
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !isHeld(name)))
}
