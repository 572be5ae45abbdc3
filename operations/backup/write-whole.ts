import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '#db/files/sync-folder.ts'
import { removedAtExit } from './removed-at-exit.ts'

/**
 * Writes a file for its owner only, under a temporary name until all of it is on the disk.
 * @param accept checks the finished file before it gets its name; what it throws leaves nothing behind
 */
export async function writeWhole(
  path: string,
  source: AsyncIterable<Uint8Array>,
  accept: (temporaryPath: string) => Promise<void> = async () => undefined,
): Promise<number> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`
  const unregister = removedAtExit(draft)
  try {
    const size = await writeNew(draft, source)
    await accept(draft)
    await rename(draft, path)
    await syncFolder(dirname(path))
    return size
  } finally {
    await rm(draft, { force: true })
    unregister()
  }
}

/** Writes a file that is not there yet and waits until it is on the disk. */
export async function writeNew(path: string, source: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx', 0o600)
  let size = 0
  try {
    for await (const piece of source) {
      await file.writeFile(piece)
      size += piece.length
    }
    await file.sync()
    return size
  } finally {
    await file.close()
  }
}
