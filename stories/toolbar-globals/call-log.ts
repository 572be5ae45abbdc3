import type { Answer } from '#contract/engine/create-answer.ts'
import { matchCall } from '#mocks/scenarios/match-call.ts'

/** One call that a story made to the API, for the panel of calls. */
export interface LoggedCall {
  /** The declared line, such as `GET /api/banner/list`; the address itself where nothing is declared. */
  line: string
  /** Path and query as they were asked for. */
  address: string
  /** HTTP status; 0 for a connection that was cut, absent while the answer is awaited. */
  status?: number
  /** How long the answer took, in milliseconds. */
  ms?: number
  /** The scenario it was answered in. */
  scenario: string
}

let calls: readonly LoggedCall[] = []
let listener: (calls: readonly LoggedCall[]) => void = () => undefined

/** The calls since the story began, in the order they were made. */
export function loggedCalls(): readonly LoggedCall[] {
  return calls
}

/** Begins a new list; answers that a former story still waits for are not written into it. */
export function clearCalls(): void {
  tell([])
}

/** Anyone who shows the calls; told of every change. */
export function onCalls(tellCalls: typeof listener): void {
  listener = tellCalls
}

/** Writes down every call under `/api/` that passes, with what became of it. */
export function withCallLog(answer: Answer, scenario: string): Answer {
  return async (request, backend, caller) => {
    const { pathname, search } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return answer(request, backend, caller)
    const line = matchCall(request.method, pathname)?.call.endpoint ?? `${request.method} ${pathname}`
    const made: LoggedCall = { line, address: pathname + search, scenario }
    const begun = performance.now()
    tell([...calls, made])
    const response = await answer(request, backend, caller)
    const ended = { ...made, status: response.status, ms: Math.round(performance.now() - begun) }
    tell(calls.map((each) => (each === made ? ended : each)))
    return response
  }
}

function tell(now: readonly LoggedCall[]) {
  calls = now
  listener(calls)
}
