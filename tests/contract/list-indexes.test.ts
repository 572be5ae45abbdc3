import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes } from 'sequelize'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Stores } from '#contract/engine/backend.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { isSortableKind, pageQuery } from '#contract/operations/page-query.ts'
import { storedFields } from '#contract/stored-types.ts'
import { createBackendOn } from '#db/backend.ts'
import { tableNameOf } from '#db/columns.ts'
import { DATABASE_FILE } from '#db/connect-sqlite.ts'
import { connect, type Connection } from '#db/connection.ts'
import { borrowDatabase } from './postgres-databases.ts'

const ROWS = 5000
const pagedTypes: readonly ContentType[] = contract.filter(({ calls }) =>
  calls.some(({ operation }) => operation.name === 'paged'),
)
const namedOf = ({ calls }: ContentType) =>
  calls.filter(({ operation }) => operation.name === 'paged').flatMap(({ queryNames }) => queryNames)
/** Half of the rows have it. */
const valueOf = ({ fields }: ContentType, name: string) => Object.keys(fields[name]?.options ?? { 1: '' })[0]
const narrowingsOf = (type: ContentType) =>
  namedOf(type).flatMap((name) => {
    const narrowed = `${name}=${valueOf(type, name)}`
    return [narrowed, `${narrowed}&sort=createTime`, `${narrowed}&from=2026-01-02&to=2026-01-12`]
  })
const sortsOf = (name: string) => [`sort=${name}&order=asc`, `sort=${name}&order=desc`]
const asked = pagedTypes.flatMap((type) => {
  const sortable = Object.keys(type.fields).filter((name) => isSortableKind(type, name))
  const byStatus = type.fields.status ? ['status=0', 'status=1&sort=createTime'] : []
  const filters = ['from=2026-01-02&to=2026-01-03', ...byStatus]
  return [...sortable.flatMap(sortsOf), ...filters, ...narrowingsOf(type)].map(
    (query) => [type.name, query, type] as const,
  )
})
/** Read from the table itself, which SQLite keeps in this order. */
const askedById = pagedTypes.flatMap((type) =>
  ['', ...sortsOf('id')].map((query) => [type.name, query, type] as const),
)

interface Database {
  name: string
  explain: string
  /** A plan that reads more than the page. */
  slowly: RegExp
  open(): Promise<Connection>
  close(): Promise<void>
}

let dataDir: string
let giveBack: () => Promise<void>
const databases: Database[] = [
  {
    name: 'SQLite',
    explain: 'EXPLAIN QUERY PLAN',
    slowly: /TEMP B-TREE/,
    async open() {
      await copyFile(inject('migratedSqliteFile'), join(dataDir, DATABASE_FILE))
      return connect(dataDir)
    },
    close: () => connection.close(),
  },
  {
    name: 'PostgreSQL',
    explain: 'EXPLAIN',
    slowly: /Sort|Seq Scan/,
    async open() {
      const borrowed = await borrowDatabase()
      giveBack = borrowed.giveBack
      return borrowed.connection
    },
    close: () => giveBack(),
  },
]

let connection: Connection
let stores: Stores

describe.each(databases)('the first page on $name', ({ name, open, close, explain, slowly }) => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'list-indexes-'))
    connection = await open()
    stores = (await createBackendOn(connection, { dataDir })).stores
    for (const type of pagedTypes) await fill(type)
    if (name === 'PostgreSQL') await connection.sequelize.query('ANALYZE')
  })
  afterAll(async () => {
    await close()
    await rm(dataDir, { recursive: true })
  })

  test.each(asked)('of %s by %s is read from an index in its order', async (_name, query, type) => {
    const plan = await planOf(type, query, explain)
    expect(plan).toMatch(/using index|index scan/i)
    expect(plan).not.toMatch(slowly)
  })

  test.each(askedById)('of %s by %s is read in the order of ids', async (_name, query, type) => {
    expect(await planOf(type, query, explain)).not.toMatch(slowly)
  })

  test.each(pagedTypes)('the number of all rows of $name is not counted', async ({ name: typeName }) => {
    expect(await stores.of(typeName).count()).toBe(ROWS)
    const sql = await sqlOf(() => stores.of(typeName).count())
    expect(sql).toContain('row_count')
    await connection.write(async (transaction) => {
      await connection.sequelize.query('UPDATE row_count SET total = 77', { transaction })
      const [found] = await connection.sequelize.query<{ total: number }>(sql, {
        transaction,
        type: QueryTypes.SELECT,
      })
      expect(Number(found?.total)).toBe(77)
      await connection.sequelize.query(`UPDATE row_count SET total = ${ROWS}`, { transaction })
    })
  })
})

async function planOf(type: ContentType, query: string, explain: string): Promise<string> {
  const page = pageQuery(type, [], new URLSearchParams(`page=1&size=10&${query}`), namedOf(type))
  const sql = await sqlOf(() => stores.of(type.name).find(page))
  const plan = await connection.sequelize.query<object>(`${explain} ${sql}`, { type: QueryTypes.SELECT })
  return plan.flatMap((line) => Object.values(line)).join('\n')
}

/** What the store asks the database. */
async function sqlOf(work: () => Promise<unknown>): Promise<string> {
  let asked = ''
  const { options } = connection.sequelize as unknown as { options: { logging: unknown } }
  options.logging = (line: string) => void (asked = line.replace(/^Executing \([^)]*\): /, ''))
  await work()
  options.logging = false
  return asked
}

async function fill(type: ContentType): Promise<void> {
  const values = storedFields(type).map(({ name, column }) => {
    if (name === 'createTime') return `'2026-01-' || (n % 28 + 10) || 'T00:00:00.' || n`
    const [one, other] = Object.keys(
      type.fields[name]?.kind === 'choice' ? (type.fields[name].options ?? {}) : {},
    )
    if (other) return `CASE n % 2 WHEN 1 THEN '${one}' ELSE '${other}' END`
    return column === 'integer' ? 'n % 2' : `'某' || (n % 97)`
  })
  const names = storedFields(type).map(({ name }) => `"${name}"`)
  await connection.write((transaction) =>
    connection.sequelize.query(
      `INSERT INTO ${tableNameOf(type)} (${names.join(', ')})
       WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${ROWS})
       SELECT ${values.join(', ')} FROM numbers`,
      { transaction, type: QueryTypes.RAW },
    ),
  )
}
