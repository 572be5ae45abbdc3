import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Backend } from '#contract/engine/backend.ts'
import { verifyChain } from '#contract/audit/audit-chain.ts'
import { createAccount } from '#contract/auth/accounts.ts'
import { createDatabaseBackend } from '#db/backend.ts'
import { connect } from '#db/connection/connection.ts'
import { migrate } from '#tests/setup/migrate.ts'
import { migrations } from './migrations.generated.ts'

let dataDir: string
let backend: Backend & { close(): Promise<void> }

/** A journal of an older version: two entries from before the chain. */
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'anchor-'))
  const connection = await connect(dataDir)
  await migrate(connection, migrations.slice(0, 3))
  for (const title of ['甲', '乙'])
    await connection.write((transaction) =>
      connection.sequelize.query(`INSERT INTO audit ("title") VALUES ('${title}')`, { transaction }),
    )
  await connection.close()
  backend = await createDatabaseBackend({ dataDir, personalKey: Buffer.alloc(32, 7) })
})
afterEach(async () => {
  await backend.close()
  await rm(dataDir, { recursive: true })
})

test('entries from before the chain are counted when the anchor is set, and one that is missing is found', async () => {
  expect(await verifyChain(backend.stores)).toEqual({ checked: 0 })
  await createAccount(backend, { username: 'liu', password: 'first password 1' })
  expect(await verifyChain(backend.stores)).toEqual({ checked: 1 })
  await backend.transaction((stores) => stores.of('audit').remove(1))
  expect(await verifyChain(backend.stores)).toEqual({ checked: 1, isCut: true })
})

test('a chain that is there already is taken as it is', async () => {
  await createAccount(backend, { username: 'liu', password: 'first password 1' })
  const before = await backend.stores.of('audit-anchor').find()
  await backend.close()
  const connection = await connect(dataDir)
  const run = (sql: string) =>
    connection.write((transaction) => connection.sequelize.query(sql, { transaction }))
  await run('DROP TABLE audit_anchor')
  await run(`DELETE FROM applied_migration WHERE name = '004-audit-anchor'`)
  await connection.close()
  backend = await createDatabaseBackend({ dataDir, personalKey: Buffer.alloc(32, 7) })
  expect(await backend.stores.of('audit-anchor').find()).toEqual(before)
})
