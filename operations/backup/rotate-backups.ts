import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { allBackupsIn, removeBegun, startOfFile } from './backup-folder.ts'
import { readBackupFile } from './check-backup.ts'
import { framed, unframed } from './frames.ts'
import { keyedAs } from './header.ts'
import { told, type TellProgress } from './progress.ts'
import { writeWhole } from './write-whole.ts'

/** What became of the backups of a site whose key is rotated. */
export interface RotatedBackups {
  encrypted: number
  /** Encrypted with the new key already. */
  done: number
  /** Never encrypted, and left so. */
  plain: number
  /** Of neither key, or damaged: named and never touched. */
  unreadable: string[]
  /** Not come to, since it was stopped. */
  left: number
}

/**
 * Encrypts a site's backups again: each is written beside the old one, checked, then replaces it. The caller must hold the
 * lock of the site's backups.
 */
export async function rotateBackups(
  { folder, siteId, key, oldKey }: { folder: string; siteId: string; key: Buffer; oldKey: Buffer },
  { tell = () => undefined, signal }: { tell?: TellProgress; signal?: AbortSignal } = {},
): Promise<RotatedBackups> {
  const rotated: RotatedBackups = { encrypted: 0, done: 0, plain: 0, unreadable: [], left: 0 }
  await removeBegun(folder, siteId)
  for (const { path, size } of await allBackupsIn(folder, siteId)) {
    if (signal?.aborted) {
      rotated.left += 1
      continue
    }
    const start = await startOfFile(path)
    const state = keyedAs(start, key)
    if (state === 'this key') rotated.done += 1
    else if (state === 'plain') rotated.plain += 1
    else if (keyedAs(start, oldKey) === 'this key' && (await isEncryptedAnew(path, size)))
      rotated.encrypted += 1
    else rotated.unreadable.push(basename(path))
  }
  return rotated

  async function isEncryptedAnew(path: string, size: number): Promise<boolean> {
    const sound = await readBackupFile(path, oldKey).then(
      () => true,
      () => false,
    )
    if (!sound) return false
    const bytes = told(createReadStream(path), tell, basename(path), size)
    await writeWhole(path, framed(unframed(bytes, oldKey), key), async (draft) => {
      await readBackupFile(draft, key)
    })
    return true
  }
}
