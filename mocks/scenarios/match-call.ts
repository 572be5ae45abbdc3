import { contract } from '#content/registry/contract.ts'
import type { Answer } from '#contract/engine/create-answer.ts'
import { createMatcher, type Match } from '#contract/engine/matcher.ts'
import type { HttpError } from '#contract/shared/http-error.ts'

/** Which calls a scenario is about. */
export type IsMeant = (matched: Match) => boolean

/** Wraps the handler of matching calls, so that `behave` can change their responses or requests. */
export function wrapCalls(isMeant: IsMeant, behave: (answer: Answer, matched: Match) => Answer) {
  return (answer: Answer): Answer =>
    (request, backend, caller) => {
      const matched = matchCall(request.method, new URL(request.url).pathname)
      const isOurs = matched !== undefined && isMeant(matched)
      return (isOurs ? behave(answer, matched) : answer)(request, backend, caller)
    }
}

/** The declared call of an address under `/api/`. */
export function matchCall(method: string, pathname: string): Match | undefined {
  const matched = pathname.startsWith('/api/') ? match(method, pathname) : undefined
  return matched && 'call' in matched ? matched : undefined
}

/** A refusal as `answer()` gives it. */
export function refusalResponse({ call }: Match, refusal: HttpError): Response {
  const response = call.response.refuse(refusal)
  response.headers.set('cache-control', 'no-store')
  return response
}

const match = createMatcher(contract)
