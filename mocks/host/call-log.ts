import type { Answer } from '#contract/engine/create-answer.ts'
import { matchCall } from '#mocks/scenarios/match-call.ts'
import { APPLIED_HEADER } from '#mocks/rules/apply-rules.ts'
import { maskHeader, maskQuery, maskSecrets } from './mask-secrets.ts'

/** One call that was made, with what was sent and answered; passwords, tokens and keys are masked in it. */
export interface LoggedCall {
  /** Counts up; never given twice. */
  readonly id: number
  /** The declared line; the address itself where nothing is declared. */
  readonly line: string
  readonly method: string
  /** Path and query. */
  readonly address: string
  /** Whether a page asked while it was made on the server, or a browser or a program over HTTP. */
  readonly by: 'page' | 'http'
  /** When it was made, by the real clock. */
  readonly at: string
  /** Those that matter to say it again. */
  readonly headers: Readonly<Record<string, string>>
  /** The body as a text; a file is told by its size. */
  readonly sent: string
  /** HTTP status; 0 for a connection that was cut, absent while the answer is awaited. */
  readonly status?: number
  readonly answered?: string
  /** The answer's media type. */
  readonly type?: string
  readonly ms?: number
  /** The rules that made the answer what it is. */
  readonly applied?: string
}

/** More are forgotten, the earliest first. */
const MOST_CALLS = 200
/** Of longer bodies the beginning is kept. */
const MOST_LETTERS = 100_000
const KEPT_HEADERS = ['content-type', 'authorization', 'if-match']

/** The calls of one tester. */
export function createCallLog() {
  let calls: readonly LoggedCall[] = []
  let lastId = 0
  const replace = (call: LoggedCall) => (calls = calls.map((each) => (each.id === call.id ? call : each)))
  return {
    made: () => calls,
    forget: () => void (calls = []),
    /** Writes down every call that passes. */
    logging(answer: Answer, by: LoggedCall['by']): Answer {
      return async (request, backend, caller) => {
        const url = new URL(request.url)
        const { pathname } = url
        if (!pathname.startsWith('/api/')) return answer(request, backend, caller)
        const { method } = request
        lastId += 1
        const made: LoggedCall = {
          id: lastId,
          line: matchCall(method, pathname)?.call.endpoint ?? `${method} ${pathname}`,
          method,
          address: maskQuery(url),
          by,
          at: new Date().toISOString(),
          headers: headersKept(request.headers),
          sent: '',
        }
        calls = [...calls, made].slice(-MOST_CALLS)
        const [passed, sent] = await twice(request)
        const begun = performance.now()
        const response = await answer(passed, backend, caller)
        const ms = Math.round(performance.now() - begun)
        const applied = response.headers.get(APPLIED_HEADER)
        replace({
          ...made,
          sent,
          status: response.status,
          type: response.headers.get('content-type') ?? '',
          ms,
          answered: await textOf(response.type === 'error' ? undefined : response.clone()),
          ...(applied !== null && { applied: decodeURIComponent(applied) }),
        })
        return response
      }
    },
  }
}

export type CallLog = ReturnType<typeof createCallLog>

/** The request and its body as a text. What is no text goes on as it came, unread. */
async function twice(request: Request): Promise<[Request, string]> {
  const type = request.headers.get('content-type') ?? ''
  if (!request.body) return [request, '']
  if (!/^(application\/json|text\/)/.test(type)) return [request, `（${type || '没有类型'}）`]
  const text = await request.text().catch(() => undefined)
  // Broken off by its sender: the API says what it makes of that.
  if (text === undefined) return [request, '（没有收完）']
  const { url, method, headers } = request
  return [new Request(url, { method, headers, body: text }), shown(text)]
}

async function textOf(response: Response | undefined): Promise<string> {
  if (!response) return ''
  const type = response.headers.get('content-type') ?? ''
  if (!/json|text/.test(type)) return `（${type}）`
  return shown(await response.text())
}

const shown = (body: string) => maskSecrets(body).slice(0, MOST_LETTERS)

function headersKept(headers: Headers): Record<string, string> {
  const kept = [...headers].filter(([name]) => KEPT_HEADERS.includes(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, maskHeader(name, value)]))
}
