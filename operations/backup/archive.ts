import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, pack, type Pack } from 'tar-stream'
import { BackupRefusal } from './backup-refusal.ts'
import type { Entry } from './manifest.ts'
import { isKnownEntry } from './places.ts'

/** Puts files into an archive, one after the other. */
export interface ArchiveWriter {
  /**
   * @param size as many bytes as the source gives
   * @returns what a manifest says of it
   * @throws Error where the source gives another number of bytes
   */
  add(name: string, size: number, source: AsyncIterable<Uint8Array>): Promise<Entry>
}

/** The bytes of an archive that the work fills; what the work throws, the reader of the bytes meets. */
export function archived(work: (archive: ArchiveWriter) => Promise<void>): AsyncIterable<Uint8Array> {
  const packed = pack()
  const write: ArchiveWriter = {
    async add(name, size, source) {
      const hash = createHash('sha256')
      const entry = packed.entry({ name, size, mode: 0o600 })
      await pipeline(Readable.from(hashed(source, hash)), entry)
      return { name, size, digest: hash.digest('hex') }
    },
  }
  void work(write).then(
    () => packed.finalize(),
    (error: unknown) => packed.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return piecesOf(packed)
}

/** A pack may be destroyed before anybody listens, which would end the process. */
function piecesOf(packed: Pack): AsyncIterable<Uint8Array> {
  packed.on('error', () => undefined)
  return packed
}

async function* hashed(source: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const piece of source) {
    hash.update(piece)
    yield piece
  }
}

/** What is done with one entry; it must read all of `bytes`. */
export type TakeEntry = (
  entry: { name: string; size: number },
  bytes: AsyncIterable<Uint8Array>,
) => Promise<void>

/**
 * Reads an archive's entries in turn, and tells what a manifest says of each.
 * @throws BackupRefusal where an entry has a name that no backup holds, comes twice, or is no plain file
 */
export async function readArchive(bytes: AsyncIterable<Uint8Array>, take: TakeEntry): Promise<Entry[]> {
  const found = new Map<string, Entry>()
  const reading = extract()
  const fed = pipeline(Readable.from(bytes), reading)
  // Said where the entries are read.
  fed.catch(() => undefined)
  for await (const entry of reading) {
    const { name, size = 0, type } = entry.header
    if (type !== 'file' || !isKnownEntry(name) || found.has(name))
      throw new BackupRefusal(`备份中有不应出现的内容（${JSON.stringify(name)}），未作任何改动。`)
    const hash = createHash('sha256')
    await take({ name, size }, hashed(entry, hash))
    found.set(name, { name, size, digest: hash.digest('hex') })
  }
  await fed
  return [...found.values()]
}

/** A file of this machine as an archive takes it. */
export const bytesOf = (path: string): AsyncIterable<Uint8Array> => createReadStream(path)
