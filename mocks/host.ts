import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backend, Settings } from '#contract/engine/backend.ts'
import type { Answer } from '#contract/engine/create-answer.ts'
import { demoAdministrator, inventedAccounts } from './accounts.ts'
import { createMemoryBackend } from './memory-backend.ts'
import { refuseScenario } from './refuse-scenario.ts'
import { isScenarioName, scenarioChoices, scenarios, withScenario } from './scenarios.ts'
import type { Scenario } from './scenarios/scenario.ts'

/** What the site's host tells mock mode (docs/operating.md#commands, `npm run mock`). */
export interface MockHostOptions {
  settings: Settings & { adminUsername: string; adminPassword?: string; hasDemoContent: boolean }
  report: Backend['report']
  /** Holds the demonstration media. */
  mediaFolder: string
}

/** The memory backend as `npm run mock` serves it: scenarios, reset, and the account the login screen shows. */
export function createMockHost({ settings, report, mediaFolder }: MockHostOptions) {
  const { adminUsername: username, adminPassword: password } = settings
  const backend = createMemoryBackend({
    settings,
    report,
    ...(settings.hasDemoContent ? {} : { content: {} }),
    accounts: password ? [{ username, password, realName: '管理员' }] : inventedAccounts,
    readMedia: async (name) => new Uint8Array(await readFile(join(mediaFolder, name))).slice(),
  })
  const account = password
    ? undefined
    : { username: demoAdministrator.username, password: demoAdministrator.password }
  return {
    backend,
    mock: {
      wrap: (answer: Answer, scenario: string) => withScenario(answer, named(scenario)),
      refuse: refuseScenario,
      /** Whether the connection is closed in place of an answer. */
      isCut: (scenario: string, method: string, pathname: string) =>
        behaviour(scenario).isCut?.(method, pathname) ?? false,
      /** What becomes of a script; the entry and the routes always come, or no page would be alive. */
      lateParts: (scenario: string, pathname: string) =>
        LATE_PART.test(pathname) && isScenarioName(scenario) ? behaviour(scenario).lateParts : undefined,
      reset: () => backend.reset(),
      describe: (scenario: string) => ({
        scenario: named(scenario),
        scenarios: [...scenarioChoices],
        account,
      }),
    },
  }
}

// Chunks are named after their module: the console's panels and the forms that come alive late.
const LATE_PART = /\/[\w-]+-(panel|live)-[\w-]+\.js$/

/** What reaches the API has been checked by `refuse`; a name that nobody checked must not pass for `normal`. */
function named(scenario: string) {
  if (isScenarioName(scenario)) return scenario
  throw new RangeError(`No scenario is called ${scenario}`)
}

const behaviour = (scenario: string): Scenario => scenarios[named(scenario)]
