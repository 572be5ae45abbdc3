import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import type { Field, FieldSet } from '#contract/fields/field.ts'
import { FixedField } from './fixed-field.tsx'
import type { FieldOptionsByName } from './inputs/field-options.ts'
import { MemoField } from './inputs/memo-field.tsx'
import type { FixedValues } from './scope.ts'
import type { RecordForm } from './use-record-form.ts'
import { onFieldBlur } from './on-field-blur.ts'

export interface DialogFieldsProps {
  form: RecordForm
  fields: FieldSet
  fieldOptions?: FieldOptionsByName
  /** Fixed values, shown by name but not editable. */
  only?: FixedValues
}

type Named = readonly [name: string, field: Field]

/** The inputs of a record, each derived from its field; two that are halves share a line. */
export function DialogFields({ form, fields, fieldOptions = {}, only = {} }: DialogFieldsProps) {
  const inputOf = ([name, field]: Named) => {
    const fixed = only[name]
    if (fixed !== undefined) return <FixedField key={name} field={field} value={fixed} />
    return (
      <div key={name} data-field={name} onBlur={onFieldBlur(form, name)}>
        <MemoField {...fieldOptions[name]} form={form} name={name} field={field} />
      </div>
    )
  }
  const shown = shownFields(fields, fieldOptions, form, only)
  return linesOf(shown, fieldOptions).map((line) =>
    line.length === 1 ? line.map(inputOf) : <Halves key={line[0]?.[0]}>{line.map(inputOf)}</Halves>,
  )
}

/** The fields to draw: without the panel's own reference, and with every invalid field, which could not be corrected unseen. */
function shownFields(
  fields: FieldSet,
  fieldOptions: FieldOptionsByName,
  form: RecordForm,
  only: FixedValues,
): Named[] {
  const paired = Object.values(fieldOptions).map((look) => look?.longitude)
  return Object.entries(fields).filter(
    ([name, field]) =>
      !field.setByServer &&
      !paired.includes(name) &&
      !(field.kind === 'reference' && name in only) &&
      ((fieldOptions[name]?.shownWhen?.(form.values) ?? true) || form.errorOf(name) !== undefined),
  )
}

/** Puts consecutive half fields on one line, two by two. */
function linesOf(shown: readonly Named[], fieldOptions: FieldOptionsByName): Named[][] {
  const lines: Named[][] = []
  for (const named of shown) {
    const last = lines.at(-1)
    const isHalf = (each: Named | undefined) => Boolean(each && fieldOptions[each[0]]?.isHalf)
    if (last?.length === 1 && isHalf(last[0]) && isHalf(named)) last.push(named)
    else lines.push([named])
  }
  return lines
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${token.space.x2};
  align-items: start;
`
