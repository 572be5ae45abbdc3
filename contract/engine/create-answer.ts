import { messages } from '#contract/shared/messages.ts'
import type { ApiParts } from './api-parts.ts'
import type { Backend, Caller } from './backend.ts'
import type { Call } from './call.ts'
import { createMatcher, type Match } from './matcher.ts'
import type { SignedIn } from './operation.ts'
import { performCall, typesByName, type PerformParts } from './perform-call.ts'
import { contentTypeOf, readJsonBody } from './read-body.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { envelope } from './response-formats.ts'
import type { ResponseFormat } from './response-format.ts'
import { settleFailure, type CallPlace } from './settle-failure.ts'
import { takesBody } from './takes-body.ts'

/** Request → Response on any backend. Never throws: what breaks is reported and answered as a 500. */
export type Answer = (request: Request, backend: Backend, caller: Caller) => Promise<Response>

/** Joins content types, operations, replies and a backend. */
export function createAnswer(parts: ApiParts): Answer {
  const match = createMatcher(parts.types)
  const performParts = { ...parts, typeNamed: typesByName(parts) }

  return async (request, backend, caller) => {
    const { pathname, searchParams } = new URL(request.url)
    const matched = match(request.method, pathname)
    const format = matched && 'call' in matched ? matched.call.response : envelope
    const place = { method: request.method, path: pathname }
    const response = await attempt(format, place, backend, async () => {
      if (!matched) throw new HttpError(404, messages.noSuchCall)
      if ('allow' in matched) throw new HttpError(405, messages.wrongMethod, { allow: matched.allow })
      return backend.runWithDeadline(() =>
        answerCall(matched, request, searchParams, backend, caller, performParts),
      )
    })
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

async function answerCall(
  matched: Match,
  request: Request,
  searchParams: URLSearchParams,
  backend: Backend,
  caller: Caller,
  parts: ApiParts & PerformParts,
): Promise<Response> {
  const { call } = matched
  const { access } = call
  const authorization = request.headers.get('authorization')
  const session =
    access === 'public'
      ? undefined
      : await parts.authenticate(backend, { access, authorization, address: caller.address })
  const body = await bodyOf(matched, request)
  const query = namedQuery(matched, searchParams)
  const ifMatch = versionOfHeader(request.headers.get('if-match'))
  const sent = { request, session, query, body, ifMatch }
  const result = await performCall(matched, sent, backend, caller, parts)
  return keeping(call.response.succeed(result, call.operation.successMessage), call, request, session)
}

/** The one place where refusals are answered. */
async function attempt(
  format: ResponseFormat,
  place: CallPlace,
  backend: Backend,
  perform: () => Promise<Response>,
): Promise<Response> {
  try {
    return await perform()
  } catch (error) {
    const response = format.refuse(await settleFailure(error, place, backend))
    response.headers.set('cache-control', 'no-store')
    return response
  }
}

async function bodyOf({ call }: Match, request: Request): Promise<Record<string, unknown>> {
  if (!takesBody(call)) return {}
  if (call.operation.takes !== 'multipart') return readJsonBody(request)
  if (contentTypeOf(request) !== 'multipart/form-data') throw new HttpError(415, messages.wrongContentType)
  return {}
}

/**
 * An empty version is valid and stands for a missing record. `*` only requires that the record exists, as every update does.
 */
function versionOfHeader(sent: string | null): string | undefined {
  return sent === null || sent.trim() === '*' ? undefined : sent.replace(/^W\/|"/g, '')
}

/** Only what the endpoint names is read from the query; every paging list has the same parameters. */
function namedQuery({ call }: Match, sent: URLSearchParams): URLSearchParams {
  if (call.operation.takes === 'pageQuery') return sent
  return new URLSearchParams(
    call.queryNames.flatMap((name) => (sent.has(name) ? [[name, sent.get(name) ?? '']] : [])),
  )
}

/** Nothing that a session or a write answered is kept by anyone (docs/design/hardening.md#http). */
function keeping(response: Response, call: Call, request: Request, session: SignedIn | undefined): Response {
  if (response.headers.has('cache-control')) return response
  const isPublicRead = !session && call.access !== 'admin' && /^(GET|HEAD)$/.test(request.method)
  response.headers.set('cache-control', isPublicRead ? 'no-cache' : 'no-store')
  if (call.access === 'optionalAuth') response.headers.set('vary', 'Authorization')
  return response
}
