import { isScenarioName, scenarioNames } from './scenarios.ts'
import { nearestNames } from './rules/nearest-names.ts'
import type { RulesRefusal } from './rules/parse-rules.ts'

/**
 * Whether names that were asked for choose a scenario: none do (`normal`), one that exists does. All else is refused, since
 * a test that runs on `normal` by mistake passes for the wrong reason.
 * @returns why not, or undefined where they do
 */
export function refuseScenario(names: readonly unknown[]): RulesRefusal | undefined {
  if (names.length > 1) {
    const known = names.filter(isText).filter(isScenarioName)
    return { message: `一次只能选择一个场景，这里有 ${names.length} 个：${names.join('、')}`, nearest: known }
  }
  if (names.length === 0 || (isText(names[0]) && isScenarioName(names[0]))) return undefined
  const [name] = names
  return { message: `没有名为“${String(name)}”的场景`, nearest: nearestNames(String(name), scenarioNames) }
}

const isText = (value: unknown): value is string => typeof value === 'string'
