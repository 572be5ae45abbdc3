import compression from 'compression'
import type { RequestHandler } from 'express'
import { constants } from 'node:zlib'
import { isFileAddress } from './is-file-address.ts'

const quick = { level: 2, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } } }
const well = compression()
const quickly = compression(quick)

/**
 * Packs what is sent: files well, for browsers keep them; an answer that is made for one visitor quickly, since a tenth less
 * of it takes twice the time. What all visitors get is packed once (response-cache/encodings.ts).
 */
export const compressResponses: RequestHandler = (request, response, next) =>
  (isFileAddress(request) && !request.path.startsWith('/api/') ? well : quickly)(request, response, next)
