import type { Field, FieldSet } from '#contract/fields/field.ts'
import { valuesToSend } from './form-values.ts'
import type { Values } from './use-record-dialog.ts'

/** What a new record starts with (back-office §3). */
export function initialValues(fields: FieldSet): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial]))
}

/** What a copy of a record starts with: its contents, but not its publication or other states set by acts. */
export function copiedValues(fields: FieldSet, record: Values): Values {
  const isOfAct = ({ kind, initial }: Field) => kind === 'dateTime' || (kind === 'flag' && initial === 0)
  const acts = Object.fromEntries(Object.entries(fields).filter(([, field]) => isOfAct(field)))
  return { ...initialValues(fields), ...valuesToSend(fields, record), ...initialValues(acts) }
}
