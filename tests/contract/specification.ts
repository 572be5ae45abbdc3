import { addedBesideTypes, addedTypes } from './specification/added-since.ts'
import { annotationPlatform } from './specification/annotation-platform.ts'
import { casePages } from './specification/case-pages.ts'
import { company } from './specification/company.ts'
import { extensionCalls } from './specification/extensions.ts'
import { frontPage } from './specification/front-page.ts'
import { mappingAndEducation } from './specification/mapping-and-education.ts'
import { people } from './specification/people.ts'
import { servicePages } from './specification/service-pages.ts'
import { siteCalls } from './specification/site.ts'
import type { SpecifiedCall, SpecifiedType } from './specification/vocabulary.ts'

/**
 * The calls and records of the specification as its text gives them (`docs/spec`: its contract, entities, decisions), typed
 * by hand in the files of `specification/`, one for each area. Nothing here may ever be computed from the declaration in
 * `contract/`: it is the declaration's independent witness.
 */
const clientsTypes: readonly SpecifiedType[] = [
  ...frontPage,
  ...company,
  ...people,
  ...servicePages,
  ...mappingAndEducation,
  ...annotationPlatform,
  ...casePages,
]

/** All types: the client's, and those added since. */
export const types: readonly SpecifiedType[] = [...clientsTypes, ...addedTypes]

/** The client's 194 calls, by their numbers. */
export const specification: readonly SpecifiedCall[] = [
  ...clientsTypes.flatMap(({ calls }) => calls),
  ...siteCalls,
].toSorted((left, right) => (left.number < right.number ? -1 : 1))

/** The calls beside them. */
export const extensions: readonly SpecifiedCall[] = extensionCalls(types)

/** The calls added since, those of the types added since among them. */
export const addedCalls: readonly SpecifiedCall[] = [
  ...addedTypes.flatMap(({ calls }) => calls),
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
