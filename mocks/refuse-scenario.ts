import { isScenarioName, scenarioNames, type ScenarioName } from './scenarios.ts'

/** Why names choose no scenario. */
export interface ScenarioRefusal {
  /** What is wrong with them, in one Chinese sentence. */
  message: string
  /** What may have been meant, nearest first. */
  nearest: readonly ScenarioName[]
}

/** How many names are proposed. */
const MOST_PROPOSED = 5

/**
 * Whether names that were asked for choose a scenario: none do (`normal`), one that exists does. All else is refused, since
 * a test that runs on `normal` by mistake passes for the wrong reason.
 * @returns why not, or undefined where they do
 */
export function refuseScenario(names: readonly unknown[]): ScenarioRefusal | undefined {
  if (names.length > 1) {
    const known = names.filter(isText).filter(isScenarioName)
    return { message: `一次只能选择一个场景，这里有 ${names.length} 个：${names.join('、')}`, nearest: known }
  }
  if (names.length === 0 || (isText(names[0]) && isScenarioName(names[0]))) return undefined
  const [name] = names
  return { message: `没有名为“${String(name)}”的场景`, nearest: nearestScenarios(String(name)) }
}

/** The refusal as one sentence, for places without links. */
export function inWords({ message, nearest }: ScenarioRefusal): string {
  return `${message}。最接近的：${nearest.join('、')}`
}

/** The names a wrong one was most likely meant to be. */
function nearestScenarios(text: string): ScenarioName[] {
  const wanted = text.toLowerCase()
  const distances = new Map(scenarioNames.map((name) => [name, distance(wanted, name)]))
  return [...scenarioNames]
    .sort((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0))
    .slice(0, MOST_PROPOSED)
}

/** How many letters have to be added, removed or changed; the beginning of a name is as near as the name. */
function distance(wanted: string, name: string): number {
  if (wanted.length > 2 && name.includes(wanted)) return 0
  let row = Array.from({ length: name.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...wanted].entries()) {
    const next = [index + 1]
    for (let column = 0; column < name.length; column += 1) {
      const changed = (row[column] ?? 0) + (letter === name[column] ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[name.length] ?? 0
}

const isText = (value: unknown): value is string => typeof value === 'string'
