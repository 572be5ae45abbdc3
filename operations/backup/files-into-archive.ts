import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebReadableStream } from 'node:stream/web'
import type { FilePlace } from '#db/files/file-place.ts'
import { nodeStreamOf } from '#db/files/node-stream.ts'
import type { Kept } from '#db/files/storage.ts'
import { bytesOf, type ArchiveWriter } from './archive.ts'
import type { Entry } from './manifest.ts'
import { entryOfFile, keptAreas } from './places.ts'
import { told, type TellProgress } from './progress.ts'
import { writeNew } from './write-whole.ts'

/** Documents that were copied aside, by the names of their entries: they are in the backup whatever becomes of them. */
export type Held = Map<string, { path: string; size: number }>

/**
 * Adds the files of a site that are not in the archive yet.
 * @param entries gets what a manifest says of them
 */
export async function addFiles(
  archive: ArchiveWriter,
  files: FilePlace,
  entries: Map<string, Entry>,
  tell: TellProgress,
): Promise<void> {
  for (const area of keptAreas) {
    for await (const { name } of files.areas[area].list()) {
      // Files put there by hand have names that nothing of the site refers to.
      const entry = entryOfFile(area, name)
      if (entry === undefined || entries.has(entry)) continue
      const found = await opened(await files.areas[area].find(name))
      if (!found) continue
      const pieces = told(found.pieces, tell, `备份 ${entry}`, found.size)
      entries.set(entry, await archive.add(entry, found.size, pieces))
    }
  }
}

/**
 * Copies the documents that are not in the archive yet into a local folder. The archive may be read slowly, and documents may
 * be removed in the meantime.
 */
export async function holdDocuments(
  { areas: { resumes } }: FilePlace,
  folder: string,
  entries: ReadonlyMap<string, Entry>,
  held: Held,
): Promise<void> {
  for await (const { name } of resumes.list()) {
    const entry = entryOfFile('resumes', name)
    if (entry === undefined || entries.has(entry) || held.has(entry)) continue
    const found = await opened(await resumes.find(name))
    if (!found) continue
    const path = join(folder, `document-${held.size}`)
    held.set(entry, { path, size: await writeNew(path, found.pieces) })
  }
}

/** Adds what was copied aside. */
export async function addHeld(
  archive: ArchiveWriter,
  held: Held,
  entries: Map<string, Entry>,
  tell: TellProgress,
): Promise<void> {
  for (const [entry, { path, size }] of held) {
    const pieces = told(bytesOf(path), tell, `备份 ${entry}`, size)
    entries.set(entry, await archive.add(entry, size, pieces))
  }
}

/**
 * Reads the first piece before anything is begun that would have to be finished.
 * @returns undefined where the file was removed meanwhile
 */
async function opened(
  kept: Kept | undefined,
): Promise<{ size: number; pieces: AsyncIterable<Uint8Array> } | undefined> {
  if (!kept) return undefined
  if (kept.size === 0) return { size: 0, pieces: Readable.from([]) }
  const stream = kept.open()
  const readable =
    nodeStreamOf(stream)?.() ?? Readable.fromWeb(stream as unknown as WebReadableStream<Uint8Array>)
  const pieces = readable[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  try {
    const first = await pieces.next()
    return { size: kept.size, pieces: all(first, pieces) }
  } catch (error) {
    // As a disk, and as S3 says it.
    if (/^(ENOENT|NoSuchKey)$/.test(codeOf(error))) return undefined
    throw error
  }
}

const codeOf = (error: unknown) => {
  const { code = '', name = '' } = error as { code?: string; name?: string }
  return code || name
}

async function* all(first: IteratorResult<Uint8Array>, rest: AsyncIterator<Uint8Array>) {
  for (let next = first; !next.done; next = await rest.next()) yield next.value
}
