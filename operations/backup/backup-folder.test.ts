import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { archived } from './archive.ts'
import {
  backupName,
  backupsIn,
  keepNewest,
  removeBegun,
  removeBegunBeforeUpgrade,
  upgradeBackupName,
} from './backup-folder.ts'
import { readBackupFile } from './check-backup.ts'
import { framed } from './frames.ts'
import type { Manifest } from './manifest.ts'
import { rotateBackups } from './rotate-backups.ts'
import { writeWhole } from './write-whole.ts'

const [siteId, otherId] = [randomUUID(), randomUUID()]
const dayOf = (day: number) => new Date(Date.UTC(2026, 10, day, 3, 4, 5))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('only the oldest backups of this site go, whatever lies beside them', async () => {
  for (let day = 1; day <= 5; day += 1) {
    await writeFile(join(folder, backupName(siteId, dayOf(day))), String(day))
    await writeFile(join(folder, backupName(otherId, dayOf(day))), 'of another site')
  }
  const foreign = [
    'notes.txt',
    `tulian-${siteId}-20261101T030405Z.backup.gpg`,
    `tulian-${siteId}-20261199T990405Z.backup`,
    `tulian-${siteId}.backup`,
    `copy of ${backupName(siteId, dayOf(1))}`,
    `${backupName(siteId, dayOf(1))}.0123456789ab.part`,
    upgradeBackupName(siteId, '015-plain-lists', dayOf(1)),
  ]
  for (const name of foreign) await writeFile(join(folder, name), 'foreign')
  await mkdir(join(folder, backupName(siteId, dayOf(20))))
  await writeFile(join(folder, 'elsewhere'), 'elsewhere')
  await symlink(join(folder, 'elsewhere'), join(folder, backupName(siteId, dayOf(21))))
  const before = await readdir(folder)

  expect(await keepNewest(folder, siteId, 2)).toBe(3)
  const gone = [1, 2, 3].map((day) => backupName(siteId, dayOf(day)))
  expect((await readdir(folder)).sort()).toEqual(before.filter((name) => !gone.includes(name)).sort())
  expect((await backupsIn(folder, siteId)).map(({ takenAt }) => takenAt)).toEqual([dayOf(5), dayOf(4)])
  expect(await keepNewest(folder, siteId, 2)).toBe(0)
})

const manifest: Manifest = {
  siteId,
  productVersion: '1.0.0',
  takenAt: dayOf(1).toISOString(),
  database: 'sqlite',
  migrations: [],
  rows: {},
  personalKey: 'none',
  missing: [],
  entries: [],
}

async function put(day: number, key?: Buffer, name = backupName(siteId, dayOf(day))) {
  const bytes = archived(async (archive) => {
    const database = randomBytes(100_000)
    const entry = await archive.add('site.sqlite', database.length, Readable.from([database]))
    const text = Buffer.from(JSON.stringify({ ...manifest, entries: [entry] }))
    await archive.add('manifest.json', text.length, Readable.from([text]))
  })
  const path = join(folder, name)
  await writeWhole(path, framed(bytes, key))
  return path
}

test('backups are encrypted again one by one, goes on after a stop, and leaves what it cannot open', async () => {
  const [key, oldKey] = [randomBytes(32), randomBytes(32)]
  const beforeUpgrade = upgradeBackupName(siteId, '015-plain-lists', dayOf(2))
  const [one, two] = [await put(1, oldKey), await put(2, oldKey, beforeUpgrade)]
  const [done, plain, lost] = [await put(3, key), await put(4), await put(5, randomBytes(32))]
  const damaged = await put(6, oldKey)
  const bytes = await readFile(damaged)
  bytes[50_000] = (bytes[50_000] ?? 0) ^ 1
  await writeFile(damaged, bytes)
  const others = await put(7, oldKey, backupName(otherId, dayOf(7)))
  const untouched = [done, plain, lost, damaged, others]
  const before = await Promise.all(untouched.map((path) => readFile(path)))

  const stopped = new AbortController()
  stopped.abort()
  const keys = { folder, siteId, key, oldKey }
  expect(await rotateBackups(keys, { signal: stopped.signal })).toMatchObject({ encrypted: 0, left: 6 })
  const rotated = await rotateBackups(keys)
  expect(rotated).toMatchObject({ encrypted: 2, done: 1, plain: 1, left: 0 })
  expect(rotated.unreadable.sort()).toEqual(
    [lost, damaged].map((path) => path.slice(folder.length + 1)).sort(),
  )
  for (const path of [one, two]) {
    expect((await readBackupFile(path, key)).siteId).toBe(siteId)
    await expect(readBackupFile(path, oldKey)).rejects.toThrow('BACKUP_KEY 不是')
  }
  expect(await Promise.all(untouched.map((path) => readFile(path)))).toEqual(before)
  expect(await rotateBackups(keys)).toMatchObject({ encrypted: 0, done: 3 })
})

test('what was half-written when a process was killed goes: of a backup that was taken or encrypted again, and nothing else', async () => {
  const name = backupName(siteId, dayOf(1))
  const part = '0123456789ab.part'
  const halfWritten = [`${name}.begun`, `${name}.begun.${part}`, `${name}.${part}`]
  const others = [
    name,
    `${name}.gpg`,
    `${name}.part`,
    `${name}.${part}.old`,
    `copy of ${name}.${part}`,
    `${backupName(otherId, dayOf(1))}.${part}`,
    `tulian-${siteId}.status.json`,
  ]
  for (const each of [...halfWritten, ...others]) await writeFile(join(folder, each), 'bytes')
  await removeBegun(folder, siteId)
  expect((await readdir(folder)).sort()).toEqual(others.sort())
})

test('of backups before an upgrade a start removes what is half-written, a rotation what it was encrypting again', async () => {
  const [begun, whole] = ['015-plain-lists', '014-longer-pieces'].map((each) =>
    upgradeBackupName(siteId, each, dayOf(1)),
  )
  const part = '0123456789ab.part'
  const others = [
    whole,
    `${upgradeBackupName(otherId, '015-plain-lists', dayOf(1))}.${part}`,
    `${begun}.part`,
  ]
  for (const each of [`${begun}.${part}`, `${whole}.${part}`, ...others])
    await writeFile(join(folder, String(each)), 'bytes')
  await removeBegunBeforeUpgrade(folder, siteId)
  expect((await readdir(folder)).sort()).toEqual([`${whole}.${part}`, ...others].sort())
  await removeBegun(folder, siteId)
  expect((await readdir(folder)).sort()).toEqual(others.sort())
})
