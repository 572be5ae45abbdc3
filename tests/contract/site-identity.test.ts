import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes } from 'sequelize'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sweepResumes } from '#content/application/sweep-resumes.ts'
import { createDatabaseBackend, openStoredBackend } from '#db/backend.ts'
import { connect } from '#db/connection/connection.ts'
import { migrate } from '#tests/setup/migrate.ts'
import { migrations } from '#db/migrations/migrations.generated.ts'
import { createDatabase } from './postgres-databases.ts'

const personalKey = Buffer.alloc(32, 7)
const DOCUMENT = `${'0'.repeat(32)}.pdf`

let dataDir: string
let databaseUrl: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'identity-'))
  databaseUrl = await createDatabase('template0')
})
afterEach(() => rm(dataDir, { recursive: true }))

const start = (url = databaseUrl) => createDatabaseBackend({ dataDir, databaseUrl: url, personalKey })
const command = (url = databaseUrl) => openStoredBackend({ dataDir, databaseUrl: url, personalKey })

async function started() {
  await (await start()).close()
}

async function putDocument() {
  await mkdir(join(dataDir, 'resumes'), { recursive: true })
  await writeFile(join(dataDir, 'resumes', DOCUMENT), 'x')
  const longAgo = new Date('2026-01-01T00:00:00.000Z')
  await utimes(join(dataDir, 'resumes', DOCUMENT), longAgo, longAgo)
}

async function tablesOf(url: string): Promise<number> {
  const connection = await connect('', url)
  const [found] = await connection.sequelize.query<{ total: string }>(
    "SELECT count(*) AS total FROM pg_tables WHERE schemaname = 'public'",
    { type: QueryTypes.SELECT },
  )
  await connection.close()
  return Number(found?.total)
}

test('X-87 a new PostgreSQL database beside the documents of a site is refused and left empty', async () => {
  await putDocument()
  const address = new URL(databaseUrl)
  address.password = 'hunter2'
  const refusal = await start(address.href).catch(String)
  expect(refusal).toMatch(/（resumes\/）.*DATABASE_URL（postgres:.*test_\w+）.*是新的/)
  expect(refusal).not.toContain('hunter2')
  expect([await tablesOf(databaseUrl), await readdir(dataDir)]).toEqual([0, ['resumes']])
})

test('X-87 a host whose DATABASE_URL came to name a new or another database does not start, nor does a command', async () => {
  await started()
  await putDocument()
  const siteId = await readFile(join(dataDir, 'site.id'), 'utf8')
  const [empty, other] = [await createDatabase('template0'), await createDatabase('template0')]
  const elsewhere = await mkdtemp(join(tmpdir(), 'identity-'))
  await (await createDatabaseBackend({ dataDir: elsewhere, databaseUrl: other, personalKey })).close()
  await rm(elsewhere, { recursive: true })

  await expect(start(empty)).rejects.toThrow(/（site\.id、resumes\/）.*是新的/)
  await expect(start(other)).rejects.toThrow(/属于两个不同的网站/)
  await expect(command(empty)).rejects.toThrow(/没有找到网站的数据库：DATABASE_URL（postgres:/)
  await expect(command(other)).rejects.toThrow(/属于两个不同的网站/)
  expect(await tablesOf(empty)).toBe(0)
  expect(await readdir(join(dataDir, 'resumes'))).toContain(DOCUMENT)
  expect(await readFile(join(dataDir, 'site.id'), 'utf8')).toBe(siteId)
  await started()
})

test('X-87 a command with the DATABASE_URL of a site and another DATA_DIR makes nothing there', async () => {
  await started()
  const folder = join(dataDir, 'elsewhere')
  const opening = openStoredBackend({ dataDir: folder, databaseUrl, personalKey })
  await expect(opening).rejects.toThrow(/没有 site\.id/)
  expect(await readdir(dataDir)).not.toContain('elsewhere')
})

test('X-87 a site on PostgreSQL from before is joined with its folder, and commands wait for that', async () => {
  const connection = await connect('', databaseUrl)
  await migrate(connection, migrations.slice(0, 4))
  await connection.close()
  await putDocument()
  await expect(command()).rejects.toThrow(/旧版本.*先启动一次网站/)
  await started()
  const backend = await command()
  // Its only document is one that the database does not know.
  expect(await sweepResumes(backend)).toEqual({ removed: 0, heldBack: 1 })
  expect(await backend.purgeDeleted()).toBe(true)
  await backend.close()
})

test('X-87 an upgrade that was stopped before the folder had the id goes on at the next start', async () => {
  const connection = await connect('', databaseUrl)
  await migrate(connection, migrations.slice(0, 4))
  await connection.close()
  // Nobody, not even root, writes a file there.
  const unwritable = createDatabaseBackend({ dataDir: '/proc/self/task', databaseUrl, personalKey })
  await expect(unwritable).rejects.toThrow(/DATA_DIR.*cannot be written/)
  await expect(command()).rejects.toThrow(/没有 site\.id/)
  await putDocument()
  await started()
  expect(await readdir(dataDir)).toEqual(['resumes', 'site.id', 'uploads'])
})

test('X-87 two that start a site on one PostgreSQL database and folder at once agree on its id', async () => {
  const both = await Promise.all([start(), start()])
  await Promise.all(both.map((backend) => backend.close()))
  await started()
})
