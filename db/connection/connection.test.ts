import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes, type Transaction } from 'sequelize'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DATABASE_FILE, isOlder } from '#db/sqlite/connect-sqlite.ts'
import { connect, type Connection } from './connection.ts'
import { runWithDeadline } from './request-deadline.ts'
import { asStartRefusal, StartRefusal } from './start-refusal.ts'

let dataDir: string
let connection: Connection

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'connection-'))
  connection = await connect(dataDir)
  await connection.write((transaction) =>
    run('CREATE TABLE counter (id INTEGER PRIMARY KEY, height INTEGER)', transaction),
  )
  await connection.write((transaction) => run('INSERT INTO counter (id, height) VALUES (1, 0)', transaction))
})
afterEach(async () => {
  await connection.close()
  await rm(dataDir, { recursive: true })
})

async function run(sql: string, transaction?: Transaction): Promise<void> {
  await connection.sequelize.query(sql, { transaction })
}

async function heightOf(transaction?: Transaction): Promise<number> {
  const [row] = await connection.sequelize.query<{ height: number }>(
    'SELECT height FROM counter WHERE id = 1',
    {
      type: QueryTypes.SELECT,
      transaction,
    },
  )
  return row?.height ?? Number.NaN
}

async function pragma(name: string, transaction?: Transaction): Promise<unknown> {
  const [row] = await connection.sequelize.query<object>(`PRAGMA ${name}`, {
    type: QueryTypes.SELECT,
    transaction,
  })
  return Object.values(row ?? {})[0]
}

describe('the two connections', () => {
  test.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
  ])('both have %s = %s', async (name, value) => {
    expect(await pragma(name)).toBe(value)
    expect(await connection.write((transaction) => pragma(name, transaction))).toBe(value)
  })

  test('a reader waits 5 s for a lock, a writer outside of calls 50 s, one in a call no longer than the call', async () => {
    const inWrite = () => connection.write((transaction) => pragma('busy_timeout', transaction))
    expect(await pragma('busy_timeout')).toBe(5000)
    expect(await inWrite()).toBe(50_000)
    expect(await runWithDeadline(inWrite)).toBe(7000)
  })

  test('two that open a new file at once are both let in', async () => {
    for (let pair = 0; pair < 30; pair += 1) {
      const folder = join(dataDir, `pair-${pair}`)
      const opened = await Promise.all([connect(folder), connect(folder)])
      for (const each of opened) await each.close()
    }
  })

  test('200 concurrent read-then-write transactions lose no update', async () => {
    const increments = Array.from({ length: 200 }, () =>
      connection.write(async (transaction) => {
        const height = await heightOf(transaction)
        await run(`UPDATE counter SET height = ${height + 1} WHERE id = 1`, transaction)
      }),
    )
    await Promise.all(increments)
    expect(await heightOf()).toBe(200)
  })

  test('two processes on one file lose no update either', async () => {
    const other = await connect(dataDir)
    const increment = (one: Connection) =>
      one.write((transaction) =>
        one.sequelize.query('UPDATE counter SET height = height + 1', { transaction }),
      )
    await Promise.all(Array.from({ length: 50 }, () => [increment(connection), increment(other)]).flat())
    expect(await heightOf()).toBe(100)
    await other.close()
  })

  test('reads go on during a write, and see nothing of it before it ends', async () => {
    await connection.write(async (transaction) => {
      await run('UPDATE counter SET height = 5 WHERE id = 1', transaction)
      expect(await heightOf()).toBe(0)
      expect(await heightOf(transaction)).toBe(5)
    })
    expect(await heightOf()).toBe(5)
  })

  test('a failed transaction leaves nothing, and the next one works', async () => {
    const failing = connection.write(async (transaction) => {
      await run('UPDATE counter SET height = 9 WHERE id = 1', transaction)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await heightOf()).toBe(0)
    await connection.write((transaction) => run('UPDATE counter SET height = 1 WHERE id = 1', transaction))
    expect(await heightOf()).toBe(1)
  })

  test('a commit that fails does not wedge the writer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await connection.write((transaction) =>
      run(
        'CREATE TABLE child (id INTEGER PRIMARY KEY, parent INTEGER REFERENCES counter (id) DEFERRABLE INITIALLY DEFERRED)',
        transaction,
      ),
    )
    const orphan = connection.write((transaction) =>
      run('INSERT INTO child (parent) VALUES (77)', transaction),
    )
    await expect(orphan).rejects.toThrow(/FOREIGN KEY/)
    await connection.write((transaction) => run('UPDATE counter SET height = 1 WHERE id = 1', transaction))
    expect(await heightOf()).toBe(1)
    vi.restoreAllMocks()
  })

  test('a transaction inside a transaction is refused instead of waiting for ever', async () => {
    await expect(connection.write(() => connection.write(async () => 1))).rejects.toThrow(
      /inside a transaction/,
    )
  })

  test('closing waits for the write in progress and leaves one whole file', async () => {
    const writing = connection.write((transaction) =>
      run('UPDATE counter SET height = 3 WHERE id = 1', transaction),
    )
    await Promise.all([writing, connection.close()])
    expect(await readdir(dataDir)).toEqual([DATABASE_FILE])
    connection = await connect(dataDir)
    expect(await heightOf()).toBe(3)
  })
})

describe('what stops a start, in one line each', () => {
  const refused = async (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'started',
      (error) => asStartRefusal(error, '/data'),
    )

  test('SQLite older than 3.51.3', () => {
    expect(['3.44.2', '3.51.2', '3.51'].map(isOlder)).toEqual([true, true, true])
    expect(['3.51.3', '3.52.0', '4.0.0'].map(isOlder)).toEqual([false, false, false])
  })

  test('a DATA_DIR that is a file', async () => {
    await writeFile(join(dataDir, 'file'), 'x')
    const refusal = await refused(connect(join(dataDir, 'file')))
    expect(refusal).toBeInstanceOf(StartRefusal)
    expect(String(refusal)).toMatch(/DATA_DIR cannot be written/)
  })

  test('a database file that is none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'damaged-'))
    await writeFile(join(folder, DATABASE_FILE), 'this is a text, not a database. '.repeat(200))
    expect(String(await refused(connect(folder)))).toMatch(/The database file in DATA_DIR is damaged/)
    await rm(folder, { recursive: true })
  })

  test('a full disk', async () => {
    await connection.write((transaction) => run('PRAGMA max_page_count = 4', transaction))
    const filling = connection.write((transaction) =>
      run('CREATE TABLE big AS SELECT randomblob(1000000) AS noise', transaction),
    )
    expect(String(await refused(filling))).toMatch(/The disk that holds DATA_DIR is full/)
  })

  test('a driver that is not built', () => {
    const missing = new Error('Could not locate the bindings file. Tried: …')
    expect(String(asStartRefusal(missing, '/data'))).toMatch(/The sqlite3 driver is not built/)
    expect(String(asStartRefusal(new Error('Please install sqlite3 package manually'), '/data'))).toMatch(
      /not built/,
    )
  })

  test('an unknown error stays itself', () => {
    const odd = new Error('odd')
    expect(asStartRefusal(odd, '/data')).toBe(odd)
  })
})

test('a COMMIT or ROLLBACK that finds no transaction prints no plain line', async () => {
  const warned = vi.spyOn(console, 'warn')
  const undone = connection.write(async (transaction) => {
    await run('ROLLBACK', transaction)
    throw new Error('given up')
  })
  await expect(undone).rejects.toThrow('given up')
  await expect(connection.write((transaction) => run('ROLLBACK', transaction))).rejects.toThrow(
    /no transaction/,
  )
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})
