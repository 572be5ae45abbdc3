import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { removedAtExit } from './removed-at-exit.ts'

const PREFIX = '.backup-'
const ABANDONED_MS = 24 * 3_600_000

/** A folder in DATA_DIR, for its owner only as all there is, that is gone when the work is over. */
export async function inTemporaryFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await removeAbandoned(dataDir)
  return within(await mkdtemp(join(dataDir, PREFIX)), work)
}

/** The same under a fixed name, for a caller that holds a lock. Leftovers of a killed process are removed first. */
export async function inTemporaryFolderOf<Result>(
  name: string,
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await removeAbandoned(dataDir)
  const folder = join(dataDir, PREFIX + name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  return within(folder, work)
}

async function within<Result>(folder: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const unregister = removedAtExit(folder)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
    unregister()
  }
}

/** What a process that was killed has left holds people's data. */
async function removeAbandoned(dataDir: string): Promise<void> {
  const latest = Date.now() - ABANDONED_MS
  for (const name of await readdir(dataDir).catch(() => [])) {
    if (!/^\.backup-[A-Za-z0-9]+$/.test(name)) continue
    const facts = await stat(join(dataDir, name)).catch(() => undefined)
    if (facts?.isDirectory() && facts.mtimeMs < latest)
      await rm(join(dataDir, name), { recursive: true, force: true })
  }
}
