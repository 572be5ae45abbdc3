import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { Bucket } from './s3-bucket.ts'

/** What is sent: where to, the bytes, how many they are and the time that counts as the file's. */
export interface SentObject {
  path: string
  bytes: AsyncIterable<Uint8Array>
  size: number
  modifiedTime: Date
}

const MEGABYTE = 1024 * 1024
const PART_BYTES = 8 * MEGABYTE
/** More parts than this no storage takes. */
const MOST_PARTS = 10_000
/** A line of a megabit brings as much in a second. */
const SLOWEST_BYTES_PER_SECOND = 128 * 1024
const TIMEOUT_MS = 20_000

/** The metadata that keeps the time of a file through copies: the storage's own is that of the copy. */
export const MODIFIED = 'modified'

/**
 * Sends bytes whole or not at all, in one request or as a multipart upload that is aborted on failure. One part is in
 * memory at a time, with its checksum.
 * @throws Error where the number of bytes differs from `size`
 * @throws HttpError 503
 */
export async function sendObject(bucket: Bucket, sent: SentObject): Promise<void> {
  const partBytes = Math.max(PART_BYTES, Math.ceil(sent.size / MOST_PARTS))
  if (sent.size <= partBytes) return sendAtOnce(bucket, sent)
  const { UploadId } = await bucket.ask((abortSignal) =>
    bucket.client.send(new CreateMultipartUploadCommand(headOf(bucket, sent)), { abortSignal }),
  )
  const upload = { ...bucket.at(sent.path), UploadId }
  try {
    await sendParts(bucket, sent, upload, partBytes)
  } catch (error) {
    // If the abort fails, a later sweep removes the parts; an upload that was never completed is not readable.
    await bucket
      .ask((abortSignal) => bucket.client.send(new AbortMultipartUploadCommand(upload), { abortSignal }))
      .catch(() => undefined)
    throw error
  }
}

async function sendAtOnce(bucket: Bucket, sent: SentObject): Promise<void> {
  const pieces: Uint8Array[] = []
  for await (const piece of pieceOf(sent.bytes, sent.size, sent.size || 1)) pieces.push(piece)
  const Body = Buffer.concat(pieces)
  await bucket.ask(
    (abortSignal) =>
      bucket.client.send(new PutObjectCommand({ ...headOf(bucket, sent), Body }), { abortSignal }),
    timeoutFor(sent.size),
  )
}

async function sendParts(
  bucket: Bucket,
  { bytes, size }: SentObject,
  upload: { Bucket: string; Key: string; UploadId: string | undefined },
  partBytes: number,
): Promise<void> {
  const Parts: { PartNumber: number; ETag?: string }[] = []
  for await (const Body of pieceOf(bytes, size, partBytes)) {
    const PartNumber = Parts.length + 1
    const { ETag } = await bucket.ask(
      (abortSignal) =>
        bucket.client.send(new UploadPartCommand({ ...upload, PartNumber, Body }), { abortSignal }),
      timeoutFor(Body.length),
    )
    Parts.push({ PartNumber, ETag })
  }
  await bucket.ask(
    (abortSignal) =>
      bucket.client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }), {
        abortSignal,
      }),
    timeoutFor(0),
  )
}

/** No browser may ever take an object for a page, should somebody make the bucket public. */
const headOf = (bucket: Bucket, { path, modifiedTime }: SentObject) => ({
  ...bucket.at(path),
  ContentType: 'application/octet-stream',
  Metadata: { [MODIFIED]: String(modifiedTime.getTime()) },
})

const timeoutFor = (bytes: number) => TIMEOUT_MS + Math.ceil(bytes / SLOWEST_BYTES_PER_SECOND) * 1000

/** The bytes in pieces of one size, the last one smaller. */
async function* pieceOf(
  bytes: AsyncIterable<Uint8Array>,
  size: number,
  pieceBytes: number,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  let piece = Buffer.alloc(Math.min(pieceBytes, size))
  let filled = 0
  let left = size
  for await (let chunk of bytes) {
    if (chunk.length > left) throw new Error(`More than the ${size} bytes came that there should be`)
    left -= chunk.length
    while (chunk.length > 0) {
      const taken = chunk.subarray(0, piece.length - filled)
      piece.set(taken, filled)
      filled += taken.length
      chunk = chunk.subarray(taken.length)
      if (filled < piece.length) continue
      yield piece
      piece = Buffer.alloc(Math.min(pieceBytes, left + chunk.length))
      filled = 0
    }
  }
  if (left > 0) throw new Error(`${left} of ${size} bytes are missing`)
}
