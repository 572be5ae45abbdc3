import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebReadableStream } from 'node:stream/web'
import { Router, type Request as ExpressRequest, type Response as ExpressResponse } from 'express'
import { answer } from '#contract/engine/answer.ts'
import type { Backend } from '#contract/engine/backend.ts'

/** A reader who takes nothing for so long is gone; a paused film goes on with a new range. */
const IDLE_MS = 5 * 60_000
const PASSED_ON = ['range', 'if-range', 'if-none-match', 'if-modified-since']

/**
 * `GET /upload/<name>` by the contract (C-193), past Remix: Remix writes an answer without waiting for its reader, so a
 * film for one slow visitor would lie in memory whole.
 */
export function uploads(backend: Backend): Router {
  const router = Router()
  router.use('/upload', (request, response, next) => {
    answer(requestOf(request), backend, { address: request.ip ?? 'unknown' })
      .then((answered) => send(answered, response))
      .catch(next)
  })
  return router
}

function requestOf(request: ExpressRequest): Request {
  const name = encodeURIComponent(request.path.replace(/^\/|\/$/g, ''))
  const sent = PASSED_ON.flatMap((header) => {
    const value = request.get(header)
    return value === undefined ? [] : [[header, value] as [string, string]]
  })
  // Whatever else came is refused alike, and not every method of HTTP is one that a Request may have.
  const method = /^(GET|HEAD)$/.test(request.method) ? request.method : 'POST'
  return new Request(`http://host/upload/${name}`, { method, headers: sent })
}

async function send(answered: Response, response: ExpressResponse): Promise<void> {
  response.status(answered.status)
  answered.headers.forEach((value, name) => response.setHeader(name, value))
  response.setTimeout(IDLE_MS, () => response.destroy())
  if (!answered.body) return void response.end()
  try {
    await pipeline(Readable.fromWeb(answered.body as WebReadableStream<Uint8Array>), response)
  } catch (error) {
    // A visitor who leaves in the middle of a film is no failure; the stream has closed the file by then.
    if (!response.destroyed) throw error
  }
}
