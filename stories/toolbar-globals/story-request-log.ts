import type { LoggedRequest } from '#app/bug-report/request-log.ts'
import type { Answer } from '#contract/engine/create-answer.ts'

let kept: readonly LoggedRequest[] = []

/** The calls of a story with what was sent and answered, for a report of a problem. */
export const storyRequests = (): readonly LoggedRequest[] => kept

export function clearStoryRequests(): void {
  kept = []
}

/** Writes down every call under `/api/` that passes, whole. */
export function withRequestLog(answer: Answer): Answer {
  return async (request, backend, caller) => {
    const { pathname, search } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return answer(request, backend, caller)
    const isText = /json|^text\//.test(request.headers.get('content-type') ?? '')
    const sent = isText ? await request.clone().text() : ''
    const response = await answer(request, backend, caller)
    const isCut = response.type === 'error'
    kept = [
      ...kept,
      {
        method: request.method,
        address: pathname + search,
        sent,
        status: response.status,
        type: response.headers.get('content-type') ?? '',
        answered: isCut ? '' : await response.clone().text(),
      },
    ]
    return response
  }
}
