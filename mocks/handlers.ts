import { http, passthrough, type HttpHandler } from 'msw'
import { answer } from '#contract/engine/answer.ts'
import type { Backend, Caller } from '#contract/engine/backend.ts'
import type { Answer } from '#contract/engine/create-answer.ts'
import { inWords, refuseScenario } from './refuse-scenario.ts'
import { withScenario, type ScenarioName } from './scenarios.ts'

/** What the handlers answer from. */
export interface HandlerOptions {
  backend: Backend
  /** How the API behaves; a function is asked at each call. */
  scenario?: ScenarioName | (() => ScenarioName)
  /** What else is between the API and the browser, as the lenses of Storybook; asked at each call. */
  wrap?: (answer: Answer) => Answer
  /** Where the demonstration media lie beside the page as plain files, as in Storybook: what is no upload is looked for there. */
  fileBeside?: (request: Request) => Response | Promise<Response>
}

const caller: Caller = { address: '127.0.0.1' }

/**
 * The API as MSW handlers over the very same `answer()` as the server's (docs/design/contract-engine.md#msw). Predicates, since
 * string patterns fail on trailing slashes and on broken escapes. Nothing under `/api/` is left to the network: an
 * unknown address gets our own 404, a wrong method 405.
 */
export function createHandlers({
  backend,
  scenario = 'normal',
  wrap = (unchanged) => unchanged,
  fileBeside,
}: HandlerOptions): HttpHandler[] {
  const named = () => (typeof scenario === 'function' ? scenario() : scenario)
  const respond = (request: Request) => {
    const refusal = refuseScenario([named()])
    if (refusal) return Response.json({ code: 400, message: inWords(refusal), data: null }, { status: 400 })
    return wrap(withScenario(answer, named()))(request, backend, caller)
  }
  return [
    http.all(isUnder('/api/'), ({ request }) => respond(request)),
    http.all(isUnder('/upload/'), async ({ request }) => {
      const response = await respond(request)
      return fileBeside && response.status === 404 ? fileBeside(request) : response
    }),
    http.get(isUnder('/readyz'), async () => readiness(named() !== 'not-ready' && (await backend.isReady()))),
    http.get(isMapScript, () => (named() === 'map-script-fails' ? Response.error() : passthrough())),
  ]
}

const isUnder =
  (folder: string) =>
  ({ request }: { request: Request }) =>
    new URL(request.url).pathname.startsWith(folder)

/** The map of the contact page comes from its maker (decisions X-22). */
const isMapScript = ({ request }: { request: Request }) => /\.amap\.com$/.test(new URL(request.url).hostname)

function readiness(isReady: boolean): Response {
  return Response.json({ status: isReady ? 'ok' : 'unavailable' }, { status: isReady ? 200 : 503 })
}
