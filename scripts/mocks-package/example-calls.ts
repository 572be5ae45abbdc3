import { answer } from '#content/registry/answer.ts'
import { createLocalApi } from '#content/registry/local-api.ts'
import { contract } from '#content/registry/contract.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { messages } from '#contract/shared/messages.ts'
import { describeContract } from '#contract/openapi/describe-contract.ts'
import { demoAdministrator } from '#mocks/accounts.ts'
import { createMemoryBackend, type MemoryBackend } from '#mocks/memory-backend.ts'
import { refusalResponse } from '#mocks/scenarios/match-call.ts'
import { applyRules } from '#mocks/rules/apply-rules.ts'
import { rulesOf } from '#mocks/rules/parse-rules.ts'
import { statusSentences } from '#contract/shared/messages.ts'
import type { ReadMedia } from '#mocks/memory-files.ts'
import { declaredCalls, type DeclaredCall } from './declared-calls.ts'
import { variantsOf, type Sent } from './variants.ts'
import { exampleAnswer, exampleRequest, type ExampleAnswer, type ExampleRequest } from './example-parts.ts'

/** One declared call: how it is asked for, and each answer that its description knows. */
export interface ExampleCall {
  line: string
  /** What it does, in Chinese. */
  summary: string
  type: string
  access: 'visitor' | 'either' | 'admin'
  method: string
  /** With `{names}`, as declared. */
  path: string
  request: ExampleRequest
  /** The success first, then what can come instead of it. */
  answers: ExampleAnswer[]
}

/** The words of the package's files, which other projects read. */
const packageAccess = { public: 'visitor', optionalAuth: 'either', admin: 'admin' } as const

const caller = { address: '127.0.0.1' }
const now = () => new Date('2026-11-20T02:30:00.000Z')
const document = describeContract(contract)

/**
 * Asks the mocks for every call as its declaration says, and for every answer that its description knows.
 * @param readMedia the demonstration media, which some calls answer
 * @throws Error where what a call is asked for by its declaration is refused
 */
export async function exampleCalls(readMedia: ReadMedia): Promise<ExampleCall[]> {
  const ground = firstContent(createMemoryBackend({ now, readMedia }))
  const examples: ExampleCall[] = []
  for (const declared of declaredCalls) examples.push(await exampleOf(declared, ground))
  return examples
}

/** A browser has what 304 would say. */
export const hasBody = (status: number): boolean => status !== 304

type Ground = ReturnType<typeof firstContent>

async function exampleOf(declared: DeclaredCall, ground: Ground): Promise<ExampleCall> {
  const { type, call } = declared
  const { backend } = ground
  const { summary = type.typeLabel, responses = {} } =
    document.paths[call.path]?.[call.method.toLowerCase()] ?? {}
  const described = Object.keys(responses).map(Number).filter(hasBody)
  const answers = new Map<number, ExampleAnswer>()
  const missing = () => described.filter((status) => !answers.has(status))
  let request: ExampleRequest | undefined
  for (let at = 0; missing().length > 0; at += 1) {
    const { sent, token } = await ground.variant(declared, at)
    if (!sent) break
    request ??= await exampleRequest(sent, token)
    if (sent.method !== call.method) continue
    const response = await answer(requestOf(sent), backend, caller)
    if (response.ok && call.method !== 'GET') ground.spoil()
    if (sent.variant === 'good' && response.status !== 200)
      throw new Error(`${call.endpoint}: the example request is answered with ${response.status}`)
    if (missing().includes(response.status))
      answers.set(response.status, await exampleAnswer(response, token))
  }
  if (!request) throw new Error(`${call.endpoint}: nothing is asked for`)
  for (const status of missing()) {
    const { sent, token } = await ground.variant(declared, 0)
    if (sent) answers.set(status, await exampleAnswer(await staged(declared, sent, status, backend), token))
  }
  return {
    line: call.endpoint,
    summary,
    type: type.name,
    access: packageAccess[call.access],
    method: call.method,
    path: call.path,
    request,
    answers: [...answers.values()].sort((one, other) => one.status - other.status),
  }
}

/** The first content and somebody who is signed in on it; put back where a call has changed it. */
function firstContent(backend: MemoryBackend) {
  let token: string | undefined
  const api = createLocalApi((request) => answer(request, backend, caller))
  const { username, password } = demoAdministrator
  const signIn = () => api('POST /api/admin/login', { body: { username, password } })
  return {
    backend,
    /** What was written is not there for the next. */
    spoil: () => (token = undefined),
    /** One way to ask for a call, and the token it is asked with; nothing when there are no more. */
    async variant(declared: DeclaredCall, at: number): Promise<{ sent: Sent | undefined; token: string }> {
      if (token === undefined) {
        backend.reset()
        // The second session is one that can be ended.
        await signIn()
        token = (await signIn()).token
      }
      const ids = declared.type.isStored ? await idsOf(declared.type.name) : []
      return { sent: variantsOf(declared, { token, ids })[at], token }
    },
  }

  async function idsOf(type: string): Promise<number[]> {
    const rows = await backend.stores.of(type).find({ order: [{ field: 'id', direction: 'asc' }] })
    return rows.map(({ id }) => id)
  }
}

/** What no request brings about by itself, such as a database that is away. */
async function staged(
  { type, call }: DeclaredCall,
  sent: Sent,
  status: number,
  backend: MemoryBackend,
): Promise<Response> {
  // Mock rules do not apply to files: their reply refuses as it does in the product.
  if (!call.path.startsWith('/api/'))
    return refusalResponse(
      { type, call, params: {} },
      new HttpError(status, statusSentences[status] ?? messages.failed),
    )
  const begun = applyRules(rulesOf(`${call.method}${call.path}=${status}`))
  return begun.wrap(answer)(requestOf(sent), backend, caller)
}

function requestOf({ method, address, headers, body }: Sent): Request {
  const told = Object.entries(headers).filter(([, value]) => value !== '')
  return new Request(`http://site.example${address}`, { method, headers: told, body: body ?? null })
}
