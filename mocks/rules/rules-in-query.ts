import { refuseScenario } from '#mocks/refuse-scenario.ts'
import { parseRules, type ParsedRules } from './parse-rules.ts'

/** The names under which an address has mock rules: a scenario by its name, or any text of the language. */
const KEYS = ['scenario', 'mock'] as const

/** Also `mock[]=`, which a form of several names would send. */
const isKey = (key: string, name: string) => key === name || key.startsWith(`${name}[`)

/** Whether an address's parameter holds mock rules. */
export const isRulesKey = (key: string): boolean => KEYS.some((name) => isKey(key, name))

/**
 * The rules that a query holds.
 * @returns undefined where it says none
 */
export function rulesInQuery(query: URLSearchParams): ParsedRules | undefined {
  const [scenarios = [], texts = []] = KEYS.map((name) =>
    [...query].filter(([key]) => isKey(key, name)).map(([, value]) => value),
  )
  if (scenarios.length > 0 && texts.length > 0) {
    const message = '“scenario”与“mock”只能写一个：场景的名字也可以写在 mock 里'
    return { refusal: { message, nearest: [[...scenarios, ...texts].join(';')] } }
  }
  if (texts.length > 1) {
    const message = `“mock”只能写一次，这里有 ${texts.length} 个：几条规则之间用“;”`
    return { refusal: { message, nearest: [texts.join(';')] } }
  }
  if (texts[0] !== undefined) return parseRules(texts[0])
  const refusal = refuseScenario(scenarios)
  if (refusal) return { refusal }
  return scenarios[0] === undefined ? undefined : parseRules(scenarios[0])
}
