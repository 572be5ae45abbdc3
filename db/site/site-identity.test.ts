import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes } from 'sequelize'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabaseBackend, openStoredBackend } from '#db/backend.ts'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import { connect } from '#db/connection/connection.ts'
import { migrate } from '#tests/setup/migrate.ts'
import { migrations } from '#db/migrations/migrations.generated.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'

const personalKey = Buffer.alloc(32, 7)
const DOCUMENT = `${'0'.repeat(32)}.pdf`
const OWN_ID = '11111111-1111-4111-8111-111111111111'
const OTHER_ID = '22222222-2222-4222-8222-222222222222'

/** The schema before the id of a site was kept, and today's. */
const versions = { old: migrations.slice(0, 4), current: migrations }

let templates: string
beforeAll(async () => {
  templates = await mkdtemp(join(tmpdir(), 'templates-'))
  for (const [version, applied] of Object.entries(versions)) {
    const connection = await connect(join(templates, version))
    await migrate(connection, applied)
    await connection.close()
  }
})
afterAll(() => rm(templates, { recursive: true }))

let dataDir: string
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'identity-')), 'data')
})
afterEach(() => rm(join(dataDir, '..'), { recursive: true }))

const start = () => createDatabaseBackend({ dataDir, personalKey }).then((backend) => backend.close())
const command = () => openStoredBackend({ dataDir, personalKey }).then((backend) => backend.close())
const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'starts',
    (error: unknown) => error,
  )
const idInFolder = () => readFile(join(dataDir, 'site.id'), 'utf8').catch(() => undefined)
/** Without the logs of an open database, which come and go. */
const allFiles = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/-(wal|shm)$/.test(entry.name))
    .map(({ name }) => name)
    .sort()

async function put(name: string, text = 'x') {
  await mkdir(join(dataDir, name, '..'), { recursive: true })
  await writeFile(join(dataDir, name), text)
}

async function onDatabase(sql: string, type = QueryTypes.RAW): Promise<unknown> {
  const connection = await connect(dataDir)
  const found = await connection.write((transaction) =>
    connection.sequelize.query(sql, { transaction, type }),
  )
  await connection.close()
  return found
}

const folders = {
  absent: async () => undefined,
  empty: () => mkdir(join(dataDir, 'uploads', '.incoming'), { recursive: true }),
  'with the same id': () => put('site.id', `${OWN_ID}\n`),
  'with another id': () => put('site.id', `${OTHER_ID}\n`),
  'with a damaged id': () => put('site.id', ''),
  'with a document, without id': () => put(`resumes/${DOCUMENT}`),
  'with an upload, without id': () => put('uploads/a.png'),
  'with a discarded document, without id': () => put(`trash/${DOCUMENT}`),
  'with a key, without id': () => put('pii.key'),
}

/** What a database may have been through before the start; each in the folder as it is by then. */
const databases = {
  'a missing database': async () => undefined,
  'a database of 0 bytes': () => put(DATABASE_FILE, ''),
  'a database without tables': async () => void (await onDatabase('SELECT 1')),
  'a database from before': () => migratedTo('old'),
  'a database with an id': () => withId(0),
  'a used database with an id': async () => {
    await withId(0)
    await onDatabase("INSERT INTO account (username) VALUES ('admin')")
  },
  // The site was stopped after its upgrade, before the folder had the id.
  'a database just upgraded': () => withId(1),
}

/** An empty database of one version, made once: copying it takes milliseconds. */
async function migratedTo(version: keyof typeof versions) {
  await mkdir(dataDir, { recursive: true })
  await copyFile(join(templates, version, DATABASE_FILE), join(dataDir, DATABASE_FILE))
}

async function withId(mayTakeFiles: 0 | 1) {
  await migratedTo('current')
  await onDatabase(
    `INSERT INTO site_identity ("siteId", "mayTakeFiles") VALUES ('${OWN_ID}', ${mayTakeFiles})`,
  )
}

type Row = [folder: keyof typeof folders, database: keyof typeof databases, says: RegExp | undefined]

const starts = (folder: Row[0], database: Row[1]): Row => [folder, database, undefined]
const refused = (folder: Row[0], database: Row[1], says: RegExp): Row => [folder, database, says]

const cases: Row[] = [
  starts('absent', 'a missing database'),
  starts('absent', 'a database of 0 bytes'),
  starts('absent', 'a database without tables'),
  starts('absent', 'a database from before'),
  starts('absent', 'a database with an id'),
  starts('absent', 'a database just upgraded'),
  refused('absent', 'a used database with an id', /是空的，而数据库.*使用过.*新建 .*site\.id/),
  refused('empty', 'a used database with an id', /是空的，而数据库.*使用过.*新建 .*site\.id/),
  starts('with the same id', 'a used database with an id'),
  starts('empty', 'a missing database'),
  starts('empty', 'a database of 0 bytes'),
  starts('empty', 'a database without tables'),
  starts('empty', 'a database from before'),
  starts('empty', 'a database with an id'),
  starts('empty', 'a database just upgraded'),
  refused('with the same id', 'a missing database', /（site\.id）.*site\.sqlite 不存在/),
  refused('with the same id', 'a database of 0 bytes', /（site\.id）.*site\.sqlite 是 0 字节的空文件/),
  refused('with the same id', 'a database without tables', /（site\.id）.*site\.sqlite 是新的/),
  refused('with the same id', 'a database from before', /还没有.*删除 .*site\.id 后重新启动/),
  starts('with the same id', 'a database with an id'),
  starts('with the same id', 'a database just upgraded'),
  refused('with another id', 'a missing database', /（site\.id）.*不存在/),
  refused('with another id', 'a database of 0 bytes', /（site\.id）.*0 字节/),
  refused('with another id', 'a database without tables', /（site\.id）.*是新的/),
  refused('with another id', 'a database from before', /还没有/),
  refused('with another id', 'a database with an id', /两个不同的网站.*site\.id 的内容改为 1{8}-/),
  refused('with another id', 'a database just upgraded', /两个不同的网站/),
  refused('with a damaged id', 'a missing database', /（site\.id）.*不存在/),
  refused('with a damaged id', 'a database with an id', /两个不同的网站/),
  refused('with a document, without id', 'a missing database', /（resumes\/）.*不存在/),
  refused('with a document, without id', 'a database of 0 bytes', /（resumes\/）.*0 字节/),
  refused('with a document, without id', 'a database without tables', /（resumes\/）.*是新的/),
  starts('with a document, without id', 'a database from before'),
  refused(
    'with a document, without id',
    'a database with an id',
    /（resumes\/）.*新建 .*site\.id，内容为 1{8}-/,
  ),
  starts('with a document, without id', 'a database just upgraded'),
  refused('with an upload, without id', 'a missing database', /（uploads\/）.*不存在/),
  refused('with an upload, without id', 'a database of 0 bytes', /（uploads\/）.*0 字节/),
  refused('with an upload, without id', 'a database without tables', /（uploads\/）.*是新的/),
  starts('with an upload, without id', 'a database from before'),
  refused('with an upload, without id', 'a database with an id', /（uploads\/）.*新建/),
  starts('with an upload, without id', 'a database just upgraded'),
  refused('with a discarded document, without id', 'a missing database', /（trash\/）.*不存在/),
  refused('with a discarded document, without id', 'a database with an id', /（trash\/）.*新建/),
  refused('with a key, without id', 'a missing database', /（pii\.key）.*不存在/),
  starts('with a key, without id', 'a database from before'),
  refused('with a key, without id', 'a database with an id', /（pii\.key）.*新建/),
]

describe('X-87 a data folder and a database', () => {
  test.each(cases.filter(([, , says]) => !says))(
    'folder %s, %s: starts, and then commands do too',
    async (folder, database) => {
      await folders[folder]()
      await databases[database]()
      const before = await allFiles().catch(() => [])
      await start()
      const siteId = (await idInFolder())?.trim()
      expect(siteId).toMatch(/^[0-9a-f-]{36}$/)
      expect(
        await onDatabase('SELECT "siteId", "mayTakeFiles" FROM site_identity', QueryTypes.SELECT),
      ).toEqual([{ siteId, mayTakeFiles: 0 }])
      expect(await allFiles()).toEqual(expect.arrayContaining(before))
      await command()
    },
  )

  test.each(cases.filter(([, , says]) => says))(
    'folder %s, %s: nothing starts, nothing is written',
    async (folder, database, says) => {
      await folders[folder]()
      await databases[database]()
      const before = [await allFiles(), await idInFolder()]
      const refusal = await outcomeOf(start())
      expect(refusal).toBeInstanceOf(StartRefusal)
      expect((refusal as StartRefusal).message).toMatch(says as RegExp)
      expect((refusal as StartRefusal).message).toMatch(/^[^\n]* \/ [^\n]*$/)
      expect([await allFiles(), await idInFolder()]).toEqual(before)
      expect(await outcomeOf(command())).toBeInstanceOf(StartRefusal)
      expect([await allFiles(), await idInFolder()]).toEqual(before)
    },
  )

  test('a log of writes whose SQLite file is gone is not overwritten by a new site', async () => {
    await put(`${DATABASE_FILE}-wal`, 'what was written last')
    expect(String(await outcomeOf(start()))).toMatch(/site\.sqlite-wal.*不存在/)
    expect(await readdir(dataDir)).toEqual([`${DATABASE_FILE}-wal`])
  })

  test('a site keeps its id from start to start', async () => {
    await start()
    const siteId = await idInFolder()
    await start()
    expect(await idInFolder()).toBe(siteId)
  })

  test('an older database that is refused keeps its version', async () => {
    await put('site.id', OWN_ID)
    await migratedTo('old')
    await expect(start()).rejects.toThrow(StartRefusal)
    const applied = await onDatabase('SELECT name FROM applied_migration', QueryTypes.SELECT)
    expect(applied).toHaveLength(4)
  })

  test('two that start a site at once agree on its id', async () => {
    await Promise.all([start(), start()])
    const siteId = (await idInFolder())?.trim()
    expect(await onDatabase('SELECT "siteId" FROM site_identity', QueryTypes.SELECT)).toEqual([{ siteId }])
    expect(await allFiles()).toEqual(['site.id', DATABASE_FILE])
  })

  test('two that upgrade a site with documents at once agree on its id', async () => {
    await put(`resumes/${DOCUMENT}`)
    await migratedTo('old')
    await Promise.all([start(), start()])
    const siteId = (await idInFolder())?.trim()
    const kept = await onDatabase('SELECT "siteId", "mayTakeFiles" FROM site_identity', QueryTypes.SELECT)
    expect(kept).toEqual([{ siteId, mayTakeFiles: 0 }])
  })

  test('what an unfinished start left of the id is no id, and the next start goes on', async () => {
    await withId(1)
    await put(`resumes/${DOCUMENT}`)
    await put(`site.id.${OTHER_ID}`, '1111')
    await start()
    expect(await idInFolder()).toBe(`${OWN_ID}\n`)
  })
})

describe('X-87 a command', () => {
  test.each([
    ['no folder', async () => undefined, /没有找到网站的数据库：.*site\.sqlite/],
    ['an empty file', () => put(DATABASE_FILE, ''), /没有找到网站的数据库：.*site\.sqlite/],
    ['a database without tables', () => onDatabase('SELECT 1'), /没有找到网站的数据库：.*site\.sqlite/],
    ['a database from before', () => migratedTo('old'), /旧版本.*先启动一次网站/],
    ['a database with an id, a folder without', () => withId(0), /没有 site\.id/],
  ])('refuses %s in one line, and makes and upgrades nothing', async (_what, state, says) => {
    await state()
    const before = await allFiles().catch(() => 'no folder')
    const refusal = await outcomeOf(command())
    expect(refusal).toBeInstanceOf(StartRefusal)
    expect((refusal as StartRefusal).message).toMatch(says)
    expect((refusal as StartRefusal).message).toMatch(/^[^\n]* \/ [^\n]*$/)
    expect(await allFiles().catch(() => 'no folder')).toEqual(before)
  })

  test('leaves the version of an older database as it is', async () => {
    await migratedTo('old')
    await expect(command()).rejects.toThrow(StartRefusal)
    expect(await onDatabase('SELECT name FROM applied_migration', QueryTypes.SELECT)).toHaveLength(4)
  })
})
