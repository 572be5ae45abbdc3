import { backupScenarios } from './scenarios/backup-scenarios.ts'
import { contentScenarios } from './scenarios/content-scenarios.ts'
import { generalScenarios } from './scenarios/general-scenarios.ts'
import { networkScenarios } from './scenarios/network-scenarios.ts'
import { savingScenarios } from './scenarios/saving-scenarios.ts'
import { scenarioGroups, type Scenario } from './scenarios/scenario.ts'
import { sessionScenarios } from './scenarios/session-scenarios.ts'
import { typeScenarios, type TypeScenarioName } from './scenarios/type-scenarios.ts'
import { uploadScenarios } from './scenarios/upload-scenarios.ts'

export { MANY_ROWS } from './scenarios/changed-rows.ts'
export { SLOW_MS } from './scenarios/general-scenarios.ts'
export { SERVER_MESSAGE } from './scenarios/saving-scenarios.ts'

const namedScenarios = {
  ...generalScenarios,
  ...contentScenarios,
  ...backupScenarios,
  ...savingScenarios,
  ...sessionScenarios,
  ...uploadScenarios,
  ...networkScenarios,
} satisfies Record<string, Scenario>

/** Every state of the API that a story, a test or a person in mock mode can ask for. */
export type ScenarioName = keyof typeof namedScenarios | TypeScenarioName

/**
 * Every entry of both error catalogues, by name. Add a scenario to its group's file in `mocks/scenarios/`; per-type
 * scenarios come from the declarations.
 */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = { ...namedScenarios, ...typeScenarios() }

/** The names in the order the switch shows them: by group. */
export const scenarioNames: readonly ScenarioName[] = Object.keys(scenarioGroups).flatMap((group) =>
  (Object.keys(scenarios) as ScenarioName[]).filter((name) => scenarios[name].group === group),
)

/** What a switch lists: the name, the group it stands in, the words for both. */
export const scenarioChoices: readonly { name: ScenarioName; group: string; label: string }[] =
  scenarioNames.map((name) => {
    const { group, label } = scenarios[name]
    return { name, group: scenarioGroups[group], label }
  })

/** Whether a text, e.g. of `?scenario=`, names a scenario. */
export function isScenarioName(text: string | null | undefined): text is ScenarioName {
  return typeof text === 'string' && Object.hasOwn(scenarios, text)
}
