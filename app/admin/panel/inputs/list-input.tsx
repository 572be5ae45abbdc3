import type { ComponentType } from 'react'
import { ListField, type ListSlot } from '#design-system/list-field/index.ts'
import { fieldErrors } from '#contract/fields/check-fields.ts'
import type { Values } from '#app/admin/panel/editing.ts'
import { initialValues, type RecordForm } from '#app/admin/panel/use-record-form.ts'
import { chosen, frameOf, type FieldInputProps } from './field-look.ts'

export interface ListInputProps extends FieldInputProps {
  /** The input of one field of an entry. */
  Input: ComponentType<FieldInputProps>
}

/** A list of entries, each with the inputs of its own fields. */
export function ListInput({ Input, ...props }: ListInputProps) {
  const { form, name, field, entryNoun = '条目', entries: looks = {} } = props
  const fields = field.fields ?? {}
  const list = chosen<readonly Values[]>(props)
  const error = form.errorOf(name)
  const firstText = Object.keys(fields).find((each) => fields[each]?.kind === 'text')
  return (
    <ListField<Values>
      {...frameOf(props)}
      {...list}
      create={() => initialValues(fields)}
      noun={entryNoun}
      max={field.bounds?.max}
      summaryOf={(entry) => (firstText ? String(entry[firstText] ?? '') : '')}
      errors={error ? list.value.map((entry) => Object.values(fieldErrors(fields, entry))[0]) : undefined}
    >
      {(slot) =>
        Object.entries(fields).map(([each, inner]) => (
          <Input key={each} {...looks[each]} form={formOfEntry(props, slot)} name={each} field={inner} />
        ))
      }
    </ListField>
  )
}

/** An entry as a form of its own: what changes is set on the entry as it is by then, so a late upload loses nothing. */
function formOfEntry({ form, name }: FieldInputProps, slot: ListSlot<Values>): RecordForm {
  return {
    values: slot.value,
    change: (part, value) => slot.set({ [part]: value }),
    leave: () => form.leave(name),
    // Said at the entry.
    errorOf: () => undefined,
    setSending: form.setSending,
  }
}
