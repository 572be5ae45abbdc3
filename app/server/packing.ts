import compression from 'compression'
import type { RequestHandler } from 'express'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** The same for an answer that is there whole, in one piece. */
export async function packedQuickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotliOf(body, quick.brotli)
  return encoding === 'gzip' ? gzipOf(body, { level: quick.level }) : body
}
