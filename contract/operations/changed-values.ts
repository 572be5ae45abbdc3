import type { Row } from '#contract/engine/backend.ts'
import type { RequestContext } from '#contract/engine/operation.ts'
import { serialize } from '#contract/engine/serialize.ts'
import { isTaken } from '#contract/fields/check-fields.ts'

/**
 * What came for a record, without what its fields refuse but the record holds already: a rule binds what a request changes,
 * so that a record from before the rule can still be edited elsewhere.
 */
export function changedValues(
  { type, body }: Pick<RequestContext, 'type' | 'body'>,
  row: Row,
): RequestContext['body'] {
  const held: Record<string, unknown> = serialize(type, row, 'admin')
  const kept = Object.entries(body).filter(([name, sent]) => {
    const field = type.fields[name]
    return !field || JSON.stringify(sent) !== JSON.stringify(held[name]) || isTaken(field, sent)
  })
  return Object.fromEntries(kept)
}
