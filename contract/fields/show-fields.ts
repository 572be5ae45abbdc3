import type { FieldSet } from './field.ts'

/** Rebuilds values in the order of `names`, each as it is on the wire. Secrets have no way out. */
export function showFields(
  fields: FieldSet,
  names: readonly string[],
  row: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  for (const name of names) {
    const field = fields[name]
    if (!field || field.kind === 'secret') continue
    const stored = row[name] ?? field.initial
    shown[name] = field.shown ? field.shown(stored, row) : stored
  }
  return shown
}
