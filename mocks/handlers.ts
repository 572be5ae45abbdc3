import { http, passthrough, type HttpHandler } from 'msw'
import { answer } from '#contract/engine/answer.ts'
import type { Backend, Caller } from '#contract/engine/backend.ts'
import { withScenario, type ScenarioName } from './scenarios.ts'

/** What the handlers answer from. */
export interface HandlerOptions {
  backend: Backend
  /** How the API behaves; a function is asked at each call. */
  scenario?: ScenarioName | (() => ScenarioName)
}

const caller: Caller = { address: '127.0.0.1' }

/**
 * The API as MSW handlers over the very same `answer()` as the server's (contract-engine.md, MSW). Predicates, since
 * string patterns fail on trailing slashes and on broken escapes; an unknown `/api/` address gets our own 404 or 405.
 */
export function createHandlers({ backend, scenario = 'normal' }: HandlerOptions): HttpHandler[] {
  const respond = (request: Request) => {
    const named = typeof scenario === 'function' ? scenario() : scenario
    return withScenario(answer, named)(request, backend, caller)
  }
  return [
    http.all(
      ({ request }) => isUnder('/api/', request),
      ({ request }) => respond(request),
    ),
    http.all(
      ({ request }) => isUnder('/upload/', request),
      async ({ request }) => {
        const response = await respond(request)
        // The demonstration media are plain files beside Storybook, not uploads of this session.
        return response.status === 404 ? passthrough() : response
      },
    ),
  ]
}

function isUnder(folder: string, request: Request): boolean {
  return new URL(request.url).pathname.startsWith(folder)
}
