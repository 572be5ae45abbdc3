import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Files, Settings } from '#contract/engine/backend.ts'
import { mediaTypes, servedAs } from '#contract/upload-rules.ts'
import { createInTurn } from '#db/in-turn.ts'
import { cleanImage } from './clean-image.ts'
import { receiveUpload } from './receive-upload.ts'

const READ_WHOLE_BYTES = 1024 * 1024

/** Uploads on disk (C-030, C-193). What an earlier process left half-finished is removed first. */
export async function createUploads(folder: string, settings: Settings): Promise<Files> {
  const incoming = join(folder, '.incoming')
  await mkdir(incoming, { recursive: true })
  await Promise.all((await readdir(incoming)).map((name) => rm(join(incoming, name), { force: true })))
  // One picture is decoded at a time: fifty million pixels take 200 MB.
  const oneAtATime = createInTurn()

  return {
    async receive(request) {
      const { temporaryPath, extension } = await receiveUpload(request, incoming, settings)
      const { kind } = mediaTypes[extension]
      const name = `${randomBytes(16).toString('hex')}.${extension}`
      const cleanPath = join(incoming, name)
      const clean = () => cleanImage(temporaryPath, cleanPath, extension, settings.uploadImageMaxPixels)
      try {
        if (kind === 'image') await oneAtATime(clean)
        await rename(kind === 'image' ? cleanPath : temporaryPath, join(folder, name))
        await syncFolder(folder)
      } finally {
        await Promise.all([temporaryPath, cleanPath].map((path) => rm(path, { force: true })))
      }
      return { path: `/upload/${name}`, kind }
    },

    async read(name) {
      const contentType = servedAs(name)
      if (!contentType) return undefined
      const path = join(folder, name)
      const facts = await stat(path).catch(() => undefined)
      if (!facts?.isFile()) return undefined
      const body = facts.size <= READ_WHOLE_BYTES ? new Uint8Array(await readFile(path)) : streamOf(path)
      return { body, contentType }
    },
  }
}

/** Opens the file only when somebody reads, so that a HEAD leaves no descriptor behind. */
function streamOf(path: string): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= (Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>).getReader()
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

/** A rename is durable only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
