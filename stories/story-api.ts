import { http, passthrough } from 'msw'
import { createReplay, type Replay } from '#mocks/bug-report/replay.ts'
import { createHandlers } from '#mocks/handlers.ts'
import type { Answer } from '#contract/engine/create-answer.ts'
import type { BugReport } from '#contract/bug-report/bug-report.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { refuseScenario } from '#mocks/refuse-scenario.ts'
import { rulesInQuery } from '#mocks/rules/rules-in-query.ts'
import { refusalText, parseRules } from '#mocks/rules/parse-rules.ts'
import { writeRules } from '#mocks/rules/write-rules.ts'
import { answerShapes, isShapeName, type ShapeName } from '#mocks/shapes/answer-shapes.ts'
import { contentExtremes, isExtremeName, type ExtremeName } from '#mocks/shapes/content-extremes.ts'
import { clearCalls, withCallLog } from '#stories/toolbar-globals/call-log.ts'
import { clearStoryRequests, withRequestLog } from '#stories/toolbar-globals/story-request-log.ts'

/** The backend that stories speak to; filled again before each story. */
export const storyBackend = createMemoryBackend()

/** What lies between the API and the browser (docs/storybook.md). */
interface StoryGlobals {
  /** A text of the language of mock rules: the scenario, the story's own rules and those of the address. */
  situation: string
  shape: ShapeName
  extreme: ExtremeName
}

let replay: Replay | undefined

const played = (answer: Answer): Answer => replay?.wrap(answer) ?? answer

/** From now on until the next story the bug report's answers come before those of the toolbar globals. */
export function playBugReport(bugReport: BugReport): void {
  replay = createReplay(bugReport)
}

let storyGlobals: StoryGlobals = { situation: 'normal', shape: 'as-declared', extreme: 'normal' }

// Tests of the handlers run without a document, as if at a host's root.
const hereAddress = typeof document === 'undefined' ? 'http://localhost/' : document.baseURI

/** Where Storybook itself lies: the root of a development server, any folder for a built one. */
export const storybookBase = new URL(import.meta.env.BASE_URL, hereAddress)

/**
 * The API of every story. Globals change its behaviour (`scenario`), encoding (`shape`), content (`extreme`) or rules
 * (`mock`, docs/mocks.md).
 */
export const storyHandlers = [
  ...createHandlers({
    backend: storyBackend,
    situation: () => storyGlobals.situation,
    wrap: (answer) =>
      withCallLog(
        withRequestLog(
          played(answerShapes[storyGlobals.shape].wrap(contentExtremes[storyGlobals.extreme].wrap(answer))),
        ),
        storyGlobals.situation,
      ),
    fileBeside,
  }),
  http.get(isSiteFile, ({ request }) => fileBeside(request)),
]

/**
 * Forgets what the last story wrote and takes the globals of the toolbar, of the address or of the story. Rules of the scenario,
 * of the global `mock` and of the address's `?mock=` or `?scenario=` combine.
 * @param query what the frame's own address asks for
 * @throws {RangeError} where one of them is set to what does not exist
 */
export function beginStory(
  { scenario = 'normal', shape = 'as-declared', extreme = 'normal', mock = '' }: Record<string, unknown>,
  query = new URLSearchParams(),
): void {
  const refusal = refuseScenario([scenario])
  if (refusal) throw new RangeError(refusalText(refusal))
  const situation = combined([scenario === 'normal' ? '' : scenario, mock, addressed(query)])
  if (!isShapeName(shape))
    throw new RangeError(`没有名为“${String(shape)}”的答案形状：${named(answerShapes)}`)
  if (!isExtremeName(extreme))
    throw new RangeError(`没有名为“${String(extreme)}”的内容极限：${named(contentExtremes)}`)
  storyBackend.reset()
  clearCalls()
  clearStoryRequests()
  replay = undefined
  storyGlobals = { situation, shape, extreme }
}

/** The rules that a query holds, as a text. */
function addressed(query: URLSearchParams): string {
  const asked = rulesInQuery(query)
  if (asked?.refusal) throw new RangeError(refusalText(asked.refusal))
  return asked ? writeRules(asked.rules) : ''
}

/** Several texts as one, which must not contradict each other. */
function combined(texts: readonly unknown[]): string {
  const text = texts.map(String).filter(Boolean).join(';') || 'normal'
  const { refusal } = parseRules(text)
  if (refusal) throw new RangeError(refusalText(refusal))
  return text
}

const named = (choices: object) => Object.keys(choices).join('、')

/**
 * The site's files are at the root of its host, but Storybook may run in a folder. The worker passes picture requests
 * to this page, which loads them from that folder.
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
