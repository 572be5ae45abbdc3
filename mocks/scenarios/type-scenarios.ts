import { contract } from '#content/registry/contract.ts'
import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { aboutSessions, aboutUploads, actOf, type Act, type ActOf } from './acts.ts'
import { scenarioGroups, type Scenario } from './scenario.ts'

/** `load-fails-banner`, `save-fails-news`, `empty-recruitment` …: one content type at a time, for every declared one. */
export type TypeScenarioName = NamesOf<Exclude<(typeof contract)[number], { name: NoContent }>>

type NoContent = typeof aboutSessions | typeof aboutUploads

type NamesOf<Type> =
  Type extends ContentType<infer Name, infer Fields extends FieldSet, string, infer Declared>
    ? `${ActOf<Declared[number]['endpoint']>}-fails-${Name}` | EmptyName<Name, keyof Fields>
    : never

/** Groups of plain calls keep no rows. */
type EmptyName<Name extends string, FieldName> = [FieldName] extends [never] ? never : `empty-${Name}`

/**
 * The scenarios of every content type. Failures come without a sentence of the server's, so that the panel's own is seen.
 */
export function typeScenarios(): Record<TypeScenarioName, Scenario> {
  const scenarios: Record<string, Scenario> = {}
  for (const type of contract as readonly ContentType[]) {
    if (type.name === aboutSessions || type.name === aboutUploads) continue
    for (const act of actsOf(type.calls)) scenarios[`${act}-fails-${type.name}`] = failing(act, type)
    if (type.isStored) scenarios[`empty-${type.name}`] = emptying(type)
  }
  return scenarios as Record<TypeScenarioName, Scenario>
}

function actsOf(calls: readonly Call[]): Act[] {
  return [...new Set(calls.map(({ endpoint }) => actOf(endpoint)))]
}

function failing(act: Act, { name, typeLabel }: ContentType): Scenario {
  return {
    group: act,
    label: `${typeLabel}${scenarioGroups[act]}`,
    stages: `public-site §8, back-office §8: ${act} of ${name} fails without a message`,
    composition: `${act}@${name}=500()`,
  }
}

function emptying({ name, typeLabel }: ContentType): Scenario {
  return {
    group: 'empty',
    label: `${typeLabel}为空`,
    stages: `public-site §8, back-office §8: nothing to show of ${name}`,
    composition: `content@${name}=empty`,
  }
}
