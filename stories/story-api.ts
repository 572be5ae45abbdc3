import { http, passthrough } from 'msw'
import { createHandlers } from '#mocks/handlers.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { inWords, refuseScenario } from '#mocks/refuse-scenario.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'
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

/**
 * Forgets what the last story wrote and takes the lenses of the toolbar, of the address or of the story.
 * @throws {RangeError} where one of them is set to what does not exist
 */
export function beginStory({
  scenario = 'normal',
  shape = 'as-declared',
  extreme = 'normal',
}: Record<string, unknown>): void {
  const refusal = refuseScenario([scenario])
  if (refusal) throw new RangeError(inWords(refusal))
  if (!isShapeName(shape))
    throw new RangeError(`没有名为“${String(shape)}”的答案形状：${named(answerShapes)}`)
  if (!isExtremeName(extreme))
    throw new RangeError(`没有名为“${String(extreme)}”的内容极限：${named(contentExtremes)}`)
  storyBackend.reset()
  forgetCalls()
  lenses = { scenario: scenario as ScenarioName, shape, extreme }
}

const named = (choices: object) => Object.keys(choices).join('、')

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
