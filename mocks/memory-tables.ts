import type { Row } from '#contract/engine/backend.ts'

/** The rows of one content type. A removed id is never given again. */
export interface Table {
  rows: ReadonlyMap<number, Row>
  lastId: number
}

/** All rows, by content type. A transaction works on a copy and puts it in place when it ends well. */
export type Tables = Map<string, Table>

/** One content type's rows, of which there may be none yet. */
export function tableOf(tables: Tables, typeName: string): Table {
  return tables.get(typeName) ?? { rows: new Map(), lastId: 0 }
}

/** Puts one row in place without touching the table others may still be reading. */
export function withRow(tables: Tables, typeName: string, row: Row): void {
  const { rows, lastId } = tableOf(tables, typeName)
  tables.set(typeName, { rows: new Map(rows).set(row.id, row), lastId: Math.max(lastId, row.id) })
}

/** Takes one row away; its id stays used up. */
export function withoutRow(tables: Tables, typeName: string, id: number): void {
  const { rows, lastId } = tableOf(tables, typeName)
  const left = new Map(rows)
  left.delete(id)
  tables.set(typeName, { rows: left, lastId })
}
