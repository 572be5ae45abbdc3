import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes } from 'sequelize'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyChain } from '#contract/audit/audit-chain.ts'
import { createDatabaseBackend, openStoredBackend, type DatabaseOptions } from '#db/backend.ts'
import { connect } from '#db/connection/connection.ts'
import { moveSiteDatabase } from '#operations/move/move-site-database.ts'
import { movedTableNames, movedTables } from '#operations/move/moved-tables.ts'
import { readRows } from '#operations/move/read-rows.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { openApi } from './api.ts'
import { createDatabase } from './postgres-databases.ts'
import { bundled } from '#tests/setup/bundled.ts'

const KEY = '07'.repeat(32)
const personalKey = Buffer.from(KEY, 'hex')
const ODD = `'";--\n\\ %_ $1 :a ? 😀 \u2028 长`

let folders: string
let source: DatabaseOptions
beforeEach(async () => {
  folders = await mkdtemp(join(tmpdir(), 'move-'))
  source = { dataDir: join(folders, 'source'), personalKey }
})
afterEach(() => rm(folders, { recursive: true }))

/** A site with an administrator, a journal, rows that refer to rows, removed rows, people's numbers and odd texts. */
async function createSite() {
  const api = await openApi(async (options) => createDatabaseBackend({ ...options, ...source }))
  for (const title of ['旗帜一', ODD, '旗帜三'])
    await api.admin('POST /api/banner/add', { body: { title, imageUrl: '/upload/a.png' } })
  await api.backend.transaction(async (stores) => {
    const { id } = await stores.of('government-module').create({ title: '模块' })
    await stores.of('gallery-image').create({ title: '图', moduleId: id })
    await stores.of('gallery-image').create({ title: '图', moduleId: null })
    await stores
      .of('application')
      .create({ name: '陈晨', idNumber: '110101199003074477', phone: '13812345678' })
    for (let each = 0; each < 450; each += 1)
      await stores
        .of('contact-message')
        .create({ name: `来信人${each}`, message: ODD, createTime: '2026-01-02T03:04:05.678Z' })
    // Its number is never given again.
    const last = await stores.of('news').create({ title: '撤下的新闻' })
    await stores.of('news').remove(last.id)
  })
  await api.close()
}

const move = (
  settings: DatabaseOptions,
  target: string,
  signal = new AbortController().signal,
  told = (_: string) => {},
) => moveSiteDatabase({ settings, target, env: {}, told, signal })

/** All that a move takes along, row by row as the file has it. */
async function contentOf({ dataDir, databaseUrl }: DatabaseOptions) {
  const connection = await connect(dataDir, databaseUrl)
  const content: Record<string, unknown[]> = {}
  for (const table of await movedTables(connection)) {
    const rows: unknown[] = []
    for await (const some of readRows(connection, table)) rows.push(...some)
    content[table.name] = rows
  }
  await connection.close()
  return content
}

async function tablesIn({ dataDir = '', databaseUrl }: Partial<DatabaseOptions>): Promise<string[]> {
  const connection = await connect(dataDir, databaseUrl)
  const sql =
    connection.dialect.name === 'sqlite'
      ? `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`
      : `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`
  const found = await connection.sequelize.query<{ name: string }>(sql, { type: QueryTypes.SELECT })
  await connection.close()
  return found.map(({ name }) => name).sort()
}

async function onDatabase(databaseUrl: string, sql: string) {
  const connection = await connect('', databaseUrl)
  await connection.sequelize.query(sql)
  await connection.close()
}

test('a site goes from SQLite to PostgreSQL and back, the same row by row, and goes on there', async () => {
  await createSite()
  const databaseUrl = await createDatabase('template0')
  const onPostgres = { ...source, databaseUrl }
  const said = (await move(source, databaseUrl)).join('\n')
  expect(said).toMatch(/已搬移 \d+ 个表，共 \d+ 行，逐行比对一致；操作记录共核对 \d+ 条，两边一致/)
  expect(said).toContain('DATABASE_URL=postgres')

  const site = await openStoredBackend(onPostgres)
  expect((await verifyChain(site.stores)).checked).toBeGreaterThan(3)
  expect(await site.stores.of('contact-message').count()).toBe(450)
  const search = '来信人449'
  expect(await site.stores.of('contact-message').count({ search })).toBe(1)
  expect((await site.stores.of('application').find())[0]).toMatchObject({ idNumber: '110101199003074477' })
  await site.close()

  const back = { ...source, dataDir: join(folders, 'back') }
  const next = (await move(onPostgres, back.dataDir)).join('\n')
  expect(next).toContain(`DATA_DIR='${back.dataDir}'`)
  expect(await contentOf(back)).toEqual(await contentOf(source))
  expect(await readFile(join(back.dataDir, 'site.id'), 'utf8')).toBe(
    await readFile(join(source.dataDir, 'site.id'), 'utf8'),
  )
  for (const place of [onPostgres, back]) {
    const started = await createDatabaseBackend(place)
    const created = await started.transaction((stores) => stores.of('news').create({ title: '新的' }))
    expect(created.id).toBe(2)
    expect(await started.stores.of('contact-message').count({ search })).toBe(1)
    await started.close()
  }
})

test('every table of a site is moved, or is one that the database makes by itself', async () => {
  const derived = /^applied_migration$/
  await createSite()
  const postgres = { databaseUrl: await createDatabase('postgres') }
  for (const place of [source, postgres])
    expect((await tablesIn(place)).filter((name) => !derived.test(name))).toEqual([...movedTableNames].sort())
})

test('a target that is used, another program’s, another site’s or the source itself is refused and stays as it is', async () => {
  await createSite()
  const used = await createDatabase('postgres')
  await expect(move(source, used)).rejects.toThrow(/^--to：目标数据库不是空的/)
  const others = await createDatabase('template0')
  await onDatabase(others, 'CREATE SCHEMA shop; CREATE TABLE shop.orders (id int)')
  await expect(move(source, others)).rejects.toThrow(/不是空的（有 1 个表，如 orders）/)
  expect(await tablesIn({ databaseUrl: others })).toEqual([])
  await expect(move(source, source.dataDir)).rejects.toThrow(/目标就是来源/)
  const databaseUrl = await createDatabase('template0')
  await move(source, databaseUrl)
  await expect(move(source, databaseUrl)).rejects.toThrow(/已经是本网站的/)
  await expect(move({ ...source, databaseUrl }, databaseUrl)).rejects.toThrow(/已经是本网站的/)
  const strangers = join(folders, 'strangers')
  await mkdir(strangers)
  await writeFile(join(strangers, 'site.id'), 'another')
  await expect(move(source, strangers)).rejects.toThrow(/另一个网站/)
  await expect(move(source, 'mysql://127.0.0.1/site')).rejects.toThrow(/^--to：应为/)
  await expect(move(source, 'postgres://127.0.0.1:1/site')).rejects.toThrow(/^--to（postgres:/)
})

test('what is written while it runs is not in the copy, and does not wait', async () => {
  await createSite()
  const site = await createDatabaseBackend(source)
  const before = await site.stores.of('banner').count()
  let writing: Promise<unknown> | undefined
  const databaseUrl = await createDatabase('template0')
  await move(source, databaseUrl, undefined, () => {
    writing ??= site.transaction((stores) => stores.of('banner').create({ title: '后来的' }))
  })
  await writing
  expect(await site.stores.of('banner').count()).toBe(before + 1)
  await site.close()
  const copy = await openStoredBackend({ ...source, databaseUrl })
  expect(await copy.stores.of('banner').count()).toBe(before)
  await copy.close()
})

test.each(['PostgreSQL', 'SQLite'])(
  'stopped or killed in the middle, a target on %s is empty, no site starts on it, and the next try does it all',
  { timeout: 90_000 },
  async (kind) => {
    await createSite()
    const target = kind === 'SQLite' ? join(folders, 'target') : await createDatabase('template0')
    const place = kind === 'SQLite' ? { dataDir: target } : { databaseUrl: target }
    const stopping = new AbortController()
    let told = 0
    const stopped = move(source, target, stopping.signal, () => {
      if ((told += 1) > 20) stopping.abort()
    })
    await expect(stopped).rejects.toThrow(/abort/i)
    expect(await tablesIn(place)).toEqual([])

    const child = spawn(process.execPath, [await bundled('operations/move/move.ts'), '--to', target], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: source.dataDir, PII_KEY: KEY },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    // Said once the transaction has begun.
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(await tablesIn(place)).toEqual([])
    await expect(openStoredBackend({ ...source, ...place })).rejects.toThrow('没有找到网站的数据库')
    expect((await move(source, target)).join('\n')).toContain('逐行比对一致')
  },
)
