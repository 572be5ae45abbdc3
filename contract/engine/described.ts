import type { Field, FieldSet } from '#contract/fields/field.ts'
import type { AnswerWord } from './operation.ts'

/**
 * What a plain function answers, for those who read about it: a record of the call's own type by its word, a value by a
 * field, a list, or an object by its names. The name `*` stands for all names that are not known beforehand.
 */
export type AnswerShape =
  | AnswerWord
  | 'boolean'
  | 'anything'
  | Field
  | readonly [AnswerShape]
  | { readonly [name: string]: AnswerShape }

/** What the reference tells of an operation and cannot see from its name (contract/openapi). */
export interface Described {
  /** What people call it, in a few words. */
  summary?: string
  answers?: AnswerShape
  /** What the line's own `?names=` mean, where they are no fields of the type. */
  query?: FieldSet
  /** The record that a 409 holds, where that is more than the type's own. */
  current?: AnswerShape
  /** Statuses that only this function refuses with. */
  refuses?: readonly number[]
}
