import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Backend } from '#contract/engine/backend.ts'
import { pdf } from '#tests/contract/documents.ts'
import { createDatabaseBackend, openStoredBackend } from '#db/backend.ts'
import { connect } from '#db/connection/connection.ts'
import { enforceFileModes } from './enforce-file-modes.ts'

const DOCUMENT = `${'0'.repeat(32)}.pdf`

let outside: string
let dataDir: string
let oldMask: number
beforeEach(async () => {
  oldMask = process.umask(0o022)
  outside = await mkdtemp(join(tmpdir(), 'modes-'))
  dataDir = join(outside, 'data')
})
afterEach(async () => {
  process.umask(oldMask)
  await rm(outside, { recursive: true })
})

/** What anybody but the owner may do something with. */
async function openToOthers(): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const paths = [dataDir, ...entries.map(({ parentPath, name }) => join(parentPath, name))]
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: (await stat(path)).mode })))
  return modes.filter(({ mode }) => mode & 0o077).map(({ path }) => relative(dataDir, path) || '.')
}

const modeOf = async (name: string) => ((await stat(join(dataDir, name))).mode & 0o777).toString(8)

function form(name: string, content: Uint8Array): Request {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(content)], name))
  return new Request('http://site/', { method: 'POST', body })
}

async function use(backend: Backend) {
  const { name } = await backend.files.receiveResume(form('a.pdf', pdf()))
  await backend.files.receiveResume(form('b.pdf', pdf()))
  await backend.files.receive(form('a.flac', Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(96)])))
  await backend.files.discardPrivate(name, new Date())
  await backend.transaction((stores) => stores.of('contact-message').create({ name: '林晓' }))
}

test('nothing that a site makes can be read by others, its database and log of writes included', async () => {
  const backend = await createDatabaseBackend({ dataDir })
  await use(backend)
  expect(await readdir(dataDir)).toEqual([
    'pii.key',
    'resumes',
    'site.id',
    'site.sqlite',
    'site.sqlite-shm',
    'site.sqlite-wal',
    'trash',
    'uploads',
  ])
  expect(await openToOthers()).toEqual([])
  expect([
    await modeOf('.'),
    await modeOf('resumes'),
    await modeOf('trash'),
    await modeOf('uploads'),
  ]).toEqual(['700', '700', '700', '700'])
  expect([await modeOf('site.sqlite'), await modeOf('site.sqlite-wal'), await modeOf('site.id')]).toEqual([
    '600',
    '600',
    '600',
  ])
  await backend.close()
})

test.each([
  ['start', createDatabaseBackend],
  ['command', openStoredBackend],
])('a %s takes from others what an earlier version had left open to them', async (_what, open) => {
  const before = await createDatabaseBackend({ dataDir })
  await use(before)
  const names = await readdir(dataDir, { recursive: true })
  for (const name of ['.', ...names]) await chmod(join(dataDir, name), 0o755)
  const backend = await open({ dataDir })
  const uploads = (await readdir(join(dataDir, 'uploads'))).filter((name) => !name.startsWith('.'))
  // Behind a closed folder.
  expect(await openToOthers()).toEqual(uploads.map((name) => join('uploads', name)))
  expect(await modeOf('.')).toBe('700')
  expect(await modeOf('site.sqlite-wal')).toBe('600')
  await backend.close()
  await before.close()
})

test('a database is its owner’s alone from its first byte, and so are the logs that SQLite makes beside it', async () => {
  const connection = await connect(dataDir)
  await connection.write((transaction) => connection.sequelize.query('CREATE TABLE a (b)', { transaction }))
  expect(await readdir(dataDir)).toEqual(['site.sqlite', 'site.sqlite-shm', 'site.sqlite-wal'])
  expect(await openToOthers()).toEqual([])
  await connection.close()
})

test('nothing is widened, and no file at the end of a link is changed', async () => {
  await mkdir(join(dataDir, 'resumes'), { recursive: true })
  await writeFile(join(dataDir, 'site.id'), 'x', { mode: 0o400 })
  await writeFile(join(outside, 'others'), 'x', { mode: 0o644 })
  await symlink(join(outside, 'others'), join(dataDir, 'resumes', DOCUMENT))
  await symlink(join(outside, 'others'), join(dataDir, 'pii.key'))
  expect(await enforceFileModes(dataDir)).toEqual([])
  expect([await modeOf('site.id'), await modeOf('../others')]).toEqual(['400', '644'])
})

test('what cannot be changed is reported once, and the site starts', async () => {
  await (await createDatabaseBackend({ dataDir })).close()
  // Nobody, not even root, changes the modes in /proc.
  await symlink('/proc/self', join(dataDir, 'trash'))
  const reported: unknown[][] = []
  const report: Backend['report'] = (...all) => void reported.push(all)
  const backend = await createDatabaseBackend({ dataDir, report })
  expect(reported).toEqual([
    [
      '无法收紧数据目录的权限，其他用户可能读到其中的文件',
      { path: join(dataDir, 'trash'), count: expect.any(Number) },
    ],
  ])
  await backend.close()
})

test('a folder that all users share is not closed to them', async () => {
  await mkdir(dataDir)
  await chmod(dataDir, 0o1777)
  expect(await enforceFileModes(dataDir)).toEqual([dataDir])
  expect(await modeOf('.')).toBe('777')
})
