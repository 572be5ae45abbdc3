import compression from 'compression'
import type { RequestHandler } from 'express'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { isFileAddress } from '#app/server/is-file-address.ts'
import type { Encoding } from '#app/server/kept-answers/encodings.ts'

const quick = { level: 2, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } } }
const well = compression()
const quickly = compression(quick)

/**
 * Packs what is sent: files well, for browsers keep them; an answer that is made for one visitor quickly, since a tenth less
 * of it takes twice the time. What all visitors get is packed once (kept-answers/encodings.ts).
 */
export const packing: RequestHandler = (request, response, next) =>
  (isFileAddress(request) && !request.path.startsWith('/api/') ? well : quickly)(request, response, next)

/** Bytes of HTML that take less than a millisecond to pack: to hand them to another thread and wait for it takes as long. */
const AT_ONCE = 128 * 1024

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** The same for an answer that is there whole, in one piece. */
export async function packedQuickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  const isSmall = body.length <= AT_ONCE
  if (encoding === 'br')
    return isSmall ? brotliCompressSync(body, quick.brotli) : brotliOf(body, quick.brotli)
  const { level } = quick
  return isSmall ? gzipSync(body, { level }) : gzipOf(body, { level })
}
