import type { Row } from '#contract/engine/backend.ts'
import type { RequestContext } from '#contract/engine/operation.ts'
import { serialize } from '#contract/engine/serialize.ts'

/** A record as an administrator's list shows it, by which its version is told. */
export type ReadRow = (ctx: RequestContext, row: Row) => object | Promise<object>

/** By the record's own fields, as most lists do. */
export const asListed: ReadRow = ({ type }, row) => serialize(type, row, 'admin')
