import type { FieldSet } from './field.ts'

/**
 * Name of the field that 调整顺序 sets: the innermost order, where groups of records have one too. Undefined where there
 * is none.
 */
export function orderFieldOf(fields: FieldSet): string | undefined {
  return Object.keys(fields).findLast((name) => fields[name]?.kind === 'order')
}
