import type { Row } from '#contract/engine/backend.ts'
import type { Work } from '#contract/engine/operation.ts'
import { show } from '#contract/engine/show.ts'
import { isTaken } from '#contract/fields/check-fields.ts'

/**
 * What came for a record, without what its fields refuse but the record holds already: a rule binds what a request changes,
 * so that a record from before the rule can still be edited elsewhere.
 */
export function changedValues({ type, body }: Pick<Work, 'type' | 'body'>, row: Row): Work['body'] {
  const held: Record<string, unknown> = show(type, row, 'admin')
  const kept = Object.entries(body).filter(([name, sent]) => {
    const field = type.fields[name]
    return !field || JSON.stringify(sent) !== JSON.stringify(held[name]) || isTaken(field, sent)
  })
  return Object.fromEntries(kept)
}
