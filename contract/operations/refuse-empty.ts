import type { Row } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import type { Field, FieldKind, FieldSet } from '#contract/fields/field.ts'
import { isBlank, isBlankHtml } from '#contract/fields/is-blank.ts'
import { messages } from '#contract/shared/messages.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Refuses a new record that shows nothing, and a change that would make one so. It binds the types that require no
 * field; a record that was empty before may still be changed.
 * @param before the row that changes; absent for a new one
 */
export function refuseEmpty({ fields }: Pick<RecordType, 'fields'>, values: Values, before?: Row): void {
  if (Object.values(fields).some(({ isRequired }) => isRequired)) return
  if (showsSomething(fields, { ...before, ...values })) return
  if (!before || showsSomething(fields, before)) throw new HttpError(400, messages.emptyRecord)
}

const never = () => false
const isText = (_field: Field, value: unknown) => typeof value === 'string' && !isBlank(value)

/** Whether a value of each kind is text or a file that a reader sees. */
const isSeen: Record<FieldKind, (field: Field, value: unknown) => boolean> = {
  text: isText,
  longText: isText,
  html: (_field, value) => typeof value === 'string' && !isBlankHtml(value),
  link: isText,
  icon: isText,
  upload: isText,
  uploads: (_field, value) => Array.isArray(value) && value.length > 0,
  list: ({ fields = {} }, value) =>
    Array.isArray(value) && value.some((entry: Values) => showsSomething(fields, entry)),
  secret: never,
  order: never,
  number: never,
  decimal: never,
  reference: never,
  date: never,
  dateTime: never,
  choice: never,
  flag: never,
  consent: never,
}

function showsSomething(fields: FieldSet, values: Values): boolean {
  return Object.entries(fields).some(([name, field]) => isSeen[field.kind](field, values[name]))
}
