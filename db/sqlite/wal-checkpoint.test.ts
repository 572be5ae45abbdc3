import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from 'sqlite3'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { erasePerson } from '#content/person/erase-person.ts'
import { goodApplication, goodMessage } from '#tests/contract/specification/people.ts'
import { createDatabaseBackend, openStoredBackend, type OpenBackend } from '#db/backend.ts'
import { DATABASE_FILE } from './connect-sqlite.ts'
import { checkpointWal } from './wal-checkpoint.ts'
import { bundled } from '#tests/setup/bundled.ts'

const personalKey = Buffer.alloc(32, 7)
const PHONE = '13812345678'
const NAME = '林晓'

let dataDir: string
let site: OpenBackend
let reader: ChildProcess | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fold-'))
  site = await createDatabaseBackend({ dataDir, personalKey })
  await site.transaction(async (stores) => {
    for (let each = 0; each < 30; each += 1) {
      const { consent: _consent, ...application } = { ...goodApplication, experience: '经历'.repeat(300) }
      await stores.of('application').create({ ...application, name: NAME, phone: PHONE })
      await stores.of('contact-message').create({ ...goodMessage, name: NAME, phone: PHONE })
    }
    await stores.of('contact-message').create({ ...goodMessage, name: '另一位', phone: '13900000000' })
  })
})
afterEach(async () => {
  reader?.kill('SIGKILL')
  reader = undefined
  await site.close()
  await rm(dataDir, { recursive: true })
})

/** The files of the database in which a text stands. */
async function filesWith(text: string): Promise<string[]> {
  const names = [DATABASE_FILE, `${DATABASE_FILE}-wal`]
  const contents = await Promise.all(names.map((name) => readFile(join(dataDir, name))))
  return names.filter((_name, index) => contents[index]?.includes(text))
}

/** Another process that reads the database as it is now, until it is told to end. */
async function startReader(): Promise<ChildProcess> {
  const script = await bundled('db/sqlite/test-processes/holding-reader.ts')
  const started = spawn(process.execPath, [script, join(dataDir, DATABASE_FILE)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  reader = started
  await once(started.stdout, 'data')
  return started
}

test('what is erased while the site runs stands in no file of the database any more', async () => {
  expect(await filesWith(PHONE)).toContain(`${DATABASE_FILE}-wal`)
  const command = await openStoredBackend({ dataDir, personalKey })
  expect(await erasePerson(command, { phone: PHONE })).toMatchObject({ isWiped: true })
  for (const text of [PHONE, NAME]) expect(await filesWith(text)).toEqual([])
  expect((await stat(join(dataDir, `${DATABASE_FILE}-wal`))).size).toBe(0)
  expect(await filesWith('13900000000')).toEqual([DATABASE_FILE])
  await command.close()
})

test('a reader of another process is waited for', async () => {
  const { stdin } = await startReader()
  const erasing = erasePerson(site, { phone: PHONE })
  await expect.poll(() => site.stores.of('application').count()).toBe(0)
  // Still there: the reader sees the database as it was.
  expect(await filesWith(PHONE)).toContain(`${DATABASE_FILE}-wal`)
  stdin?.end()
  expect(await erasing).toMatchObject({ isWiped: true })
  for (const text of [PHONE, NAME]) expect(await filesWith(text)).toEqual([])
})

test('a reader that stays is not waited for without end, and others write meanwhile', async () => {
  await startReader()
  const folding = checkpointWal(join(dataDir, DATABASE_FILE), 1500)
  await site.transaction((stores) => stores.of('contact-message').create({ ...goodMessage }))
  expect(await folding).toBe(false)
})

test('a site that ends closes its connections in turn: of two at once neither might fold the log, as the last has to', async () => {
  const { default: sqlite } = await import('sqlite3')
  const { close } = sqlite.Database.prototype
  let closing = 0
  const beside: number[] = []
  vi.spyOn(sqlite.Database.prototype, 'close').mockImplementation(function (this: Database, done) {
    beside.push(closing)
    closing += 1
    close.call(this, (error) => {
      closing -= 1
      done?.(error)
    })
  })
  await site.close()
  expect(beside).toEqual([0, 0])
  expect(existsSync(join(dataDir, `${DATABASE_FILE}-wal`))).toBe(false)
})

test('where one connection fails to close, the other is closed all the same', async () => {
  const { default: sqlite } = await import('sqlite3')
  const { close } = sqlite.Database.prototype
  let calls = 0
  vi.spyOn(sqlite.Database.prototype, 'close').mockImplementation(function (this: Database, done) {
    calls += 1
    const failure = calls === 1 ? new Error('SQLITE_BUSY') : undefined
    close.call(this, (error) => done?.(failure ?? error))
  })
  await expect(site.close()).rejects.toThrow('SQLITE_BUSY')
  expect(calls).toBe(2)
  await expect(site.stores.of('contact-message').find()).rejects.toThrow('closed')
})
