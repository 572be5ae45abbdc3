import type { FieldSet } from '#contract/fields/field.ts'

/** Name of the field with the picture by which a record is known; undefined where its type has none. */
export function pictureFieldOf(fields: FieldSet): string | undefined {
  const first = Object.keys(fields).find((name) => /^uploads?$/.test(fields[name]?.kind ?? ''))
  return first && (fields[first]?.media ?? 'image') === 'image' ? first : undefined
}
