import { constants, createReadStream } from 'node:fs'
import { chmod, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ByteRange } from '#contract/files/byte-range.ts'
import { syncFolder } from '#db/sync-folder.ts'
import { withNodeStream } from './node-stream.ts'
import type { Storage } from './storage.ts'

// Windows has no such flag.
const NOT_THROUGH_A_LINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)

/**
 * Files in one folder of this machine, on the same disk as the temporary ones. A link in it is no file: what lies
 * behind it was never uploaded.
 */
export async function createDiskStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    async keep(temporaryPath, name) {
      // Some shares have no such rights, which the start has reported.
      await chmod(temporaryPath, 0o600).catch(() => undefined)
      await rename(temporaryPath, join(folder, name))
      await syncFolder(folder)
    },
    async find(name) {
      const path = join(folder, name)
      const facts = await lstat(path).catch(() => undefined)
      if (!facts?.isFile()) return undefined
      return { size: facts.size, modifiedTime: facts.mtime, open: (range) => opened(path, range) }
    },
    async remove(name) {
      await rm(join(folder, name), { force: true })
    },
    async names() {
      const entries = await readdir(folder, { withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
  }
}

const opened = (path: string, range?: ByteRange) =>
  withNodeStream(streamOf(path, range), () => reading(path, range))

// Its type knows only names of flags, Node itself takes numbers.
const reading = (path: string, range?: ByteRange) =>
  createReadStream(path, { ...range, flags: NOT_THROUGH_A_LINK as unknown as string })

/** Opens the file at the first read, so that an answer nobody reads leaves no descriptor behind. */
function streamOf(path: string, range?: ByteRange): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= (Readable.toWeb(reading(path, range)) as ReadableStream<Uint8Array>).getReader()
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel(reason) {
        await reader?.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
