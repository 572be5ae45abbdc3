import { contract } from '#contract/contract.ts'
import type { Backend, Store, Stores } from '#contract/engine/backend.ts'
import type { Answer } from '#contract/engine/create-answer.ts'
import { createMatcher, type Match } from '#contract/engine/matcher.ts'
import { Refusal } from '#contract/engine/refusal.ts'
import { messages } from '#contract/messages.ts'

/** Every state of the API that a story, a test or a person in mock mode can ask for. */
export type ScenarioName =
  | 'normal'
  | 'empty'
  | 'every-load-fails'
  | 'slow'
  | 'session-expired'
  | 'server-message-on-save'
  | 'network-failure'

/** One way the API behaves. */
export interface Scenario {
  /** What the scenario switch calls it. */
  label: string
  /** The answer function that behaves so. */
  wrap(answer: Answer): Answer
}

/** How long the scenario `slow` keeps every call waiting. */
export const SLOW_MS = 3000

/** What the scenario `server-message-on-save` answers. */
export const SERVER_MESSAGE = '服务器提示：该内容正在审核，暂时不能保存'

/** To add a scenario: name it above and say here what it does. */
export const scenarios = {
  normal: { label: '正常', wrap: (answer) => answer },
  empty: {
    label: '没有内容',
    wrap: (answer) => (request, backend, caller) => answer(request, emptied(backend), caller),
  },
  'every-load-fails': {
    label: '所有加载失败',
    wrap: insteadOf(isLoad, ({ call }) => call.reply.refuse(new Refusal(500, messages.failed))),
  },
  slow: {
    label: '响应缓慢',
    wrap: (answer) => async (request, backend, caller) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      return answer(request, backend, caller)
    },
  },
  'session-expired': {
    label: '登录已过期',
    wrap: insteadOf(
      ({ call }) => call.access === 'admin',
      ({ call }) => call.reply.refuse(new Refusal(401, messages.sessionEnded)),
    ),
  },
  'server-message-on-save': {
    label: '保存时服务器返回提示',
    wrap: insteadOf(isSave, ({ call }) => call.reply.refuse(new Refusal(400, SERVER_MESSAGE))),
  },
  'network-failure': {
    label: '网络中断',
    wrap: insteadOf(
      () => true,
      () => Response.error(),
    ),
  },
} satisfies Record<ScenarioName, Scenario>

/** The names in the order the switch shows them. */
export const scenarioNames = Object.keys(scenarios) as ScenarioName[]

/** Whether a text, e.g. of `?scenario=`, names a scenario. */
export function isScenarioName(text: string | null | undefined): text is ScenarioName {
  return typeof text === 'string' && Object.hasOwn(scenarios, text)
}

/**
 * The answer function as the scenario behaves. A cut network is a `Response.error()`: MSW passes it on as such, and a
 * server closes the connection.
 */
export function withScenario(answer: Answer, scenario: ScenarioName): Answer {
  return scenarios[scenario].wrap(answer)
}

const match = createMatcher(contract)
// The console must still open, or nobody could see the scenario.
const signInLines = ['POST /api/admin/login', 'POST /api/admin/logout', 'GET /api/admin/session']

function isLoad({ call }: Match): boolean {
  return call.line.startsWith('GET /api/') && !signInLines.includes(call.line)
}

function isSave({ call }: Match): boolean {
  return !call.line.startsWith('GET ') && !signInLines.includes(call.line)
}

/** Answers the calls that are meant by itself; uploaded files and unknown addresses stay as they are. */
function insteadOf(
  isMeant: (matched: Match) => boolean,
  respond: (matched: Match) => Response,
): Scenario['wrap'] {
  return (answer) => async (request, backend, caller) => {
    const { pathname } = new URL(request.url)
    const matched = pathname.startsWith('/api/') ? match(request.method, pathname) : undefined
    const isOurs = matched && 'call' in matched && isMeant(matched)
    return isOurs ? respond(matched) : answer(request, backend, caller)
  }
}

/** A backend whose content and journal read as if nothing had ever been entered; people can still sign in and write. */
function emptied(backend: Backend): Backend {
  const emptyTypes = new Set([...contract.map(({ name }) => name as string), 'audit', 'revision'])
  const nothing = { find: async () => [], count: async () => 0, get: async () => undefined }
  const stores: Stores = {
    of(typeName): Store {
      const store = backend.stores.of(typeName)
      return emptyTypes.has(typeName) ? { ...store, ...nothing } : store
    },
  }
  return Object.create(backend, { stores: { value: stores } }) as Backend
}
