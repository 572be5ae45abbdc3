import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Backend } from '#contract/engine/backend.ts'
import { verifyChain } from '#contract/audit/audit-chain.ts'
import { exportPerson } from '#content/person/export-person.ts'
import { foldText } from '#contract/search/fold-text.ts'
import { searchTextOf } from '#contract/search/search-text.ts'
import { storedTypes } from '#content/registry/stored-types.ts'
import { createBackendOn, createDatabaseBackend } from '#db/backend.ts'
import { upgradeAfterBackup } from '#operations/backup/before-upgrade.ts'
import { tableNameOf } from '#db/store/columns.ts'
import { connect } from '#db/connection/connection.ts'
import { createFirstAdministrator } from '#db/site/first-administrator.ts'
import { migrations } from '#db/migrations/migrations.generated.ts'
import { searchedTypes } from '#db/search/search-column.ts'
import { seedDatabase } from '#db/site/seed.ts'
import { migrate } from '#tests/setup/migrate.ts'
import { runOn } from './list-databases.ts'
import { createDatabase } from './postgres-databases.ts'
import { goodApplication, goodMessage, inventedIdNumber } from './specification/people.ts'

const withBackup = { upgradeSite: upgradeAfterBackup }

const SITE_ID = '11111111-2222-4333-8444-555555555555'
const personalKey = Buffer.alloc(32, 7)

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'upgraded-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

/** A whole site as the version before migration 015 has left it. @returns its rows */
async function createOlder(databaseUrl: string | undefined) {
  const older = await connect(dataDir, databaseUrl)
  await migrate(
    older,
    migrations.slice(
      0,
      migrations.findIndex(({ name }) => name === '015-plain-lists'),
    ),
  )
  // The stores of this version write the column too.
  const eachTable = async (what: string) => {
    for (const type of searchedTypes) await runOn(older, `ALTER TABLE "${tableNameOf(type)}" ${what}`)
  }
  await eachTable('ADD COLUMN "searchText" TEXT')
  const backend = await createBackendOn(older, { dataDir, databaseUrl, personalKey })
  await seedDatabase(backend, { dataDir, mediaFolder: resolve('content/demo/media') })
  await createFirstAdministrator(backend, { username: 'lin', password: 'Aa-12345678' })
  await backend.transaction(async (stores) => {
    await stores.of('contact-message').create(goodMessage)
    for (const school of ['合肥工业大学', '安徽大学', ''])
      await stores.of('application').create({ ...goodApplication, school })
  })
  await exportPerson(backend, { phone: goodApplication.phone })
  const rows = await rowsOf(backend)
  await eachTable('DROP COLUMN "searchText"')
  await runOn(older, `INSERT INTO site_identity ("siteId", "mayTakeFiles") VALUES ('${SITE_ID}', 0)`)
  await older.close()
  await writeFile(join(dataDir, 'site.id'), `${SITE_ID}\n`)
  return rows
}

async function rowsOf({ stores }: Backend) {
  const found = storedTypes.map(async ({ name }) => [name, await stores.of(name).find()] as const)
  return Object.fromEntries(await Promise.all(found))
}

test.each([
  ['SQLite', () => Promise.resolve(undefined)],
  ['PostgreSQL', () => createDatabase('template0')],
])(
  'a whole site of the version before on %s keeps each row and is searched by each type',
  { timeout: 60_000 },
  async (_name, create) => {
    const databaseUrl = await create()
    const before = await createOlder(databaseUrl)
    expect(before.application).toMatchObject(Array(3).fill({ idNumber: inventedIdNumber }))
    const site = await createDatabaseBackend({ ...withBackup, dataDir, databaseUrl, personalKey })
    expect(await rowsOf(site)).toEqual(before)
    expect(await verifyChain(site.stores)).toEqual({ checked: before.audit?.length })
    for (const type of searchedTypes) {
      const rows = before[type.name] ?? []
      const [row] = rows
      const word = foldText(String(row?.[type.searched?.[0] ?? ''])).slice(0, 3)
      const holding = rows.filter((each) => searchTextOf(type, each).includes(word))
      expect(holding.length, type.name).toBeGreaterThan(0)
      expect(await site.stores.of(type.name).find({ search: word }), `${type.name}: ${word}`).toEqual(holding)
    }
    await site.close()
  },
)
