import { messages } from '#contract/messages.ts'
import { noteRefused } from '#contract/sessions/note-refused.ts'
import { readSession } from '#contract/sessions/read-session.ts'
import type { Backend, Caller, TypedChange } from './backend.ts'
import type { Call } from './call.ts'
import type { ContentType } from './content-type.ts'
import { heard, journalOf, recorded } from '#contract/journal/journal.ts'
import { createMatcher, type Match } from './matcher.ts'
import type { SignedIn, Work } from './operation.ts'
import { contentTypeOf, readJsonBody } from './read-body.ts'
import { Refusal } from './refusal.ts'
import { enveloped } from './replies.ts'
import type { Reply } from './reply.ts'
import { takesBody } from './takes-body.ts'

/** Request → Response on any backend. Never throws: what breaks is reported and answered as a 500. */
export type Answer = (request: Request, backend: Backend, caller: Caller) => Promise<Response>

/** Joins content types, operations, replies and a backend. */
export function createAnswer(types: readonly ContentType[], internal: readonly ContentType[]): Answer {
  const match = createMatcher(types)
  const named = new Map([...types, ...internal].map((type) => [type.name, type]))
  const typeNamed = (name: string) => {
    const type = named.get(name)
    if (!type) throw new Error(`There is no content type called ${name}`)
    return type
  }

  return async (request, backend, caller) => {
    const matched = match(request.method, new URL(request.url).pathname)
    const reply = matched && 'call' in matched ? matched.call.reply : enveloped
    const response = await attempt(reply, request, backend, async () => {
      if (!matched) throw new Refusal(404, messages.noSuchCall)
      if ('allow' in matched) throw new Refusal(405, messages.wrongMethod, { allow: matched.allow })
      return backend.inOneCall(() => performCall(matched, request, backend, caller, typeNamed))
    })
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

async function performCall(
  matched: Match,
  request: Request,
  backend: Backend,
  caller: Caller,
  typeNamed: (name: string) => ContentType,
): Promise<Response> {
  const { call, type, params } = matched
  const session = call.access === 'visitor' ? undefined : await sessionOf(call, request, backend, caller)
  const body = await bodyOf(matched, request)
  const query = namedQuery(matched, new URL(request.url).searchParams)
  const ifMatch = versionOfHeader(request.headers.get('if-match'))
  const { line, queryNames } = call
  const facts = { type, line, queryNames, request, backend, caller, session, params, query, body, ifMatch }
  const actor = session && {
    accountId: session.accountId,
    username: session.username,
    address: caller.address,
    now: backend.now(),
  }

  let changed: TypedChange[] = []
  const perform = (stores: Work['stores']) => {
    changed = []
    const journal = heard(journalOf(stores, actor), changed)
    const given = call.operation.writes ? recorded(stores, journal, typeNamed) : stores
    return call.operation.perform({ ...facts, stores: given, journal })
  }
  const result = await (call.operation.writes ? backend.transaction(perform) : perform(backend.stores))
  if (changed.length > 0) backend.changed?.(changed)
  return keeping(call.reply.succeed(result, call.operation.done), call, request, session)
}

/** The one place where refusals are answered. */
async function attempt(
  reply: Reply,
  request: Request,
  backend: Backend,
  perform: () => Promise<Response>,
): Promise<Response> {
  try {
    return await perform()
  } catch (error) {
    await settle(error, request, backend)
    const refusal = error instanceof Refusal ? error : new Refusal(500, messages.failed)
    const response = reply.refuse(refusal)
    response.headers.set('cache-control', 'no-store')
    return response
  }
}

/** Reports what broke or was away, and does what a refusal leaves to be done. */
async function settle(error: unknown, request: Request, backend: Backend): Promise<void> {
  const place = { method: request.method, path: new URL(request.url).pathname }
  const reportFailure = (failure: unknown) => {
    const stack = failure instanceof Error ? failure.stack : String(failure)
    backend.report('接口处理失败', { ...place, stack })
  }
  if (!(error instanceof Refusal)) return reportFailure(error)
  const { event = '数据库繁忙或无法连接', reason, afterwards } = error.detail
  if (error.status === 503) backend.report(event, { ...place, reason })
  else if (afterwards) await backend.inOneCall(() => afterwards(backend)).catch(reportFailure)
}

/** 401 only on admin calls; elsewhere a bad token is a visitor's. */
async function sessionOf(
  { access }: Call,
  request: Request,
  backend: Backend,
  { address }: Caller,
): Promise<SignedIn | undefined> {
  const { session, refused } = await readSession(backend, request.headers.get('authorization'))
  if (session || access !== 'admin') return session
  if (refused) await noteRefused(backend, { action: 'sessionRefused', address, ...refused })
  throw new Refusal(401, messages.sessionEnded)
}

async function bodyOf({ call }: Match, request: Request): Promise<Record<string, unknown>> {
  if (!takesBody(call)) return {}
  if (call.operation.takes !== 'multipart') return readJsonBody(request)
  if (contentTypeOf(request) !== 'multipart/form-data') throw new Refusal(415, messages.wrongContentType)
  return {}
}

/** An empty version is a version too, of nothing that is stored; `*` asks only that the record exists, as every update does. */
function versionOfHeader(sent: string | null): string | undefined {
  return sent === null || sent.trim() === '*' ? undefined : sent.replace(/^W\/|"/g, '')
}

/** Only what the line names is read from the query; a paging list names its parameters by being one. */
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
  if (call.access === 'either') response.headers.set('vary', 'Authorization')
  return response
}
