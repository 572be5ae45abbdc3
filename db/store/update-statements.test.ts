import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Options as SequelizeOptions } from 'sequelize'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer } from '#content/registry/answer.ts'
import { createAccount } from '#contract/auth/accounts.ts'
import { createBackendOn } from '#db/backend.ts'
import { connect, type Connection } from '#db/connection/connection.ts'
import { migrate } from '#tests/setup/migrate.ts'

const ACCOUNT = { username: 'wangli', realName: '王丽', password: 'correct horse battery' }

let dataDir: string
let connection: Connection
let post: (path: string, body: object) => Promise<unknown>

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'statements-'))
  connection = await connect(dataDir)
  await migrate(connection)
  const backend = await createBackendOn(told(connection), { dataDir })
  await createAccount(backend, ACCOUNT)
  let headers: Record<string, string> = { 'content-type': 'application/json' }
  post = async (path, body) => {
    const request = new Request(`http://site.test${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const response = await answer(request, backend, { address: '203.0.113.9' })
    expect(response.status).toBe(200)
    return ((await response.json()) as { data: unknown }).data
  }
  const { token } = (await post('/api/admin/login', ACCOUNT)) as { token: string }
  headers = { ...headers, authorization: `Bearer ${token}` }
})
afterEach(async () => {
  await connection.close()
  await rm(dataDir, { recursive: true })
})

let asked: string[] = []

/** The connection, whose own statements are noted in `asked`. */
function told(given: Connection): Connection {
  const { select, change } = given.statements
  const note = (sql: string) => void asked.push(verbAndTable(sql))
  const statements: Connection['statements'] = {
    select: (...sent) => (note(sent[0]), select(...sent)),
    change: (...sent) => (note(sent[0]), change(...sent)),
  }
  return { ...given, statements }
}

/** What the database was asked meanwhile, each by its verb and the table it is about. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  // Sequelize's types leave out the options it reads at each statement.
  const { options } = connection.sequelize as unknown as { options: SequelizeOptions }
  asked = []
  options.logging = (sql) => void asked.push(verbAndTable(sql))
  await work()
  options.logging = false
  return asked
}

function verbAndTable(sql: string): string {
  const statement = sql.replace(/^Executing \([^)]*\): /, '')
  const [, table = ''] = /(?:FROM|INTO|UPDATE) [`"](\w+)[`"]/.exec(statement) ?? []
  return `${statement.split(/[ ;]/)[0]} ${table}`.trim()
}

test('an update reads each thing once', async () => {
  const banner = { title: '一', imageUrl: '/upload/a.jpg', subtitle: '二', sortOrder: 3, status: 1 }
  const added = (await post('/api/banner/add', banner)) as { id: number }
  let updated: unknown
  const statements = await statementsOf(async () => {
    updated = await post('/api/banner/update', { id: added.id, title: '三' })
  })
  expect(updated).toEqual({ ...added, title: '三' })
  expect(statements).toEqual([
    'SELECT session',
    'SELECT account',
    'BEGIN',
    'SELECT banner',
    'UPDATE banner',
    'SELECT audit_anchor',
    'INSERT audit',
    'INSERT revision',
    'UPDATE audit_anchor',
    'COMMIT',
  ])
})

test('a row that was taken away meanwhile is not updated', async () => {
  const backend = await createBackendOn(connection, { dataDir })
  const update = backend.transaction(async (stores) => {
    const store = stores.of('banner')
    const row = await store.create({ title: '一' })
    await store.remove(row.id)
    return store.update(row.id, { title: '二' }, row)
  })
  await expect(update).rejects.toThrow('No row')
})
