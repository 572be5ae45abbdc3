import type { Row } from './backend.ts'
import type { ContentType } from './content-type.ts'
import { showFields } from '#contract/fields/show-fields.ts'

export type Audience = 'visitor' | 'admin'

/**
 * The only way a row becomes an answer: declared keys in declared order, for visitors those of `visitorsSee`
 * (contract-engine.md, rule 2).
 */
export function show(type: ContentType, row: Row, audience: Audience): Record<string, unknown> {
  const declared = Object.keys(type.fields)
  if (audience === 'admin') {
    const shown = showFields(type.fields, declared, row)
    return type.hasId ? { id: row.id, ...shown } : shown
  }
  const seen = showFields(
    type.fields,
    declared.filter((name) => type.visitorsSee.includes(name)),
    row,
  )
  return type.visitorsSee.includes('id') ? { id: row.id, ...seen } : seen
}
