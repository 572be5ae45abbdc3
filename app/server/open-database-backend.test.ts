import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createContentVersions } from './response-cache/content-versions.ts'
import { createLog } from './log.ts'
import { openDatabaseBackend } from './open-database-backend.ts'
import { readSettings } from '#operations/settings/settings.ts'

const MINUTE_MS = 60_000

afterEach(() => void vi.useRealTimers())

test('a start that fills nothing looks for pictures without variants too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'start-'))
  const settings = readSettings({ DATA_DIR, DEMO_CONTENT: '0', ADMIN_PASSWORD: 'a-Long-Passphrase-1' })
  const { backend } = await openDatabaseBackend(settings, createLog('silent'), '', createContentVersions())
  const missing = vi.spyOn(backend.files.pictures, 'missing')
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  vi.useRealTimers()
  await expect.poll(() => missing.mock.calls.length).toBe(1)
  await backend.close()
  await rm(DATA_DIR, { recursive: true })
})

test('the variants of a picture that was just uploaded begin a revision, since pages offer them then', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'start-'))
  const settings = readSettings({ DATA_DIR, DEMO_CONTENT: '0', ADMIN_PASSWORD: 'a-Long-Passphrase-1' })
  const contentVersions = createContentVersions()
  const { backend } = await openDatabaseBackend(settings, createLog('silent'), '', contentVersions)
  await mkdir(join(DATA_DIR, 'uploads'), { recursive: true })
  await copyFile('public/images/share.jpg', join(DATA_DIR, 'uploads', 'picture.jpg'))
  const before = contentVersions.current()
  await backend.files.pictures.make('picture.jpg', { isUrgent: true })
  await expect.poll(() => contentVersions.current()).not.toBe(before)
  await backend.close()
  await rm(DATA_DIR, { recursive: true })
})
