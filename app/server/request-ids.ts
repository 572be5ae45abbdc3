import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { HostSettings } from '#operations/settings/settings.ts'

/** The header of every answer, and of requests that a trusted proxy has named already. */
export const REQUEST_ID_HEADER = 'X-Request-Id'

const GIVEN = /^[\w.-]{8,64}$/

/** No two processes of one site begin alike. */
const ofThisProcess = randomBytes(4).toString('hex')
const current = new AsyncLocalStorage<string>()
const known = new WeakMap<IncomingMessage, string>()
let requests = 0

/** The id of the request that is being answered; undefined outside of requests. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}

/** An id for an answer to what could not be read as a request. */
export function newRequestId(): string {
  requests += 1
  return `${ofThisProcess}-${requests}`
}

/** Names requests. @param trustProxy how many proxies are believed: one of them may have named the request */
export function createRequestIds({ trustProxy }: Pick<HostSettings, 'trustProxy'>) {
  /** The id of one request, the same whenever it is asked for. */
  function idOf(request: IncomingMessage): string {
    const id = lastIdOf(request)
    known.set(request, id)
    return id
  }

  /** The same where nobody asks again: to remember an id takes as long as to make it. */
  function lastIdOf(request: IncomingMessage): string {
    return known.get(request) ?? given(request) ?? newRequestId()
  }

  function given({ headers }: IncomingMessage): string | undefined {
    if (trustProxy === 0) return undefined
    const sent = String(headers['x-request-id'] ?? '')
    return GIVEN.test(sent) ? sent : undefined
  }

  return {
    idOf,
    lastIdOf,
    /** Does what belongs to one request: each line that is logged meanwhile bears its id. */
    during: <Result>(request: IncomingMessage, work: () => Result): Result =>
      current.run(idOf(request), work),
    /** The same listener, whose answers and log lines bear the ids. */
    identifying:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        const id = idOf(request)
        response.setHeader(REQUEST_ID_HEADER, id)
        current.run(id, () => listener(request, response))
      },
  }
}

/** What `createRequestIds` gives. */
export type RequestIds = ReturnType<typeof createRequestIds>
