import type { Answer } from '#contract/engine/create-answer.ts'
import type { Match } from '#contract/engine/matcher.ts'
import { wrapCalls, type IsMeant } from '#mocks/scenarios/match-call.ts'

/** Changes the JSON of an answer. */
export type ChangeBody = (body: unknown, matched: Match) => unknown

/** Lets the reads that are meant answer other JSON. Failures, other methods and files stay as they are. */
export function withChangedAnswers(isMeant: IsMeant, change: ChangeBody): (answer: Answer) => Answer {
  return wrapCalls(isMeant, (answer, matched) => async (request, backend, caller) => {
    const response = await answer(request, backend, caller)
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    if (request.method !== 'GET' || !response.ok || !isJson) return response
    const { status, headers } = response
    const body = JSON.stringify(change(await response.json(), matched))
    return new Response(body, { status, headers })
  })
}

/** Changes what an answer says and leaves the envelope around it, if there is one. */
export function withContent(body: unknown, change: (content: unknown) => unknown): unknown {
  return isEnvelope(body) ? { ...body, data: change(body.data) } : change(body)
}

/** Changes the record or every record of a list; `null` and plain values stay. */
export function withRecords(content: unknown, change: (record: Keyed) => unknown): unknown {
  if (Array.isArray(content)) return content.map((each) => withRecords(each, change))
  return isRecord(content) ? change(content) : content
}

export type Keyed = Record<string, unknown>

export function isRecord(value: unknown): value is Keyed {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a body is an envelope; a paged list has its `total` beside `data`. */
export function isEnvelope(body: unknown): body is Keyed & { code: number; data: unknown } {
  return isRecord(body) && typeof body.code === 'number' && 'data' in body
}
