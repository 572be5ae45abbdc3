import { QueryTypes } from 'sequelize'
import type { Backend } from '#contract/engine/backend.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { searchTextOf } from '#contract/search/search-text.ts'
import { tableNameOf } from './columns.ts'
import type { Connection } from './connection.ts'
import { SEARCH_COLUMN, searchedTypes } from './search-column.ts'
import { quoted, type RawRow } from './statements.ts'

const ROWS_AT_ONCE = 500
const TOLD_EACH = 10_000

/**
 * Writes the searched text of rows that have none: those from before an upgrade, and those put in by SQL. Each batch is a transaction
 * of its own, so a start that was stopped goes on where it was. Without such rows it costs one look at each table.
 */
export async function foldRows(connection: Connection, report?: Backend['report']): Promise<void> {
  for (const type of searchedTypes) {
    let [folded, lastId] = [0, 0]
    for (let isDone = false; !isDone;) {
      const ids = await foldSome(connection, type, lastId)
      folded += ids.length
      lastId = ids.at(-1) ?? lastId
      isDone = ids.length < ROWS_AT_ONCE
      if (folded >= ROWS_AT_ONCE && (isDone || folded % TOLD_EACH === 0))
        report?.('正在为搜索整理已有的记录，完成后网站即启动', { type: type.noun, folded, isDone }, 'warn')
    }
  }
}

/**
 * The same at a start. A row that cannot be read or written, as on a damaged page of the file, does not keep the site from starting: what
 * has no searched text is shown by every search.
 */
export async function foldRowsAtStart(connection: Connection, report?: Backend['report']): Promise<void> {
  try {
    await foldRows(connection, report)
  } catch (error) {
    report?.('未能为搜索整理全部记录，没有整理的会出现在每次搜索中，下次启动时再试', { error: String(error) })
  }
}

/** @returns the ids of the rows that were written, behind the last one before */
function foldSome(
  { sequelize, write, statements }: Connection,
  type: ContentType,
  lastId: number,
): Promise<number[]> {
  const table = quoted(tableNameOf(type))
  const column = quoted(SEARCH_COLUMN)
  const fields = ['id', ...(type.searched ?? [])].map(quoted).join(', ')
  return write(async (transaction) => {
    const rows = await sequelize.query<RawRow>(
      `SELECT ${fields} FROM ${table} WHERE "id" > ${lastId} AND ${column} IS NULL ORDER BY "id" LIMIT ${ROWS_AT_ONCE}`,
      { transaction, type: QueryTypes.SELECT },
    )
    if (rows.length === 0) return []
    const places = rows.map((_row, index) => `($${index * 2 + 1}, $${index * 2 + 2})`).join(', ')
    const values = rows.flatMap((row) => [row.id, searchTextOf(type, row)])
    // Both databases call the columns of VALUES so.
    const sql = `UPDATE ${table} SET ${column} = column2 FROM (VALUES ${places}) AS folded WHERE ${table}."id" = CAST(column1 AS BIGINT)`
    await statements.change(sql, values, transaction)
    return rows.map(({ id }) => Number(id))
  })
}
