import { DateField } from '#design-system/date-field/index.ts'
import { DateTimeField } from '#design-system/date-time-field/index.ts'
import { ImageUploadField } from '#design-system/image-upload-field/index.ts'
import { NumberField } from '#design-system/number-field/index.ts'
import { RadioGroup } from '#design-system/radio-group/index.ts'
import { SelectField } from '#design-system/select-field/index.ts'
import { TextArea } from '#design-system/text-area/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import type { Field, FieldKind } from '#contract/fields/field.ts'
import { imageAddress } from '#contract/image-address.ts'
import { uploadFile } from '#app/admin/upload-file.ts'
import { commonImage, type ImageRule } from './image-rules.ts'
import type { RecordForm } from './use-record-form.ts'

export interface RecordFieldProps {
  form: RecordForm
  /** Name of the field in its content type. */
  name: string
  field: Field
  /** Rule of an image other than the common one. */
  image?: ImageRule
  hint?: string
}

/** The input of one field, derived from its kind. */
export function RecordField(props: RecordFieldProps) {
  const input = inputs[props.field.kind as keyof typeof inputs]
  if (!input)
    throw new Error(`No input for a field of kind ${props.field.kind}: give the panel one of its own`)
  return input(props)
}

/** Kinds that need more than one control; a panel with such a field brings its own input. */
type ComposedKind = 'html' | 'list' | 'consent' | 'uploads' | 'reference'

const inputs = {
  text: textInput,
  link: textInput,
  icon: textInput,
  secret: (props) => textInput(props, 'password'),
  longText: (props) => <TextArea {...texts(props)} {...typed(props)} rows={4} />,
  choice: (props) => (
    <SelectField {...frame(props)} {...chosen<string>(props)} options={optionsOf(props.field)} />
  ),
  order: (props) => numberInput(props, 0),
  number: (props) => numberInput(props, 0),
  decimal: (props) => numberInput(props, 6),
  flag: (props) => (
    <RadioGroup
      {...frame(props)}
      {...chosen<number>(props)}
      options={optionsOf(props.field)
        .map(({ value, label }) => ({ value: Number(value), label }))
        .sort((one, other) => other.value - one.value)}
    />
  ),
  date: (props) => <DateField {...frame(props)} {...chosen<string>(props)} />,
  dateTime: (props) => <DateTimeField {...frame(props)} {...chosen<string>(props)} />,
  upload: ({ image = commonImage, ...props }) => (
    <ImageUploadField
      {...frame({ ...props, hint: props.hint ?? image.hint })}
      {...chosen<string>(props)}
      checks={image.checks}
      ratio={image.ratio}
      upload={uploadFile}
      addressOf={imageAddress}
      onSendingChange={props.form.setSending}
    />
  ),
} satisfies Record<Exclude<FieldKind, ComposedKind>, (props: RecordFieldProps) => JSX.Element>

function textInput(props: RecordFieldProps, type = 'text') {
  return <TextField {...texts(props)} {...typed(props)} type={type} autoComplete="off" />
}

function numberInput(props: RecordFieldProps, decimals: number) {
  const { min, max } = props.field.bounds ?? {}
  return (
    <NumberField
      {...frame(props)}
      {...chosen<number | null>(props)}
      min={min}
      max={max}
      decimals={decimals}
    />
  )
}

/** Label, advice and error for the shared text controls. */
function texts({ form, name, field, hint }: RecordFieldProps) {
  return { label: field.label, required: field.isRequired, hint, error: form.errorOf(name), name }
}

/** The same for the console's own controls. */
function frame({ form, name, field, hint }: RecordFieldProps) {
  return { label: field.label, isRequired: field.isRequired, hint, error: form.errorOf(name) }
}

function typed({ form, name }: RecordFieldProps) {
  return {
    value: String(form.values[name] ?? ''),
    onChange: (event: { target: { value: string } }) => form.change(name, event.target.value),
    onBlur: () => form.leave(name),
  }
}

function chosen<Value>({ form, name }: RecordFieldProps) {
  return {
    value: form.values[name] as Value,
    onChange: (value: Value) => form.change(name, value),
  }
}

function optionsOf(field: Field) {
  return Object.entries(field.options ?? {}).map(([value, label]) => ({ value, label }))
}
