import { http, passthrough } from 'msw'
import { createHandlers } from '#mocks/handlers.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { isScenarioName, type ScenarioName } from '#mocks/scenarios.ts'
import { answerShapes, isShapeName, type ShapeName } from '#mocks/shapes/answer-shapes.ts'
import { contentExtremes, isExtremeName, type ExtremeName } from '#mocks/shapes/content-extremes.ts'
import { forgetCalls, recordingCalls } from '#stories/lenses/calls.ts'

/** The backend that stories speak to; filled anew before each story. */
export const storyBackend = createMemoryBackend()

/** What lies between the API and the browser (docs/storybook.md). */
interface Lenses {
  scenario: ScenarioName
  shape: ShapeName
  extreme: ExtremeName
}

let lenses: Lenses = { scenario: 'normal', shape: 'as-declared', extreme: 'normal' }

// Tests of the handlers run without a document, as if at a host's root.
const hereAddress = typeof document === 'undefined' ? 'http://localhost/' : document.baseURI

/** Where Storybook itself lies: the root of a development server, any folder for a built one. */
export const storybookBase = new URL(import.meta.env.BASE_URL, hereAddress)

/**
 * The API of every story. A story asks for another behaviour with `globals: { scenario: 'empty' }`, for another way to
 * write the same answers with `shape`, for other amounts and texts with `extreme`.
 */
export const storyHandlers = [
  ...createHandlers({
    backend: storyBackend,
    scenario: () => lenses.scenario,
    wrap: (answer) =>
      recordingCalls(
        answerShapes[lenses.shape].wrap(contentExtremes[lenses.extreme].wrap(answer)),
        lenses.scenario,
      ),
    fileBeside,
  }),
  http.get(isSiteFile, ({ request }) => fileBeside(request)),
]

/** Forgets what the last story wrote and takes the lenses of the toolbar or of the story. */
export function beginStory({ scenario, shape, extreme }: Record<string, unknown>): void {
  storyBackend.reset()
  forgetCalls()
  lenses = {
    scenario: typeof scenario === 'string' && isScenarioName(scenario) ? scenario : 'normal',
    shape: isShapeName(shape) ? shape : 'as-declared',
    extreme: isExtremeName(extreme) ? extreme : 'normal',
  }
}

/**
 * The site's own files stand at the root of its host, Storybook may stand in a folder: the worker hands every picture of
 * a story to this page, which fetches it from its own folder.
 */
function fileBeside(request: Request): Response | Promise<Response> {
  if (storybookBase.pathname === '/') return passthrough()
  const { pathname } = new URL(request.url)
  const range = request.headers.get('range')
  return fetch(new URL(pathname.slice(1), storybookBase), { headers: range ? { range } : {} })
}

function isSiteFile({ request }: { request: Request }): boolean {
  const { origin, pathname } = new URL(request.url)
  return origin === storybookBase.origin && /^\/(images\/|favicon\.)/.test(pathname)
}
