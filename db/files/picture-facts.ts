import { writeFile } from 'node:fs/promises'
import type { PictureFacts } from '#contract/engine/backend.ts'
import { factsName, readFactsName } from '#contract/files/picture-variants.ts'
import { createMutex } from '#db/connection/mutex.ts'
import type { Incoming } from './incoming.ts'
import type { Storage } from './storage.ts'

/** What was found out about the pictures of a folder, in memory and, for the next start and other processes, on disk. */
export interface KeptFacts {
  of(name: string): PictureFacts | undefined
  note(name: string, facts: PictureFacts): Promise<void>
  forget(name: string): Promise<void>
  /** Reads again what is kept: other processes make variants too. */
  refresh(): Promise<void>
}

/**
 * Opens the index of pictures: each has an empty file whose name says it all, so nothing has to be read, locked or mended, and
 * two processes that write the same do no harm.
 */
export async function openPictureFacts(storage: Storage, incoming: Incoming): Promise<KeptFacts> {
  let known = new Map<string, PictureFacts>()
  // What is noted while all are read must not be lost.
  const inTurn = createMutex()
  const facts: KeptFacts = {
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
