import { HttpError, wrongField, type FieldError } from '#contract/shared/http-error.ts'
import type { Field, FieldSet } from './field.ts'
import { Wrong } from './field-recipe.ts'

/** What a caller sent, by its names. */
type Sent = Readonly<Record<string, unknown>>

/** Whether missing values start from their initial value (`whole`) or stay out (`given`). */
export type Extent = 'whole' | 'given'

/** Values ready to be stored, and what was wrong with the others. */
export interface Checked {
  values: Record<string, unknown>
  errors: FieldError[]
}

/**
 * Reads what was sent by its fields. Only own, declared names are read, so `__proto__` and other unknown keys are dropped.
 * @param rule what is wrong between the fields, reported after what is wrong with single ones
 */
export function checkFields(
  fields: FieldSet,
  sent: Sent,
  extent: Extent,
  rule?: Field['entryRule'],
): Checked {
  const checked: Checked = { values: {}, errors: [] }
  for (const [name, field] of Object.entries(fields)) {
    if (field.setByServer) continue
    const names = [name, ...(field.alsoNamed ?? [])]
    const value = names.map((each) => sentUnder(sent, each)).find((each) => each !== undefined)
    if (value === undefined && extent === 'given') continue
    const read = readBy(field, value === undefined && !mustCome(field) ? field.initial : value)
    if ('refused' in read) checked.errors.push({ field: name, message: read.refused })
    else checked.values[name] = read.value
  }
  const wrong = rule?.(checked.values)
  if (wrong) checked.errors.push(wrong)
  return checked
}

/** A required number has no initial value that could stand for one that did not come. */
const mustCome = ({ kind, isRequired }: Field) => isRequired && (kind === 'order' || kind === 'number')

/** What stands under a name; `location.lng` reads inside of `location`. Inherited keys are nothing. */
function sentUnder(sent: unknown, name: string): unknown {
  const [outer = '', ...inner] = name.split('.')
  if (typeof sent !== 'object' || sent === null || !Object.hasOwn(sent, outer)) return undefined
  const value = (sent as Record<string, unknown>)[outer]
  return inner.length === 0 ? value : sentUnder(value, inner.join('.'))
}

function readBy(field: Field, sent: unknown): { value: unknown } | { refused: string } {
  try {
    return { value: field.read(sent) }
  } catch (error) {
    if (error instanceof Wrong) return { refused: error.message }
    throw error
  }
}

/** Whether a field takes what was sent. */
export const isTaken = (field: Field, sent: unknown): boolean => 'value' in readBy(field, sent)

/** One value by its field, or a 400 that names it. */
export function requireValue(name: string, field: Field, sent: unknown): unknown {
  const read = readBy(field, sent)
  if ('refused' in read) throw wrongField(name, read.refused)
  return read.value
}

/** The values, or a 400 with the first field's sentence and all of them in `errors` (docs/operations/http.md#状态码). */
export function requireFields(fields: FieldSet, sent: Sent, extent: Extent): Record<string, unknown> {
  const { values, errors } = checkFields(fields, sent, extent)
  if (errors[0]) throw new HttpError(400, errors[0].message, { errors })
  return values
}

/** A message for each wrong field, as a form's `validate` needs it; `rule` is that of an entry. */
export function fieldErrors(fields: FieldSet, sent: Sent, rule?: Field['entryRule']): Record<string, string> {
  const { errors } = checkFields(fields, sent, 'whole', rule)
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}
