import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabaseBackend } from '#db/backend.ts'
import { backupName } from '#operations/backup/backup-folder.ts'
import { readBackupFile } from '#operations/backup/check-backup.ts'
import { takeBackup } from '#operations/backup/take-backup.ts'
import { inTemporaryFolder } from '#operations/backup/temporary-folder.ts'
import { writeWhole } from '#operations/backup/write-whole.ts'
import { createSqliteLock } from '#db/connection/cluster-lock/sqlite-lock.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { bundled } from '#tests/setup/bundled.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-command-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** `npm run keys`. */
async function keys(words: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [await bundled('operations/keys/keys.ts'), ...words], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (said += chunk.toString('utf8')))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

test(
  'no backup is encrypted again while a host is at the backups; afterwards they are',
  { timeout: 60_000 },
  async () => {
    const dataDir = join(folder, 'site')
    const backups = join(folder, 'backups')
    const [key, oldKey] = [randomBytes(32), randomBytes(32)]
    const { siteId = '', close } = await createDatabaseBackend({ dataDir })
    await close()
    await mkdir(backups)
    const path = join(backups, backupName(siteId, new Date()))
    await inTemporaryFolder(dataDir, async (temporary) => {
      const options = { dataDir, folder: temporary, isPersonalKeyGiven: false, productVersion: '1.0.0' }
      await writeWhole(path, takeBackup({ ...options, backupKey: oldKey }).bytes)
    })
    const before = await readFile(path)
    const env = {
      DATA_DIR: dataDir,
      BACKUP_DIR: backups,
      BACKUP_KEY: key.toString('hex'),
      BACKUP_KEY_OLD: oldKey.toString('hex'),
    }
    const rotate = () => keys(['rotate', '--backups'], env)

    const meanwhile = await createSqliteLock(dataDir)('backup', rotate)
    expect(meanwhile?.result).toEqual({
      code: 1,
      said: expect.stringContaining('定期备份正在进行，未作任何改动') as string,
    })
    expect(await readFile(path)).toEqual(before)

    expect(await rotate()).toEqual({ code: 0, said: expect.stringContaining('重新加密备份 1 个') as string })
    expect((await readBackupFile(path, key)).siteId).toBe(siteId)
  },
)
