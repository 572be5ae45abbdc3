import { useState, type ComponentType } from 'react'
import { ListField, type ListSlot } from '#design-system/list-field/index.ts'
import { fieldErrors } from '#contract/fields/check-fields.ts'
import type { Values } from '#app/admin/form/use-record-dialog.ts'
import { initialValues } from '#app/admin/form/initial-values.ts'
import type { RecordForm } from '#app/admin/form/use-record-form.ts'
import { onFieldBlur } from '#app/admin/form/on-field-blur.ts'
import { valueProps, fieldProps, type FieldInputProps } from './field-options.ts'
import { EntryColumn, EntryFields, EntryInput } from './list-input.styles.ts'

export interface ListInputProps extends FieldInputProps {
  /** The input of one field of an entry. */
  Input: ComponentType<FieldInputProps>
}

/** A list of entries, each with the inputs of its own fields. */
export function ListInput(props: ListInputProps) {
  const { field, entryNoun = '条目' } = props
  const fields = field.fields ?? {}
  const firstText = Object.keys(fields).find((each) => fields[each]?.kind === 'text')
  return (
    <ListField<Values>
      {...fieldProps(props)}
      {...valueProps<readonly Values[]>(props)}
      create={() => initialValues(fields)}
      noun={entryNoun}
      max={field.bounds?.max}
      isSorted={field.latestFirst !== undefined}
      summaryOf={(entry) => (firstText ? String(entry[firstText] ?? '') : '')}
    >
      {(slot) => <EntryInputs {...props} slot={slot} />}
    </ListField>
  )
}

function EntryInputs({ Input, slot, ...props }: ListInputProps & { slot: ListSlot<Values> }) {
  const { field, entries: fieldOptions = {} } = props
  const fields = field.fields ?? {}
  const names = Object.keys(fields)
  const half = Math.ceil(names.length / 2)
  const entry = useFormOfEntry(props, slot)

  const inputs = (shown: readonly string[]) =>
    shown.map((name) => {
      const inner = fields[name]
      return (
        inner && (
          <EntryInput key={name} onBlur={onFieldBlur(entry, name)}>
            <Input {...fieldOptions[name]} form={entry} name={name} field={inner} />
          </EntryInput>
        )
      )
    })

  if (names.length < 2) return inputs(names)
  return (
    <EntryFields>
      <EntryColumn>{inputs(names.slice(0, half))}</EntryColumn>
      <EntryColumn>{inputs(names.slice(half))}</EntryColumn>
    </EntryFields>
  )
}

/**
 * An entry as a form; changes apply to the current entry, so a late upload loses nothing. Errors show
 * after blur, or after the list's own error.
 */
function useFormOfEntry({ form, name, field }: FieldInputProps, slot: ListSlot<Values>): RecordForm {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const fields = field.fields ?? {}
  const isListWrong = form.errorOf(name) !== undefined
  const errors = isListWrong || left.size > 0 ? fieldErrors(fields, slot.value, field.entryRule) : NO_ERRORS
  // A rule between two fields reports at one of them, which may not be the one that was left.
  const filled = Object.keys(fields).filter((part) => slot.value[part] !== fields[part]?.initial)
  return {
    values: slot.value,
    change: (part, value) => slot.set({ [part]: value }),
    leave: (part) => setLeft((before) => new Set([...before, ...filled, part])),
    errorOf: (part) => (isListWrong || left.has(part) ? errors[part] : undefined),
    setSending: form.setSending,
  }
}

const NO_ERRORS: Record<string, string> = {}
