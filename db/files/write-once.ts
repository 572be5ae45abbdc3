import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from './sync-folder.ts'

/**
 * Writes a file of DATA_DIR whole, with owner-only rights, unless it exists. Of concurrent writers the first wins,
 * since a link never replaces a file.
 * @returns the text that the file holds now
 */
export async function writeOnce(path: string, text: string): Promise<string | undefined> {
  const there = await textOf(path)
  if (there !== undefined) return there
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await putInPlace(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(dirname(path))
  return textOf(path)
}

/** What a file holds; undefined when there is none. */
export function textOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

async function putInPlace(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // Shares of other systems have no links; there the last of several at once stays.
    if (/EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS/.test(code) && (await textOf(path)) === undefined)
      await rename(draft, path)
    else if (code !== 'EEXIST') throw error
  }
}
