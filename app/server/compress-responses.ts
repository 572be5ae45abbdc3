import compression from 'compression'
import type { RequestHandler } from 'express'
import { constants } from 'node:zlib'
import { isFileAddress } from './is-file-address.ts'

const quick = { level: 2, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } } }
const well = compression()
const quickly = compression(quick)

/**
 * Compresses files well, since browsers cache them, and a response for one visitor fast: 10% less takes twice the time.
 * Shared responses are compressed once (response-cache/encodings.ts).
 */
export const compressResponses: RequestHandler = (request, response, next) =>
  (isFileAddress(request) && !request.path.startsWith('/api/') ? well : quickly)(request, response, next)
