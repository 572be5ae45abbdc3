import { contract } from '#content/registry/contract.ts'
import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Field } from '#contract/fields/field.ts'
import type { SpecifiedType } from './specification/vocabulary.ts'

/** A call as it is specified, or as it is declared. */
type WithEndpoint = Pick<Call, 'endpoint'>

// One store runs every type and call. The others run the fewest that cover every declared feature, because stores
// differ only there.

/**
 * The store that runs everything: memory, the fastest, for checks outside stores, such as versions and audit entries;
 * otherwise SQLite.
 */
type Whole = 'SQLite' | 'memory'

/** The types to try on this backend: all, or those with a feature that none of the others chosen has. */
export function typesOn(
  backend: string,
  types: readonly SpecifiedType[],
  whole: Whole = 'SQLite',
): readonly SpecifiedType[] {
  return backend.startsWith(whole) ? types : coveringTypes(types)
}

/** The calls for this backend: all, or one for each operation on each feature of its fields. */
export function callsOn<Each extends WithEndpoint>(
  backend: string,
  calls: readonly Each[],
  whole: Whole = 'SQLite',
): readonly Each[] {
  return backend.startsWith(whole) ? calls : coveringCalls(calls)
}

/** As few of these types as have all the features that are declared of any of them. */
const coveringTypes = (types: readonly SpecifiedType[]) => covering(types, featuresOf)

/** As few of these calls as do each act in each shape, and each act to each feature. */
const coveringCalls = <Each extends WithEndpoint>(calls: readonly Each[]) => covering(calls, featuresOfCall)

/** What is declared of a type that a store or an operation could treat otherwise than in another type. */
export const featuresOf = (type: SpecifiedType) => featuresOfDeclared(declarationOf(type))

/** Each operation of a call with the field features it acts on. A call without a common rule is its own feature. */
export function featuresOfCall(call: WithEndpoint): ReadonlySet<string> {
  const { type, declared } = declarationOfCall(call)
  const { name } = declared.operation
  if (name === 'run' || name === 'export') return new Set([declared.endpoint])
  return new Set([
    actOf(declared),
    ...fieldsOf(type).map((feature) => `${name} ${declared.access} ${feature}`),
  ])
}

/** The features of a declared type; of what stores and operations do not know yet, that it is declared. */
export function featuresOfDeclared(type: ContentType): ReadonlySet<string> {
  return new Set([...rulesOf(type), ...type.calls.map(actOf), ...fieldsOf(type)])
}

/** Its rules beside its fields, by their names, and of some by their form. */
function rulesOf({
  name: _,
  typeLabel: _noun,
  fields,
  calls: _calls,
  publicFields,
  ...type
}: ContentType): string[] {
  const kindOf = (name: string) => fields[name]?.kind
  const { uniqueTogether = [], sortedBy = [], owns, ...rest } = type
  return [
    publicFields.length > 0 ? 'seen by visitors' : 'unseen',
    ...(uniqueTogether.length > 0 ? [`unique together ${uniqueTogether.map(kindOf).join()}`] : []),
    ...(owns ? [`owns${owns.givenUp ? ' and gives up' : ''}`] : []),
    ...sortedBy.map(({ field, direction }, place) => `sorted ${place} ${kindOf(field)} ${direction}`),
    ...Object.entries(rest).map(([rule, value]) => `${rule} ${Boolean(value)}`),
  ]
}

/** What a call does, how it is asked and how it answers. */
function actOf({ operation, response, access, endpoint, method }: Call): string {
  const flag = operation.sets === undefined || operation.sets === 'status' ? '' : 'another flag'
  const answers = typeof operation.answers === 'string' ? operation.answers : 'a value'
  return ['call', operation.name, flag, access, answers, response.name, method, wayOf(endpoint)].join(' ')
}

/** Whether a line names its record in the path or the query. */
const wayOf = (line: string) => /\?|\{/.exec(line)?.[0] ?? ''

const fieldsOf = ({ fields }: ContentType) => Object.values(fields).flatMap(featuresOfField)

/** A field's kind and its declared properties, including its entries', without labels, bounds and options. */
function featuresOfField(field: Field): string[] {
  const { kind, label: _, bounds: _bounds, options: _options, initial, read: _read, fields, ...rest } = field
  const declared = Object.keys(rest).filter((name) => rest[name as keyof typeof rest])
  const start = initial === null ? 'empty' : 'filled'
  return [
    ['field', kind, start, ...declared.sort()].join(' '),
    ...Object.values(fields ?? {}).flatMap((each) =>
      featuresOfField(each).map((feature) => `entry ${feature}`),
    ),
  ]
}

/** Every declared call by its line without a query, with its type. */
const declaredCalls = new Map(
  (contract as readonly ContentType[]).flatMap((type) =>
    type.calls.map((declared) => [plain(declared.endpoint), { type, declared }] as const),
  ),
)

function declarationOfCall({ endpoint }: WithEndpoint): { type: ContentType; declared: Call } {
  const found = declaredCalls.get(plain(endpoint))
  if (!found) throw new Error(`Nothing is declared of ${endpoint}`)
  return found
}

/** The stored type of the declaration that has the calls of a specified one. */
function declarationOf({ calls, entity }: SpecifiedType): ContentType {
  const found = calls.map((call) => declarationOfCall(call).type).find(({ isStored }) => isStored)
  if (!found) throw new Error(`Nothing is declared of ${entity}`)
  return found
}

function plain(line: string): string {
  return line.replace(/\?.*$/, '').replace(/(.)\/$/, '$1')
}

/** Always the one that adds most, then the next, until every feature is met. */
function covering<Item>(
  items: readonly Item[],
  featuresOf: (item: Item) => ReadonlySet<string>,
): readonly Item[] {
  const featured = items.map((item) => ({ item, features: featuresOf(item) }))
  const missing = new Set(featured.flatMap(({ features }) => [...features]))
  const chosen = new Set<Item>()
  const addedBy = ({ features }: { features: ReadonlySet<string> }) =>
    [...features].filter((feature) => missing.has(feature)).length
  while (missing.size > 0) {
    const most = featured.reduce((best, next) => (addedBy(next) > addedBy(best) ? next : best))
    chosen.add(most.item)
    for (const feature of most.features) missing.delete(feature)
  }
  return items.filter((item) => chosen.has(item))
}
