import { addedBesideTypes } from './specification/added-since.ts'
import { extensionCalls } from './specification/extensions.ts'
import { siteCalls } from './specification/site.ts'
import type { SpecifiedCall, SpecifiedType } from './specification/vocabulary.ts'

const specs = import.meta.glob<{ specifiedTypes: readonly SpecifiedType[] }>(
  '../../content/*/*.expected.ts',
  {
    eager: true,
  },
)

/**
 * The records and calls that tests expect: the client's from the specification (`docs/spec`), others from later
 * requests. Written by hand in content/ as `*.expected.ts`, never computed from the declaration beside them.
 */
export const types: readonly SpecifiedType[] = Object.values(specs).flatMap(
  ({ specifiedTypes }) => specifiedTypes,
)

const callsOfTypes = types.flatMap(({ calls }) => calls)
const isClients = ({ number }: SpecifiedCall) => number?.startsWith('C-')

/** The client's 194 calls, by their numbers. */
export const specification: readonly SpecifiedCall[] = [
  ...callsOfTypes.filter(isClients),
  ...siteCalls,
].toSorted((left, right) => (left.number! < right.number! ? -1 : 1))

/** The calls beside them. */
export const extensions: readonly SpecifiedCall[] = extensionCalls(types)

/** The calls added since; a call of a content type needs no number. */
export const addedCalls: readonly SpecifiedCall[] = [
  ...callsOfTypes.filter((call) => !isClients(call)),
  ...addedBesideTypes,
]

/** What one good request of the calls with a body of their own sends. */
export const goodBodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  [...specification, ...addedCalls].flatMap(({ endpoint, body }) => (body ? [[endpoint, body]] : [])),
)

/** Exact keys of a record as a visitor reads it, in order. */
export function visitorKeys({ id, fields }: SpecifiedType): string[] {
  const names = Object.keys(fields).filter((name) => fields[name]?.isPublic)
  return id === 'everybody' ? ['id', ...names] : names
}

/** Exact keys of a record as an administrator reads it, in order. */
export function adminKeys({ id, fields }: SpecifiedType): string[] {
  return id === 'nobody' ? Object.keys(fields) : ['id', ...Object.keys(fields)]
}
