import { createClock } from '#mocks/host/clock.ts'
import { createCallLog } from '#mocks/host/call-log.ts'
import { checkSeed } from '#mocks/host/check-seed.ts'
import { inventedAccounts } from '#mocks/accounts.ts'
import { createHandlers } from '#mocks/handlers.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { scenarioChoices, scenarios } from '#mocks/scenarios.ts'
import { applyRules } from '#mocks/rules/apply-rules.ts'
import { rulesOf } from '#mocks/rules/parse-rules.ts'
import type { MockApi, MockApiOptions, NamedSituation, SituationText } from './types.ts'

export type { CallLine, ContentTypeName, ScenarioName } from './names.ts'
export type {
  MadeCall,
  MockAccount,
  MockApi,
  MockApiOptions,
  NamedSituation,
  Records,
  SituationText,
} from './types.ts'

/** Every situation that has a name, by group. */
export const namedSituations: readonly NamedSituation[] = scenarioChoices.map((choice) => ({
  ...choice,
  composition: scenarios[choice.name].composition,
}))

/**
 * An in-memory API for other projects with the demonstration content and invented people, answering as the product
 * does. Each instance has its own data, situation, clock and call log.
 * @throws RangeError where the situation is wrong
 */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  const { situation: first = 'normal', origin, readMedia } = options
  const clock = createClock()
  const calls = createCallLog()
  const backend = createMemoryBackend({
    now: clock.now,
    readMedia: async (name) => (await readMedia?.(name))?.slice(),
  })
  let begun = begin(first)
  const handlers = createHandlers({
    backend,
    ...(origin !== undefined && { origin }),
    begun: () => begun,
    wrap: (answer) => calls.logging(answer, 'http'),
  })
  return {
    handlers,
    accounts: inventedAccounts,
    situation: () => begun.text,
    begin: (text) => void (begun = begin(text)),
    calls: calls.made,
    forgetCalls: calls.forget,
    seed: (records) => backend.seed(checkSeed(records)),
    setClock: (moment, { isStopped = false } = {}) => clock.set(moment, isStopped),
    reset() {
      clock.reset()
      backend.reset()
      calls.forget()
      begun = begin(first)
    },
  }
}

const begin = (text: SituationText) => applyRules(rulesOf(text))
