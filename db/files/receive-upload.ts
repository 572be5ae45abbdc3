import { randomBytes } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import type { Settings } from '#contract/engine/backend.ts'
import { Refusal } from '#contract/engine/refusal.ts'
import { capOf, mediaTypes, uploadSentences, type MediaExtension } from '#contract/upload-rules.ts'
import { RECOGNISED_BYTES, recogniseMedia } from './recognise-media.ts'

/** A file that has arrived whole, under a temporary name. */
export interface Arrived {
  temporaryPath: string
  extension: MediaExtension
}

const SILENCE_MS = 30_000
const DISCARDED_BYTES = 64 * 1024 * 1024
const FORM_LIMITS = { files: 1, fields: 10, parts: 12, fieldSize: 4096, headerPairs: 20 }

/** Streams the multipart field `file` into `folder`, refusing by content and by size while it arrives (hardening.md, Content and uploads). */
export async function receiveUpload(request: Request, folder: string, settings: Settings): Promise<Arrived> {
  const form = openForm(request)
  if (!request.body) throw new Refusal(400, uploadSentences.noFile)
  const body = Readable.fromWeb(request.body as WebReadableStream<Uint8Array>)
  const silence = setTimeout(() => body.destroy(new Error('The sender fell silent')), SILENCE_MS)
  const temporaryPath = join(folder, randomBytes(16).toString('hex'))

  body.on('data', () => silence.refresh())
  body.on('error', (error) => form.destroy(error))
  body.pipe(form)
  try {
    return { temporaryPath, extension: await writeFilePart(form, temporaryPath, settings) }
  } catch (error) {
    body.unpipe(form)
    form.destroy()
    discard(body)
    await rm(temporaryPath, { force: true })
    throw error
  } finally {
    clearTimeout(silence)
  }
}

function openForm(request: Request): busboy.Busboy {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new Refusal(415, uploadSentences.notMultipart)
  try {
    return busboy({ headers: { 'content-type': contentType }, limits: FORM_LIMITS })
  } catch {
    throw new Refusal(400, uploadSentences.broken)
  }
}

function writeFilePart(form: busboy.Busboy, path: string, settings: Settings): Promise<MediaExtension> {
  return new Promise((resolve, reject) => {
    let written: Promise<MediaExtension> | undefined
    const refuseBroken = () => reject(new Refusal(400, uploadSentences.broken))

    form.on('file', (field, part) => {
      // The form's own error tells of a part that broke off; the part must still not end the process.
      part.on('error', () => undefined)
      if (field !== 'file') return void part.resume()
      written = writeChecked(part, path, settings)
      written.catch(reject)
    })
    form.on('error', refuseBroken)
    form.on('filesLimit', refuseBroken)
    form.on('fieldsLimit', refuseBroken)
    form.on('partsLimit', refuseBroken)
    form.on('close', () => {
      if (written) written.then(resolve, reject)
      else reject(new Refusal(400, uploadSentences.noFile))
    })
  })
}

async function writeChecked(part: Readable, path: string, settings: Settings): Promise<MediaExtension> {
  const file = await open(path, 'wx')
  try {
    return await copyChecked(part, file, settings)
  } finally {
    await file.close()
  }
}

async function copyChecked(part: Readable, file: FileHandle, settings: Settings): Promise<MediaExtension> {
  let extension: MediaExtension | undefined
  let head = Buffer.alloc(0)
  let size = 0
  for await (const chunk of part as AsyncIterable<Buffer>) {
    size += chunk.length
    await file.write(chunk)
    if (!extension) {
      head = Buffer.concat([head, chunk])
      if (head.length >= RECOGNISED_BYTES) extension = await recognised(head)
    }
    if (extension) refuseLarge(extension, size, settings)
  }
  if (size === 0) throw new Refusal(400, uploadSentences.noFile)
  extension ??= await recognised(head)
  refuseLarge(extension, size, settings)
  await file.sync()
  return extension
}

async function recognised(head: Buffer): Promise<MediaExtension> {
  const extension = await recogniseMedia(head)
  if (!extension) throw new Refusal(415, uploadSentences.notAllowed)
  return extension
}

function refuseLarge(extension: MediaExtension, size: number, settings: Settings): void {
  const { kind } = mediaTypes[extension]
  if (size > capOf(kind, settings)) throw new Refusal(413, uploadSentences.tooLarge(kind, settings))
}

/** Reads on for a while, so that a browser still sending gets to see the refusal instead of a cut connection. */
function discard(body: Readable): void {
  let left = DISCARDED_BYTES
  body.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) body.destroy()
  })
  body.resume()
}
