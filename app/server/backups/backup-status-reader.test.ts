import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabaseBackend, type OpenBackend } from '#db/backend.ts'
import { backupName } from '#operations/backup/backup-folder.ts'
import { noteBackupStatus, readBackupStatus } from '#operations/backup/backup-status.ts'
import { openSqliteFile } from '#operations/backup/sqlite-file.ts'
import { createFirstAdministrator } from '#db/site/first-administrator.ts'
import { noLock } from '#db/connection/cluster-lock/cluster-lock.ts'
import { backUpNow } from './back-up-now.ts'
import { backUpWhereDue, isBackupDue, type Schedule } from './back-up-regularly.ts'

const HOUR_MS = 3_600_000
const START = Date.UTC(2026, 10, 25, 3)

let site: string
let folder: string
let backend: OpenBackend
let siteId: string
let schedule: Schedule
let now: number
let made: number
let logged: string[]

beforeEach(async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'scheduled-'))
  site = join(temporary, 'site')
  folder = join(temporary, 'backups')
  backend = await createDatabaseBackend({ dataDir: site })
  await createFirstAdministrator(backend)
  siteId = backend.siteId ?? ''
  now = START
  made = 0
  logged = []
  const log = {
    info: (event: string) => void logged.push(event),
    error: (event: string) => void logged.push(event),
  }
  schedule = {
    folder,
    siteId,
    everyHours: 24,
    withClusterLock: noLock,
    log,
    now: () => now,
    backUp: async () => {
      made += 1
      await writeFile(join(folder, backupName(siteId, new Date(now))), 'a backup')
    },
  }
})
afterEach(async () => {
  await backend.close()
  await rm(join(site, '..'), { recursive: true })
})

test('the next is counted from the newest there is: restarts neither skip nor double one', async () => {
  expect(await backUpWhereDue(schedule)).toBe(true)
  for (const [later, isDue] of [
    [1, false],
    [23.9, false],
    [24.1, true],
    [24.2, false],
  ] as const) {
    now = START + later * HOUR_MS
    // A new object each time, as after a restart.
    expect(await backUpWhereDue({ ...schedule }), `after ${later} h`).toBe(isDue)
  }
  expect(made).toBe(2)
  // Another site's are none of ours.
  expect(await isBackupDue({ ...schedule, siteId: '00000000-0000-4000-8000-000000000000' })).toBe(true)
})

test('a clock that was set back does not put it off, a failure is tried again within the hour', async () => {
  await backUpWhereDue(schedule)
  now = START - 100 * HOUR_MS
  // One from the future neither puts it off nor lets it be made at every look.
  expect(await backUpWhereDue(schedule)).toBe(true)
  expect(await backUpWhereDue(schedule)).toBe(false)
  now = START + 25 * HOUR_MS
  const failing = { ...schedule, backUp: () => Promise.reject(new Error('killed')) }
  expect(await backUpWhereDue(failing)).toBe(false)
  expect((await readBackupStatus(folder, siteId)).problem).toContain('意外结束')
  expect(await isBackupDue(schedule)).toBe(false)
  now += 1.1 * HOUR_MS
  expect(await isBackupDue(schedule)).toBe(true)
})

test('while another instance is at it, none is made here; after it, it is looked again', async () => {
  expect(await backUpWhereDue({ ...schedule, withClusterLock: async () => undefined })).toBe(false)
  const after: Schedule['withClusterLock'] = async (name, work) => {
    await schedule.backUp(folder, siteId, new AbortController().signal)
    return noLock(name, work)
  }
  expect(await backUpWhereDue({ ...schedule, withClusterLock: after })).toBe(false)
  expect(made).toBe(1)
})

const settings = (key?: Buffer) => ({
  dataDir: site,
  backups: { folder, everyHours: 24, keep: 2, key },
})
const shown = () => Promise.resolve()

test('each is drilled: rows, journal and page; the oldest go, and nothing else', async () => {
  const backUp = async () => {
    const status = await backUpNow(settings(randomBytes(32)), folder, siteId, async (restored) => {
      expect(await restored.stores.of('account').count()).toBe(1)
    })
    return status
  }
  await backUpWhereDue({ ...schedule, backUp: () => Promise.resolve() })
  const foreign = [
    'notes.txt',
    backupName(siteId, new Date(START)) + '.begun',
    backupName('other', new Date(START)),
  ]
  for (const name of foreign) await writeFile(join(folder, name), '')
  for (const day of [1, 2, 3])
    await writeFile(join(folder, backupName(siteId, new Date(Date.UTC(2026, 9, day)))), '')
  const status = await backUp()
  expect(status).toMatchObject({ drill: { hasPassed: true, parts: ['文件', '行数', '操作记录', '页面'] } })
  expect(status.problem).toBeUndefined()
  const names = await readdir(folder)
  expect(names.filter((name) => name.endsWith('.backup'))).toHaveLength(3)
  expect(names).toContain(backupName(siteId, new Date(Date.UTC(2026, 9, 3))))
  expect(names).toEqual(expect.arrayContaining(['notes.txt', backupName('other', new Date(START))]))
  expect(names).not.toContain(foreign[1])
  expect((await readdir(site)).filter((name) => name.startsWith('.'))).toEqual([])
})

test('a drill names a broken journal and a page that does not show; the backup stays', async () => {
  await backUpWhereDue({ ...schedule, backUp: () => Promise.resolve() })
  const blank = await backUpNow(settings(), folder, siteId, () => Promise.reject(new Error('白页')))
  expect(blank.drill).toMatchObject({ hasPassed: false, problem: '白页' })
  const database = await openSqliteFile(join(site, 'site.sqlite'))
  await database.run(`UPDATE audit SET title = 'changed by hand'`)
  await database.close()
  const { drill, size } = await backUpNow(settings(), folder, siteId, shown)
  expect(drill).toMatchObject({
    hasPassed: false,
    problem: expect.stringContaining('操作记录不完整') as string,
  })
  expect(size).toBeGreaterThan(10_000)
})

test('a backup that fails is noted and leaves the one before it known', async () => {
  await backUpWhereDue({ ...schedule, backUp: () => Promise.resolve() })
  await noteBackupStatus(folder, siteId, { takenAt: new Date(START).toISOString(), size: 7 })
  await rm(join(site, 'pii.key'))
  const status = await backUpNow(settings(), folder, siteId, shown)
  expect(status).toMatchObject({ size: 7, problem: expect.stringContaining('pii.key') as string })
  expect((await readdir(folder)).filter((name) => name.endsWith('.backup'))).toEqual([])
})
