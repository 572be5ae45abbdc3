import { setupServer, type SetupServer } from 'msw/node'
import type { Answer } from '#contract/engine/create-answer.ts'
import { createHandlers, type HandlerOptions } from './handlers.ts'
import type { ScenarioName } from './scenarios.ts'
import { applyRules } from './rules/apply-rules.ts'
import { rulesOf } from './rules/parse-rules.ts'

/** The mocked API for tests in Node and jsdom; `listen()` it before and `close()` it after. */
export function createMockServer(options: HandlerOptions): SetupServer {
  return setupServer(...createHandlers(options))
}

/** The answer function as a scenario behaves: for tests without HTTP. */
export function withScenario(answer: Answer, scenario: ScenarioName): Answer {
  return applyRules(rulesOf(scenario)).wrap(answer)
}
