import type { Answer } from '#contract/engine/create-answer.ts'
import type { ScenarioName } from './scenarios.ts'
import { beginSituation } from './situation/begin-situation.ts'
import { situationOf } from './situation/parse-situation.ts'

/** The answer function as a scenario behaves: for tests without HTTP. */
export function withScenario(answer: Answer, scenario: ScenarioName): Answer {
  return beginSituation(situationOf(scenario)).wrap(answer)
}
