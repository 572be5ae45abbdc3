import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream as WebReadableStream } from 'node:stream/web'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { HttpError } from '#contract/shared/http-error.ts'
import { uploadSentences } from '#contract/shared/upload-rules.ts'
import { boundaryOf, limitPartHeaders } from './limit-part-headers.ts'
import { discardBody, abortWhenSlow, type BodyTimeLimits } from './abort-slow-body.ts'

/** What a file must be, judged while it arrives. */
export interface FileValidator<Kind> {
  /**
   * By the first bytes, `RECOGNISED_BYTES` of them or the whole file.
   * @throws HttpError for what is not taken
   */
  recognise(head: Uint8Array): Promise<Kind>
  capOf(kind: Kind): number
  tooLarge(kind: Kind): string
}

/** A file that has arrived whole. */
export interface Arrived<Kind> {
  kind: Kind
  /** What the sender called it; only ever shown to people. */
  sentName: string
}

/** The bytes that recognising needs. */
export const RECOGNISED_BYTES = 4100

const TIME_LIMITS: BodyTimeLimits = { silenceMs: 30_000, wholeMs: 15 * 60_000 }
const FORM_LIMITS = { files: 1, fields: 10, parts: 12, fieldSize: 4096, headerPairs: 20, headerSize: 16_384 }

/**
 * Streams the multipart field `file` to its own path (docs/design/hardening.md#content-and-uploads). Rejects by
 * content, size and time while it arrives.
 */
export async function receiveFile<Kind>(
  request: Request,
  path: string,
  validator: FileValidator<Kind>,
  timeLimits = TIME_LIMITS,
): Promise<Arrived<Kind>> {
  const form = openForm(request)
  const boundary = boundaryOf(request)
  if (!request.body) throw new HttpError(400, uploadSentences.noFile)
  const body = Readable.fromWeb(request.body as WebReadableStream<Uint8Array>)
  const isTooSlow = abortWhenSlow(body, timeLimits)
  const heads = limitPartHeaders(boundary, FORM_LIMITS.headerSize)
  body.on('error', (error) => form.destroy(error))
  heads.on('error', (error) => form.destroy(error))
  body.pipe(heads).pipe(form)
  try {
    return await writeFilePart(form, path, validator)
  } catch (error) {
    body.unpipe(heads)
    heads.destroy()
    discardBody(body)
    throw isTooSlow() ? new HttpError(408, uploadSentences.tooSlow) : error
  }
}

function openForm(request: Request): BusboyInstance {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new HttpError(415, uploadSentences.notMultipart)
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: FORM_LIMITS })
  } catch {
    throw new HttpError(400, uploadSentences.broken)
  }
}

async function writeFilePart<Kind>(
  form: BusboyInstance,
  path: string,
  validator: FileValidator<Kind>,
): Promise<Arrived<Kind>> {
  let file: Readable | undefined
  let written: Promise<Arrived<Kind>> | undefined
  const formRead = new Promise<void>((resolve, reject) => {
    const refuseBroken = () => reject(new HttpError(400, uploadSentences.broken))
    form.on('file', (field, part, filename: string | undefined) => {
      // The form's own error tells of a part that broke off; the part must still not end the process.
      part.on('error', () => undefined)
      if (field !== 'file') return void part.resume()
      file = part
      written = writeChecked(part, path, validator).then((kind) => ({ kind, sentName: filename ?? '' }))
      written.catch(reject)
    })
    form.on('error', refuseBroken)
    form.on('filesLimit', refuseBroken)
    form.on('fieldsLimit', refuseBroken)
    form.on('partsLimit', refuseBroken)
    form.on('finish', resolve)
  })
  try {
    await formRead
    if (!written) throw new HttpError(400, uploadSentences.noFile)
    return await written
  } catch (error) {
    form.destroy()
    // A form that ends does not end its parts, and the file is closed before anyone who asked removes it.
    file?.destroy()
    await written?.catch(() => undefined)
    throw error
  }
}

async function writeChecked<Kind>(
  part: Readable,
  path: string,
  validator: FileValidator<Kind>,
): Promise<Kind> {
  const file = await open(path, 'wx')
  try {
    return await copyChecked(part, file, validator)
  } finally {
    await file.close()
  }
}

async function copyChecked<Kind>(
  part: Readable,
  file: FileHandle,
  validator: FileValidator<Kind>,
): Promise<Kind> {
  let kind: Kind | undefined
  let head = Buffer.alloc(0)
  let size = 0
  const refuseLarge = (recognised: Kind) => {
    if (size > validator.capOf(recognised)) throw new HttpError(413, validator.tooLarge(recognised))
  }
  for await (const chunk of part as AsyncIterable<Buffer>) {
    size += chunk.length
    await writeWhole(file, chunk)
    if (kind === undefined) {
      head = Buffer.concat([head, chunk])
      if (head.length >= RECOGNISED_BYTES) kind = await validator.recognise(head)
    }
    if (kind !== undefined) refuseLarge(kind)
  }
  if (size === 0) throw new HttpError(400, uploadSentences.broken)
  kind ??= await validator.recognise(head)
  refuseLarge(kind)
  await file.sync()
  return kind
}

/** The system may take less than it was given. */
async function writeWhole(file: FileHandle, chunk: Buffer): Promise<void> {
  let rest = chunk
  while (rest.length > 0) rest = rest.subarray((await file.write(rest)).bytesWritten)
}
