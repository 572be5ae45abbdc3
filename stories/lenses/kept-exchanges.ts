import type { Exchange } from '#app/capsule/exchanges.ts'
import type { Answer } from '#contract/engine/create-answer.ts'

let kept: readonly Exchange[] = []

/** The calls of a story with what was sent and answered, for a report of a problem. */
export const storyExchanges = (): readonly Exchange[] => kept

export function forgetStoryExchanges(): void {
  kept = []
}

/** Writes down every call under `/api/` that passes, whole. */
export function keepingExchanges(answer: Answer): Answer {
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
