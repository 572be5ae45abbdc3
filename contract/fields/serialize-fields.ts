import type { FieldSet } from './field.ts'

/**
 * Rebuilds values in the order of `names`, each as it is on the wire. Secrets and internal fields have no way out.
 * @param isRevealed whether masked fields show their value
 */
export function serializeFields(
  fields: FieldSet,
  names: readonly string[],
  row: Readonly<Record<string, unknown>>,
  isRevealed = false,
): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  for (const name of names) {
    const field = fields[name]
    if (!field || field.kind === 'secret' || field.isInternal) continue
    const stored = row[name] ?? field.initial
    if (field.mask && !isRevealed) shown[name] = field.mask(stored)
    else shown[name] = field.shown ? field.shown(stored, row) : stored
  }
  return shown
}
