import { randomBytes } from 'node:crypto'
import { constants, createReadStream, createWriteStream } from 'node:fs'
import { chmod, lstat, mkdir, opendir, readdir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ByteRange } from '#contract/files/byte-range.ts'
import { syncFolder } from './sync-folder.ts'
import { INCOMING_FOLDER } from './incoming.ts'
import { lazyStream } from './node-stream.ts'
import { requireSize } from './require-size.ts'
import type { PutFile, Storage } from './storage.ts'

// Windows has no such flag.
const NOT_THROUGH_A_LINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)

/**
 * Files in one local folder, on the same disk as the temporary ones; the first file creates the folder. Symbolic
 * links do not count as files, because no upload creates them.
 */
export function createDiskStorage(folder: string): Storage {
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    async keep(temporaryPath, name) {
      await makeFolder()
      // Some shares have no such rights, which the start has reported.
      await chmod(temporaryPath, 0o600).catch(() => undefined)
      await rename(temporaryPath, join(folder, name))
      await syncFolder(folder)
    },
    async put(name, file) {
      const arriving = join(folder, INCOMING_FOLDER)
      await mkdir(arriving, { recursive: true, mode: 0o700 })
      const temporaryPath = join(arriving, `${process.pid}-${randomBytes(16).toString('hex')}`)
      try {
        await write(temporaryPath, file)
        await rename(temporaryPath, join(folder, name))
      } finally {
        await rm(temporaryPath, { force: true })
      }
      await syncFolder(folder)
    },
    async find(name) {
      const path = join(folder, name)
      const facts = await lstat(path).catch(() => undefined)
      if (!facts?.isFile()) return undefined
      return {
        size: facts.size,
        modifiedTime: facts.mtime,
        open: (range) => lazyStream(() => reading(path, range)),
      }
    },
    async remove(name) {
      await rm(join(folder, name), { force: true })
    },
    async names() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(unlessMissing<never[]>([]))
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    async *list() {
      for await (const entry of await opendir(folder).catch(unlessMissing<never[]>([]))) {
        if (!entry.isFile()) continue
        const facts = await lstat(join(folder, entry.name)).catch(() => undefined)
        if (facts?.isFile()) yield { name: entry.name, size: facts.size }
      }
    },
  }
}

async function write(path: string, { bytes, size, modifiedTime }: PutFile): Promise<void> {
  await pipeline(bytes, requireSize(size), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  if (modifiedTime) await utimes(path, modifiedTime, modifiedTime)
}

function unlessMissing<Instead>(instead: Instead) {
  return (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return instead
    throw error
  }
}

// Its type knows only names of flags, Node itself takes numbers.
const reading = (path: string, range?: ByteRange) =>
  createReadStream(path, { ...range, flags: NOT_THROUGH_A_LINK as unknown as string })
