import { serializeFields } from '#contract/fields/serialize-fields.ts'
import type { Row } from './backend.ts'
import type { RecordType } from './record-type.ts'

export type Audience = 'visitor' | 'admin'

/**
 * The only way a row becomes a response: declared keys in order, for visitors only `publicFields`
 * (docs/design/contract-engine.md#rules, rule 2).
 */
export function serialize(type: RecordType, row: Row, audience: Audience): Record<string, unknown> {
  if (audience === 'admin') return withId(type.hasId, row, serializeFields(type.fields, namesOf(type), row))
  const seen = namesOf(type).filter((name) => type.publicFields.includes(name))
  return withId(type.publicFields.includes('id'), row, serializeFields(type.fields, seen, row))
}

/** A record with what every other answer masks; only for acts that the journal notes. */
export function serializeUnmasked(type: RecordType, row: Row): Record<string, unknown> {
  return withId(type.hasId, row, serializeFields(type.fields, namesOf(type), row, true))
}

const namesOf = (type: RecordType) => Object.keys(type.fields)

function withId(hasId: boolean, row: Row, shown: Record<string, unknown>): Record<string, unknown> {
  return hasId ? { id: row.id, ...shown } : shown
}
