import type { Row } from '#contract/engine/backend.ts'
import type { RequestContext } from '#contract/engine/operation.ts'
import { serialize } from '#contract/engine/serialize.ts'
import { isTaken } from '#contract/fields/check-fields.ts'

/**
 * A request's values without the invalid ones that the record has already.
 * So a record from before a rule can still be changed in its other fields.
 */
export function withoutUnchangedInvalid(
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
