import { contentType } from '#contract/engine/content-type.ts'
import { auditOf } from './audit-of.ts'
import { typeNouns } from './type-nouns.ts'

const kinds = Object.entries(typeNouns).map(([name, noun]) =>
  contentType({ name, noun, fields: {}, calls: [] }),
)

/** The journal as its list needs it: of the records that it tells of, the names alone. */
export const listedAudit = auditOf(kinds)
