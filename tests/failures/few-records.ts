import { storedTypes } from '#content/registry/stored-types.ts'
import type { Content } from '#mocks/fill-tables.ts'
import { sampleContent } from '#mocks/sample-content.ts'

/** Enough to choose, to order and to delete some. */
const OF_EACH = 3

/** Kinds of field by whose values the console shows lists apart. */
const apart = ['choice', 'reference']
/** What other records and files hang on stays whole. */
const whole = ['resume', 'revision']

/**
 * The sample content with few records in each list. A run draws thousands of screens and would spend nearly all its
 * time on rows.
 */
export const fewRecords: Content = Object.fromEntries(
  Object.entries(sampleContent)
    .filter(([typeName]) => !whole.includes(typeName))
    .map(([typeName, rows]) => [typeName, fewOf(typeName, rows)]),
)

function fewOf(typeName: string, rows: Content[string]): Content[string] {
  const fields = storedTypes.find(({ name }) => name === typeName)?.fields ?? {}
  const keys = Object.keys(fields).filter((name) => apart.includes(fields[name]?.kind ?? ''))
  const counts = new Map<string, number>()
  return rows
    .map((row, index): Readonly<Record<string, unknown>> => ({ id: index + 1, ...row }))
    .filter((row) => {
      const list = keys.map((key) => String(row[key] ?? '')).join('\n')
      counts.set(list, (counts.get(list) ?? 0) + 1)
      return (counts.get(list) ?? 0) <= OF_EACH
    })
}
