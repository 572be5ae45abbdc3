import { memo } from 'react'
import type { FieldInputProps } from './field-options.ts'
import { RecordField } from './record-field.tsx'

/** The input of one field, drawn again only when its own value, error or options change. */
export const MemoField = memo(RecordField, isDrawnAlike)

function isDrawnAlike(before: FieldInputProps, now: FieldInputProps): boolean {
  const { form: formBefore, ...optionsBefore } = before
  const { form, ...options } = now
  // A place on earth is drawn from two fields.
  const names = [now.name, now.longitude ?? now.name]
  return (
    isShallowAlike(optionsBefore, options) &&
    names.every(
      (name) =>
        Object.is(formBefore.values[name], form.values[name]) &&
        formBefore.errorOf(name) === form.errorOf(name),
    )
  )
}

function isShallowAlike(one: object, other: object): boolean {
  const [mine, others] = [new Map(Object.entries(one)), Object.entries(other)]
  return (
    mine.size === others.length &&
    others.every(([key, value]) => mine.has(key) && Object.is(mine.get(key), value))
  )
}
