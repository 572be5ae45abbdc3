import { copyFile, lutimes, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { downloadedAs } from '#contract/upload-rules.ts'

/** Where documents lie for a while that were taken out of their folder, in case that was a mistake. */
export interface Trash {
  /** Takes a file of the folder; does nothing when there is none. The moment counts as the file's own from now on. */
  take(name: string, moment: Date): Promise<void>
  /** Removes one for good; does nothing when there is none. */
  remove(name: string): Promise<void>
  /** Removes for good what was taken until then. What is no document was put there by hand and stays. */
  empty(until: Date): Promise<void>
}

/** @param from the folder of documents */
export function openTrash(from: string, folder: string): Trash {
  return {
    async take(name, moment) {
      const path = join(from, name)
      try {
        // Before it moves: a stop in between leaves it where it was, for the next time.
        await lutimes(path, moment, moment)
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await move(path, join(folder, name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    },
    async remove(name) {
      await rm(join(folder, name), { force: true })
    },
    async empty(until) {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((each) => downloadedAs(each) !== undefined)) {
        const facts = await stat(join(folder, name)).catch(() => undefined)
        if (facts?.isFile() && facts.mtime <= until) await rm(join(folder, name), { force: true })
      }
    },
  }
}

/** The folder of documents may be a link to another disk, across which nothing is renamed. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const { atime, mtime } = await stat(from)
    await copyFile(from, to)
    await utimes(to, atime, mtime)
    await rm(from)
  }
}
