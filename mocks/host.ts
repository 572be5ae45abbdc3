import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backend, Settings } from '#contract/engine/backend.ts'
import type { Answer } from '#contract/engine/create-answer.ts'
import { demoAdministrator, inventedAccounts } from './accounts.ts'
import { createMemoryBackend } from './memory-backend.ts'
import { isScenarioName, scenarioNames, scenarios, withScenario } from './scenarios.ts'

/** What the site's host tells mock mode (operating.md, `npm run mock`). */
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
  const choices = scenarioNames.map((name) => ({ name, label: scenarios[name].label }))
  const account = password
    ? undefined
    : { username: demoAdministrator.username, password: demoAdministrator.password }
  return {
    backend,
    mock: {
      wrap: (answer: Answer, scenario: string) =>
        withScenario(answer, isScenarioName(scenario) ? scenario : 'normal'),
      isScenario: isScenarioName,
      reset: () => backend.reset(),
      describe: (scenario: string) => ({
        scenario: isScenarioName(scenario) ? scenario : 'normal',
        scenarios: choices,
        account,
      }),
    },
  }
}
