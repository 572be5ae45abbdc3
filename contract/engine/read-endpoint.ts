import { isMissing } from '#contract/shared/is-missing.ts'
import { messages } from '#contract/shared/messages.ts'
import type { ApiParts } from './api-parts.ts'
import type { Backend, Caller } from './backend.ts'
import { performCall, typesByName } from './perform-call.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { settleFailure } from './settle-failure.ts'

/** What a read names: `{names}` of its path at the top, its query beside them. */
export interface ReadInput {
  query?: Readonly<Record<string, unknown>>
  [pathName: string]: unknown
}

/**
 * Performs a visitor's read inside the process: no request, no matching, no JSON.
 * @param endpoint such as `GET /api/banner/list`
 * @returns what a reader of its response would get
 * @throws HttpError; what broke is reported and becomes a 500
 */
export type ReadEndpoint = (
  endpoint: string,
  input: ReadInput | undefined,
  backend: Backend,
  caller: Caller,
) => Promise<unknown>

/** Stands in for the request that there is none of: no headers, so no session. */
const NO_REQUEST = new Request('http://in-process.invalid/')

/** Joins content types and a backend for reads from within, as `createAnswer` does for requests. */
export function createReadEndpoint(parts: ApiParts): ReadEndpoint {
  const { types } = parts
  const reads = new Map(
    types.flatMap((type) =>
      type.calls
        .filter(({ method, access }) => method === 'GET' && access !== 'admin')
        .map((call) => [call.endpoint as string, { type, call }] as const),
    ),
  )
  const performParts = { ...parts, typeNamed: typesByName(parts) }

  return async (endpoint, { query: asked = {}, ...named } = {}, backend, caller) => {
    const read = reads.get(endpoint)
    if (!read) throw new Error(`The contract declares no visitors' read ${endpoint}`)
    const { pathNames, queryNames, response } = read.call
    const params = Object.fromEntries(pathNames.map((name) => [name, String(named[name] ?? '')]))
    const query = new URLSearchParams(
      queryNames.filter((name) => !isMissing(asked[name])).map((name) => [name, String(asked[name])]),
    )
    const sent = { request: NO_REQUEST, query, body: {} }
    try {
      // As in an address: an empty segment names no call, and no store keeps a null byte.
      if (Object.values(params).some((value) => value === '' || value.includes('\0')))
        throw new HttpError(404, messages.noSuchCall)
      const result = await backend.runWithDeadline(() =>
        performCall({ ...read, params }, sent, backend, caller, performParts),
      )
      // As the reply has it: a body that holds nothing is an empty object.
      return result ?? (response.readAs === 'body' ? {} : null)
    } catch (error) {
      const path = read.call.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
      throw await settleFailure(error, { method: 'GET', path }, backend)
    }
  }
}
