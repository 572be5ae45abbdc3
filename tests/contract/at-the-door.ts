import { sentNames } from './records.ts'
import type { SpecifiedCall, SpecifiedType } from './specification/vocabulary.ts'

// What is refused before a store is asked is refused by one code for all stores. Tests of it run on memory for every call
// and type; on the databases for the first of each rule, to see that the same door stands before them.

/** The calls to try on this backend: on a database the first of each act, shape, access and way to name the record. */
export function callsAtTheDoor(backend: string, calls: readonly SpecifiedCall[]): readonly SpecifiedCall[] {
  if (backend === 'memory') return calls
  const rules = new Set<string>()
  return calls.filter(({ does, shape, access, endpoint }) => {
    const rule = [does, shape, access, endpoint.split(' ')[0], /\?|\{/.exec(endpoint)?.[0]].join()
    const isFirst = !rules.has(rule)
    rules.add(rule)
    return isFirst
  })
}

/** The types to try on this backend: on a database those with a kind of field that none before them has. */
export function typesAtTheDoor(backend: string, types: readonly SpecifiedType[]): readonly SpecifiedType[] {
  if (backend === 'memory') return types
  const kinds = new Set<string>()
  return types.filter((type) => {
    const known = kinds.size
    for (const name of sentNames(type)) kinds.add(type.fields[name]?.kind ?? '')
    return kinds.size > known
  })
}
