import { http, passthrough, type HttpHandler } from 'msw'
import { answer } from '#content/registry/answer.ts'
import type { Backend, Caller } from '#contract/engine/backend.ts'
import type { Answer } from '#contract/engine/create-answer.ts'
import type { ScenarioName } from './scenarios.ts'
import { applyRules, type AppliedRules } from './rules/apply-rules.ts'
import { refusalText, parseRules } from './rules/parse-rules.ts'

/** What the handlers answer from. */
export interface HandlerOptions {
  backend: Backend
  /** How the API behaves, by the name of a scenario; a function is asked at each call. */
  scenario?: ScenarioName | (() => ScenarioName)
  /**
   * Mock rules as text (docs/mocks.md), instead of `scenario`. Counters restart when the text changes or the backend
   * is reset.
   */
  situation?: string | (() => string)
  /** One that is under way already, in the place of both: anyone who holds it says when it begins again. */
  begun?: () => AppliedRules
  /** Whose calls are answered, as `http://localhost:3000`; everybody's when absent. */
  origin?: string
  /** What else is between the API and the browser, as the record of calls in Storybook; asked at each call. */
  wrap?: (answer: Answer) => Answer
  /** Serves demonstration media that lie beside the page as plain files, as in Storybook, when no upload matches. */
  fileBeside?: (request: Request) => Response | Promise<Response>
}

const caller: Caller = { address: '127.0.0.1' }

/**
 * The API as MSW handlers over `answer()` (docs/design/contract-engine.md#msw); predicates, because string patterns
 * fail on trailing slashes and broken escapes. No `/api/` request reaches the network: unknown paths get 404, wrong
 * methods 405.
 */
export function createHandlers(options: HandlerOptions): HttpHandler[] {
  const { backend, scenario = 'normal', situation = scenario, wrap = (unchanged) => unchanged } = options
  const { fileBeside, origin } = options
  const now =
    options.begun ??
    underWay(backend, () => String(typeof situation === 'function' ? situation() : situation))
  const respond = (request: Request) => {
    const begun = now()
    if (typeof begun === 'string')
      return Response.json({ code: 400, message: begun, data: null }, { status: 400 })
    return wrap(begun.wrap(answer))(request, backend, caller)
  }
  const faults = () => {
    const begun = now()
    return typeof begun === 'string' ? {} : begun.faults
  }
  const isUnder =
    (folder: string) =>
    ({ request }: { request: Request }) => {
      const asked = new URL(request.url)
      return asked.pathname.startsWith(folder) && (origin === undefined || asked.origin === origin)
    }
  return [
    http.all(isUnder('/api/'), ({ request }) => respond(request)),
    http.all(isUnder('/upload/'), async ({ request }) => {
      const response = await respond(request)
      return fileBeside && response.status === 404 ? fileBeside(request) : response
    }),
    http.get(isUnder('/readyz'), async () => readiness(!faults().ready && (await backend.isReady()))),
    http.get(isMapScript, () => (faults().map ? Response.error() : passthrough())),
  ]
}

/** Returns the applied rules of the current text, or why there are none; restarts when text or stores change. */
function underWay(backend: Backend, textNow: () => string): () => AppliedRules | string {
  let kept: { text: string; stores: unknown; begun: AppliedRules | string } | undefined
  return () => {
    const text = textNow()
    const { stores } = backend
    if (kept?.text === text && kept.stores === stores) return kept.begun
    const { rules, refusal } = parseRules(text)
    kept = { text, stores, begun: refusal ? refusalText(refusal) : applyRules(rules) }
    return kept.begun
  }
}

/** The map of the contact page comes from its maker (decisions X-22). */
const isMapScript = ({ request }: { request: Request }) => /\.amap\.com$/.test(new URL(request.url).hostname)

function readiness(isReady: boolean): Response {
  return Response.json({ status: isReady ? 'ok' : 'unavailable' }, { status: isReady ? 200 : 503 })
}
