import type { ContentType } from '#contract/engine/content-type.ts'
import { storedMoment } from '#contract/shared/moments.ts'
import { withRow, type Tables } from './memory-tables.ts'

/** Rows by name of their content type; a row without an id gets the next one. */
export type Content = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** Tables that hold the content, each row whole: what it leaves out starts as declared. */
export function fillTables(types: ReadonlyMap<string, ContentType>, content: Content, now: Date): Tables {
  const tables: Tables = new Map()
  for (const [typeName, rows] of Object.entries(content)) {
    const type = types.get(typeName)
    if (!type) throw new Error(`No rows are kept of ${typeName}`)
    rows.forEach((row, index) =>
      withRow(tables, typeName, { id: index + 1, ...initialValues(type, now), ...row }),
    )
  }
  return tables
}

function initialValues(type: ContentType, now: Date): Record<string, unknown> {
  const fields = Object.entries(type.fields)
  return Object.fromEntries(
    fields.map(([name, { initial, isCreationTime }]) => [name, isCreationTime ? storedMoment(now) : initial]),
  )
}
