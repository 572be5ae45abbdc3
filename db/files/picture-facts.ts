import { writeFile } from 'node:fs/promises'
import type { PictureFacts } from '#contract/engine/backend.ts'
import { factsName, readFactsName } from '#contract/files/picture-variants.ts'
import { createMutex } from '#db/connection/mutex.ts'
import type { Incoming } from './incoming.ts'
import type { Storage } from './storage.ts'

/** Index of the pictures in a folder, in memory and on disk for the next start and other processes. */
export interface PictureIndex {
  of(name: string): PictureFacts | undefined
  note(name: string, facts: PictureFacts): Promise<void>
  forget(name: string): Promise<void>
  /** Reads again what is kept: other processes make variants too. */
  refresh(): Promise<void>
}

/**
 * Opens the index: each picture has an empty file whose name contains all facts. So nothing needs parsing or locking,
 * and two processes may write the same entry.
 */
export async function openPictureFacts(storage: Storage, incoming: Incoming): Promise<PictureIndex> {
  let known = new Map<string, PictureFacts>()
  // What is noted while all are read must not be lost.
  const inTurn = createMutex()
  const facts: PictureIndex = {
    of: (name) => known.get(name),
    note: (name, noted) =>
      inTurn(async () => {
        await incoming.whileArriving(async (path) => {
          await writeFile(path, '')
          await storage.keep(path, factsName(name, noted))
        })
        known.set(name, noted)
      }),
    forget: (name) =>
      inTurn(async () => {
        const noted = known.get(name)
        known.delete(name)
        if (noted) await storage.remove(factsName(name, noted))
      }),
    refresh: () =>
      inTurn(async () => {
        const names = await storage.names()
        const read = names.map(readFactsName).filter((each) => each !== undefined)
        known = new Map(read.map((each) => [each.original, each.facts]))
      }),
  }
  await facts.refresh()
  return facts
}
