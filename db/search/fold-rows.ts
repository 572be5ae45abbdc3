import { QueryTypes } from 'sequelize'
import type { Backend } from '#contract/engine/backend.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { searchTextOf } from '#contract/search/search-text.ts'
import { tableNameOf } from '#db/store/columns.ts'
import type { Connection } from '#db/connection/connection.ts'
import { SEARCH_COLUMN, searchedTypes } from './search-column.ts'
import { quoteName, type RawRow } from '#db/connection/statements.ts'

const ROWS_AT_ONCE = 500
const TOLD_EACH = 10_000
/** More than a damaged page holds: so many failures without a success are a full disk or a lost database. */
const MOST_FAILURES = 100

/**
 * Writes the searched text of rows that have none: from before an upgrade, or put in by SQL. What cannot be written stays as it
 * is, is reported, and is shown by every search.
 */
export async function foldRows(connection: Connection, report?: Backend['report']): Promise<void> {
  for (const type of searchedTypes) {
    const failures: unknown[] = []
    await foldRowsOf(connection, type, { failures, report }).catch((error) => failures.push(error))
    if (failures.length === 0) continue
    const facts = { type: type.typeLabel, rows: failures.length, error: String(failures[0]) }
    report?.('未能为搜索整理全部记录，没有整理的会出现在每次搜索中，下次启动时再试', facts)
  }
}

async function foldRowsOf(
  connection: Connection,
  type: ContentType,
  { failures, report }: { failures: unknown[]; report?: Backend['report'] },
): Promise<void> {
  let [folded, lastId] = [0, 0]
  for (let isDone = false; !isDone;) {
    try {
      const ids = await foldSome(connection, type, `> ${lastId}`)
      folded += ids.length
      lastId = ids.at(-1) ?? lastId
      isDone = ids.length < ROWS_AT_ONCE
    } catch {
      folded += await foldEach(connection, type, { lastId, failures })
      lastId += ROWS_AT_ONCE
    }
    if (folded >= ROWS_AT_ONCE && (isDone || folded % TOLD_EACH === 0))
      report?.('正在为搜索整理已有的记录，完成后网站即启动', { type: type.typeLabel, folded, isDone }, 'warn')
  }
}

/**
 * The next rows one by one, so that only what is damaged is left out.
 * @returns how many were written
 * @throws what the last of many failures was
 */
async function foldEach(
  connection: Connection,
  type: ContentType,
  { lastId, failures }: { lastId: number; failures: unknown[] },
): Promise<number> {
  let [folded, failedInTurn] = [0, 0]
  for (let id = lastId + 1; id <= lastId + ROWS_AT_ONCE; id += 1) {
    try {
      const { length } = await foldSome(connection, type, `= ${id}`)
      folded += length
      if (length > 0) failedInTurn = 0
    } catch (error) {
      failedInTurn += 1
      if (failedInTurn === MOST_FAILURES) throw error
      failures.push(error)
    }
  }
  return folded
}

/**
 * One transaction. It looks for a row before, so that a start with nothing to fold takes no lock.
 * @param ids which of them are looked at
 * @returns the ids of the rows that were written
 */
async function foldSome(
  { sequelize, write, statements }: Connection,
  type: ContentType,
  ids: string,
): Promise<number[]> {
  const table = quoteName(tableNameOf(type))
  const column = quoteName(SEARCH_COLUMN)
  const unfolded = `FROM ${table} WHERE "id" ${ids} AND ${column} IS NULL`
  const found = await sequelize.query(`SELECT 1 ${unfolded} LIMIT 1`, { type: QueryTypes.SELECT })
  if (found.length === 0) return []
  const fields = ['id', ...(type.searched ?? [])].map(quoteName).join(', ')
  return write(async (transaction) => {
    const rows = await sequelize.query<RawRow>(
      `SELECT ${fields} ${unfolded} ORDER BY "id" LIMIT ${ROWS_AT_ONCE}`,
      { transaction, type: QueryTypes.SELECT },
    )
    if (rows.length === 0) return []
    const places = rows.map((_row, index) => `($${index * 2 + 1}, $${index * 2 + 2})`).join(', ')
    const values = rows.flatMap((row) => [row.id, searchTextOf(type, row)])
    // Both databases name the columns of VALUES `column1` and `column2`.
    const sql = `UPDATE ${table} SET ${column} = column2 FROM (VALUES ${places}) AS folded WHERE ${table}."id" = CAST(column1 AS BIGINT)`
    await statements.change(sql, values, transaction)
    return rows.map(({ id }) => Number(id))
  })
}
