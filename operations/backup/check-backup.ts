import { createReadStream } from 'node:fs'
import { readArchive, type TakeEntry } from './archive.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { unframed } from './frames.ts'
import type { BackupKeys } from './header.ts'
import { readManifest, type Entry, type Manifest } from './manifest.ts'
import { DATABASE_ENTRIES, KEY_ENTRY, MANIFEST_ENTRY } from './places.ts'

/**
 * Reads a whole backup and compares it with its own manifest.
 * @param take what becomes of its entries; by default they are only read
 * @throws BackupRefusal where it is foreign, damaged, cut, or sealed with another key
 */
export async function readBackup(
  bytes: AsyncIterable<Uint8Array>,
  backupKey: BackupKeys,
  take: TakeEntry = drained,
): Promise<Manifest> {
  let manifest: Manifest | undefined
  const found = await readArchive(unframed(bytes, backupKey), async (entry, pieces) => {
    if (manifest) throw new BackupRefusal('备份已损坏：清单之后还有别的内容。')
    if (entry.name !== MANIFEST_ENTRY) return take(entry, pieces)
    manifest = readManifest(await textIn(pieces))
  })
  if (!manifest) throw new BackupRefusal('备份不完整：其中没有清单。')
  const entries = found.filter(({ name }) => name !== MANIFEST_ENTRY)
  assertOnlyListed(entries, manifest)
  return manifest
}

/** The same of a file. */
export const readBackupFile = (path: string, backupKey?: BackupKeys, take?: TakeEntry): Promise<Manifest> =>
  readBackup(createReadStream(path), backupKey, take)

function assertOnlyListed(found: readonly Entry[], { entries, database, personalKey }: Manifest): void {
  const byName = new Map(found.map((entry) => [entry.name, entry]))
  for (const { name, size, digest } of entries) {
    const entry = byName.get(name)
    if (!entry) throw new BackupRefusal(`备份已损坏：缺少 ${name}。`)
    if (entry.size !== size || entry.digest !== digest)
      throw new BackupRefusal(`备份已损坏：${name} 与清单不符。`)
  }
  if (found.length !== entries.length) throw new BackupRefusal('备份已损坏：有清单中没有的内容。')
  if (!byName.has(DATABASE_ENTRIES[database])) throw new BackupRefusal('备份已损坏：其中没有数据库。')
  if ((personalKey === 'included') !== byName.has(KEY_ENTRY))
    throw new BackupRefusal(`备份已损坏：${KEY_ENTRY} 与清单不符。`)
}

const drained: TakeEntry = async (_entry, pieces) => {
  for await (const piece of pieces) void piece
}

async function textIn(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = []
  for await (const piece of pieces) read.push(piece)
  return Buffer.concat(read).toString('utf8')
}
