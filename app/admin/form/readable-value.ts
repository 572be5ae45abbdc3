import type { Field } from '#contract/fields/field.ts'

/**
 * A field's value as people read it: options by their labels, each list entry on its own line.
 * @returns '' for what is not there
 */
export function readableValue(field: Field, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value))
    return value.map((entry, index) => `${index + 1}. ${readableEntry(field, entry)}`).join('\n')
  return field.options?.[String(value)] ?? (typeof value === 'object' ? JSON.stringify(value) : String(value))
}

function readableEntry({ fields }: Field, entry: unknown): string {
  if (!fields || typeof entry !== 'object' || entry === null) return String(entry)
  return Object.entries(fields)
    .flatMap(([name, field]) => {
      const text = readableValue(field, (entry as Record<string, unknown>)[name])
      return text === '' ? [] : [`${field.label}：${text}`]
    })
    .join('；')
}
