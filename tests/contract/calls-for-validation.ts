import { sentNames } from './records.ts'
import type { SpecifiedCall, SpecifiedType } from './specification/vocabulary.ts'

// One code for all stores refuses requests before a store is read, so memory tests cover every call and type.
// Databases run the first case of each rule, which proves the same check runs before them.

/**
 * The calls for this backend. A database takes the first of each operation, shape, access and way to name the record.
 */
export function callsForValidation(
  backend: string,
  calls: readonly SpecifiedCall[],
): readonly SpecifiedCall[] {
  if (backend === 'memory') return calls
  const rules = new Set<string>()
  return calls.filter(({ does, shape, access, endpoint }) => {
    const rule = [does, shape, access, endpoint.split(' ')[0], /\?|\{/.exec(endpoint)?.[0]].join()
    const isFirst = !rules.has(rule)
    rules.add(rule)
    return isFirst
  })
}

/** The types for this backend. A database takes types with a field kind that no earlier type has. */
export function typesAtTheDoor(backend: string, types: readonly SpecifiedType[]): readonly SpecifiedType[] {
  if (backend === 'memory') return types
  const kinds = new Set<string>()
  return types.filter((type) => {
    const known = kinds.size
    for (const name of sentNames(type)) kinds.add(type.fields[name]?.kind ?? '')
    return kinds.size > known
  })
}
