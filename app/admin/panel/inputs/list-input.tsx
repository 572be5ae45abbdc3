import type { ComponentType } from 'react'
import { ListField, type ListSlot } from '#design-system/list-field/index.ts'
import { fieldErrors } from '#contract/fields/check-fields.ts'
import type { Values } from '#app/admin/panel/editing.ts'
import { initialValues, type RecordForm } from '#app/admin/panel/use-record-form.ts'
import { chosen, frameOf, type FieldInputProps } from './field-look.ts'
import { EntryColumn, EntryFields } from './list-input.styles.ts'

export interface ListInputProps extends FieldInputProps {
  /** The input of one field of an entry. */
  Input: ComponentType<FieldInputProps>
}

/** A list of entries, each with the inputs of its own fields. */
export function ListInput({ Input, ...props }: ListInputProps) {
  const { form, name, field, entryNoun = '条目', entries: looks = {} } = props
  const fields = field.fields ?? {}
  const names = Object.keys(fields)
  const list = chosen<readonly Values[]>(props)
  const error = form.errorOf(name)
  const half = Math.ceil(names.length / 2)
  const firstText = names.find((each) => fields[each]?.kind === 'text')

  function inputs(slot: ListSlot<Values>, shown: readonly string[]) {
    const errors = error === undefined ? {} : fieldErrors(fields, slot.value, field.entryRule)
    const entry = formOfEntry(props, slot, errors)
    return shown.map((each) => {
      const inner = fields[each]
      return inner && <Input key={each} {...looks[each]} form={entry} name={each} field={inner} />
    })
  }

  return (
    <ListField<Values>
      {...frameOf(props)}
      {...list}
      create={() => initialValues(fields)}
      noun={entryNoun}
      max={field.bounds?.max}
      isSorted={field.latestFirst !== undefined}
      summaryOf={(entry) => (firstText ? String(entry[firstText] ?? '') : '')}
    >
      {(slot) =>
        names.length < 2 ? (
          inputs(slot, names)
        ) : (
          <EntryFields>
            <EntryColumn>{inputs(slot, names.slice(0, half))}</EntryColumn>
            <EntryColumn>{inputs(slot, names.slice(half))}</EntryColumn>
          </EntryFields>
        )
      }
    </ListField>
  )
}

/** An entry as a form of its own: what changes is set on the entry as it is by then, so a late upload loses nothing. */
function formOfEntry(
  { form, name }: FieldInputProps,
  slot: ListSlot<Values>,
  errors: Readonly<Record<string, string>>,
): RecordForm {
  return {
    values: slot.value,
    change: (part, value) => slot.set({ [part]: value }),
    leave: () => form.leave(name),
    errorOf: (part) => errors[part],
    setSending: form.setSending,
  }
}
