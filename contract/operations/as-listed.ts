import type { Row } from '#contract/engine/backend.ts'
import type { Work } from '#contract/engine/operation.ts'
import { show } from '#contract/engine/show.ts'

/** A record as an administrator's list shows it, by which its version is told. */
export type ReadRow = (work: Work, row: Row) => object | Promise<object>

/** By the record's own fields, as most lists do. */
export const asListed: ReadRow = ({ type }, row) => show(type, row, 'admin')
