import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes, type Transaction } from 'sequelize'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { answer } from '#content/registry/answer.ts'
import { createDatabaseBackend } from '#db/backend.ts'
import { connect, type Connection } from '#db/connection/connection.ts'
import { migrate } from '#tests/setup/migrate.ts'
import { column, type Migration } from '#db/migrations/schema.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'
import { createDatabase, nameOf, onServer } from './postgres-databases.ts'

let address: string
let connection: Connection

const run = (sql: string, transaction?: Transaction) => connection.sequelize.query(sql, { transaction })
const ask = <Found extends object>(sql: string, transaction?: Transaction) =>
  connection.sequelize.query<Found>(sql, { type: QueryTypes.SELECT, transaction })

describe('one writer', () => {
  beforeEach(async () => {
    address = await createDatabase('template0')
    connection = await connect('', address)
    await run('CREATE TABLE counter (height INTEGER)')
    await run('INSERT INTO counter VALUES (0)')
  })
  afterEach(() => connection.close())

  const heightOf = async (transaction?: Transaction) =>
    (await ask<{ height: number }>('SELECT height FROM counter', transaction))[0]?.height ?? NaN

  test('two processes lose no update of 100 read-then-write transactions', async () => {
    const other = await connect('', address)
    const increment = (one: Connection) =>
      one.write(async (transaction) => {
        const [row] = await one.sequelize.query<{ height: number }>('SELECT height FROM counter', {
          transaction,
          type: QueryTypes.SELECT,
        })
        await one.sequelize.query(`UPDATE counter SET height = ${Number(row?.height) + 1}`, { transaction })
      })
    await Promise.all(Array.from({ length: 50 }, () => [increment(connection), increment(other)]).flat())
    expect(await heightOf()).toBe(100)
    await other.close()
  })

  test('reads go on during a write, and see nothing of it before it ends', async () => {
    await connection.write(async (transaction) => {
      await run('UPDATE counter SET height = 5', transaction)
      expect(await heightOf()).toBe(0)
      expect(await heightOf(transaction)).toBe(5)
    })
    expect(await heightOf()).toBe(5)
  })

  test('a transaction inside a transaction is refused instead of waiting for ever', async () => {
    await expect(connection.write(() => connection.write(async () => 1))).rejects.toThrow(
      /inside a transaction/,
    )
  })

  test('closing waits for the write in progress', async () => {
    const writing = connection.write(async (transaction) => {
      await run('SELECT pg_sleep(0.1)', transaction)
      await run('UPDATE counter SET height = 3', transaction)
    })
    await Promise.all([writing, connection.close()])
    connection = await connect('', address)
    expect(await heightOf()).toBe(3)
  })

  test('a statement ends after 30 s, a hanging transaction after 60 s, but a long write may take its time', async () => {
    const limitOf = async (transaction?: Transaction) =>
      (await ask<{ limit: string }>(`SELECT current_setting('statement_timeout') AS "limit"`, transaction))[0]
        ?.limit
    expect(await limitOf()).toBe('30s')
    expect(await connection.write(limitOf)).toBe('30s')
    expect(await connection.write(limitOf, { isLong: true })).toBe('0')
    expect(await connection.write(limitOf)).toBe('30s')
    expect(await ask(`SELECT current_setting('idle_in_transaction_session_timeout') AS "limit"`)).toEqual([
      { limit: '1min' },
    ])
  })
})

describe('migrations', () => {
  const first: Migration = {
    name: '001-first',
    up: (schema) => schema.createTable('plant', { id: column.id, title: column.text }),
  }
  const halfFailing: Migration = {
    name: '002-half-failing',
    async up(schema) {
      await schema.createTable('animal', { id: column.id })
      await schema.run('ALTER TABLE no_such_table ADD COLUMN x TEXT')
    },
  }

  beforeEach(async () => {
    address = await createDatabase('template0')
    connection = await connect('', address)
  })
  afterEach(() => connection.close())

  test('one that fails half-way leaves the old schema and refuses the start', async () => {
    await migrate(connection, [first])
    await expect(migrate(connection, [first, halfFailing])).rejects.toThrow(StartRefusal)
    expect(
      await ask("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename"),
    ).toEqual([{ tablename: 'applied_migration' }, { tablename: 'plant' }])
  })

  test('two processes that start together apply each one once', async () => {
    const other = await connect('', address)
    const applied = await Promise.all([migrate(connection), migrate(other)])
    expect(applied.map((names) => names.length > 0).sort()).toEqual([false, true])
    expect(await migrate(connection)).toEqual([])
    await other.close()
  })
})

describe('what stops a start, in one line that names DATABASE_URL and never its password', () => {
  const refusalOf = async (databaseUrl: string): Promise<unknown> => {
    const dataDir = await mkdtemp(join(tmpdir(), 'postgres-start-'))
    try {
      await createDatabaseBackend({ dataDir, databaseUrl })
      return 'started'
    } catch (error) {
      return error
    } finally {
      await rm(dataDir, { recursive: true })
    }
  }
  const withPassword = (each: string) => each.replace('//site@', '//site:hunter2@')

  test.each([
    ['a server that is not there', () => 'postgres://site:hunter2@127.0.0.1:1/site', '服务器没有运行'],
    ['a host that is not there', () => 'postgresql://site:hunter2@no-host.invalid/site', '找不到这个主机'],
    [
      'a database that is not there',
      () => withPassword(inject('migratedPostgresAddress').replace('/postgres?', '/nothing?')),
      '没有这个数据库',
    ],
    [
      'a user that may not connect',
      () => inject('migratedPostgresAddress').replace('//site@', '//stranger:hunter2@'),
      '用户名或密码不对',
    ],
    ['a password that cannot be decoded', () => 'postgres://site:hunter2%E0@127.0.0.1:1/site', '% 编码'],
  ])('%s', async (_what, urlOf, reason) => {
    const refusal = await refusalOf(urlOf())
    expect(refusal).toBeInstanceOf(StartRefusal)
    const { message, cause } = refusal as StartRefusal
    expect(message).toContain('DATABASE_URL')
    expect(message).toContain(reason)
    expect(message).not.toContain('\n')
    expect(`${message} ${String(cause)}`).not.toContain('hunter2')
  })

  test('a database that is not encoded in UTF8', async () => {
    const odd = await createDatabase('template0', "ENCODING 'SQL_ASCII' LOCALE 'C'")
    expect(String(await refusalOf(odd))).toMatch(/SQL_ASCII.*encoded in UTF8/)
  })

  test('a user that may not create tables', async () => {
    const closed = await createDatabase('template0')
    connection = await connect('', closed)
    await run('REVOKE CREATE ON SCHEMA public FROM PUBLIC')
    await run('DROP ROLE IF EXISTS reader')
    await run('CREATE ROLE reader LOGIN')
    await connection.close()
    const refusal = await refusalOf(closed.replace('//site@', '//reader@'))
    expect(refusal).toBeInstanceOf(StartRefusal)
    expect(String(refusal)).toMatch(/DATABASE_URL.*may not create tables/)
  })
})

describe('a server that goes away', () => {
  test('readyz and calls fail in their own shape meanwhile, and go on when it is back', async () => {
    const warned = vi.spyOn(console, 'warn')
    const database = await createDatabase('postgres')
    const dataDir = await mkdtemp(join(tmpdir(), 'postgres-lost-'))
    const reported: unknown[] = []
    const report = (...facts: unknown[]) => void reported.push(facts)
    const backend = await createDatabaseBackend({ dataDir, databaseUrl: database, report })
    const list = () =>
      answer(new Request('http://site.test/api/banner/list'), backend, { address: '203.0.113.9' })
    expect((await list()).status).toBe(200)
    expect(await backend.isReady()).toBe(true)

    const cutDuringWrite = backend.transaction(async (stores) => {
      await stores.of('banner').create({ title: '写到一半' })
      await onServer(`ALTER DATABASE ${nameOf(database)} ALLOW_CONNECTIONS false`)
      await onServer(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${nameOf(database)}'`,
      )
      await stores.of('banner').create({ title: '连接已断' })
    })
    await expect(cutDuringWrite).rejects.toThrow()
    expect(await backend.isReady()).toBe(false)
    const failed = await list()
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await failed.json()).toMatchObject({ code: 503, data: null })
    expect(reported).toHaveLength(1)
    expect(JSON.stringify(reported)).not.toContain('postgres://')

    await onServer(`ALTER DATABASE ${nameOf(database)} ALLOW_CONNECTIONS true`)
    expect(await backend.isReady()).toBe(true)
    expect(await (await list()).json()).toMatchObject({ code: 200, data: [] })
    await backend.transaction((stores) => stores.of('banner').create({ title: '又写' }))
    expect(await backend.stores.of('banner').count()).toBe(1)
    await backend.close()
    await rm(dataDir, { recursive: true })
    expect(warned, 'a plain line in the structured log').not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
