import type { Field, FieldSet, ValuesOf } from '#contract/fields/field.ts'
import type { Call } from './call.ts'
import type { RecordTypeWithRules } from './operation.ts'

/** One kind of record: what it holds, who may see what of it, and the calls it is reached by. */
export interface ContentType<
  Name extends string = string,
  Fields extends FieldSet = FieldSet,
  Seen extends string = string,
  Declared extends readonly Call[] = readonly Call[],
  HasId extends boolean = boolean,
> extends RecordTypeWithRules {
  readonly name: Name
  readonly fields: Fields
  readonly publicFields: readonly Seen[]
  readonly calls: Declared
  readonly hasId: HasId
}

/** A record as an administrator reads it. */
export type RecordOf<Type> =
  Type extends ContentType<string, infer Fields, string, readonly Call[], infer HasId>
    ? (HasId extends true ? { id: number } : unknown) & Pick<ValuesOf<Fields>, ShownName<Fields>>
    : never

type ShownName<Fields extends FieldSet> = {
  [Name in keyof Fields]: Fields[Name] extends { isInternal: true } ? never : Name
}[keyof Fields]

interface Declaration<Fields, Seen, Declared, HasId> extends Pick<
  RecordTypeWithRules,
  'typeLabel' | 'uniqueTogether' | 'publishedFrom' | 'sortedBy' | 'owns' | 'complete'
> {
  fields: Fields
  searched?: readonly (keyof Fields & string)[]
  /** Absent: visitors see nothing of it. */
  publicFields?: readonly (Seen & (keyof Fields | 'id'))[]
  calls: Declared
  hasId?: HasId
  isAboutPeople?: boolean
}

/** What holds of whatever declares nothing else. */
const usual = {
  publicFields: [],
  calls: [],
  isStored: true,
  isInternal: false,
  isAboutPeople: false,
} as const

/** Declares a content type; the architecture's one idea. */
export function contentType<
  const Name extends string,
  const Fields extends FieldSet,
  const Declared extends readonly Call[],
  const Seen extends string = never,
  const HasId extends boolean = true,
>(
  declaration: { name: Name } & Declaration<Fields, Seen, Declared, HasId>,
): ContentType<Name, Fields, Seen, Declared, HasId> {
  return { ...usual, hasId: true as HasId, ...declaration }
}

/** Declares calls that share a subject but keep no rows: sign-in, statistics, uploads. */
export function callGroup<const Name extends string, const Declared extends readonly Call[]>(declaration: {
  name: Name
  typeLabel: string
  calls: Declared
  /** What they answer is about people. */
  isAboutPeople?: boolean
}): ContentType<Name, Record<never, Field>, never, Declared, false> {
  return { ...usual, ...declaration, fields: {}, hasId: false, isStored: false }
}

/** Declares rows the product keeps for itself; stored like any other, reached by no call. */
export function internalType<const Name extends string, const Fields extends FieldSet>(declaration: {
  name: Name
  typeLabel: string
  fields: Fields
}): ContentType<Name, Fields, never, readonly [], true> {
  return { ...usual, ...declaration, hasId: true, isInternal: true, isAboutPeople: true }
}
