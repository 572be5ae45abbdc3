import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebReadableStream } from 'node:stream/web'
import { Router, type Request as ExpressRequest, type Response as ExpressResponse } from 'express'
import { answer } from '#content/registry/answer.ts'
import type { Backend } from '#contract/engine/backend.ts'
import { networkOf } from '#contract/shared/caller-network.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { file } from '#contract/engine/response-formats.ts'
import { nodeStreamOf } from '#db/files/node-stream.ts'
import { createDownloadPlaces } from '#app/server/download-places.ts'

/** A reader who takes nothing for so long is gone; a paused film goes on with a new range. */
const IDLE_MS = 5 * 60_000
const PASSED_ON = ['range', 'if-range', 'if-none-match', 'if-modified-since']
/** Smaller answers are with their reader at once or nearly so; pictures of a page never wait for each other. */
const SMALL_BYTES = 1024 * 1024
const TOO_MANY = new HttpError(429, '同时下载的文件过多，请稍后再试', { retryAfterSeconds: 10 })

/**
 * `GET /upload/<name>` by the contract (C-193), past Remix, which would buffer a whole film for a slow visitor. Each
 * network has 64 places for large files; a request that waits 10 s is refused.
 */
export function uploads(backend: Backend, places = createDownloadPlaces()): Router {
  const router = Router()

  async function sendFile(
    answered: Response,
    open: () => Readable,
    address: string,
    response: ExpressResponse,
  ) {
    const network = networkOf(address)
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const hasPlace = await places.take(network, gone.signal)
    if (!hasPlace) return send(file.refuse(TOO_MANY), response)
    try {
      if (!response.destroyed) await send(answered, response, open())
    } finally {
      places.give(network)
    }
  }

  router.use('/upload', (request, response, next) => {
    const address = request.ip ?? 'unknown'
    answer(requestOf(request), backend, { address })
      .then((answered) => {
        const open = answered.body ? nodeStreamOf(answered.body) : undefined
        if (!open) return send(answered, response)
        const isSmall = Number(answered.headers.get('content-length')) <= SMALL_BYTES
        return isSmall ? send(answered, response, open()) : sendFile(answered, open, address, response)
      })
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

async function send(answered: Response, response: ExpressResponse, bytes = bodyOf(answered)): Promise<void> {
  response.status(answered.status)
  answered.headers.forEach((value, name) => response.setHeader(name, value))
  response.setTimeout(IDLE_MS, () => response.destroy())
  if (!bytes) return void response.end()
  try {
    await pipeline(bytes, response)
  } catch (error) {
    // A visitor who leaves in the middle of a film is no failure; the stream has closed the file.
    if (!response.destroyed) throw error
  }
}

function bodyOf({ body }: Response): Readable | undefined {
  return body ? Readable.fromWeb(body as WebReadableStream<Uint8Array>) : undefined
}
