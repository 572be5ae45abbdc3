import { ImageUploadField } from '#design-system/image-upload-field/index.ts'
import { RadioGroup } from '#design-system/radio-group/index.ts'
import { SelectField } from '#design-system/select-field/index.ts'
import { TextArea } from '#design-system/text-area/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { SwitchField } from '#design-system/switch-field/index.ts'
import type { Field, FieldKind } from '#contract/fields/field.ts'
import { imageAddress } from '#contract/shared/image-address.ts'
import { onInputBlur } from '#app/admin/form/on-field-blur.ts'
import { uploadFile } from '#app/admin/api/upload-file.ts'
import { BuiltInText } from './built-in-text.tsx'
import { hintOf, valueProps, momentProps, fieldProps, type FieldInputProps } from './field-options.ts'
import * as Heavy from './lazy-inputs.tsx'
import { defaultImageRule } from './image-rules.ts'
import { mediaRules } from './media-rules.ts'
import { withScheme } from './with-scheme.ts'

/** The input of one field, derived from its kind. */
export function RecordField(props: FieldInputProps) {
  return inputs[props.field.kind]({ ...props, hint: hintOf(props) })
}

type Input = (props: FieldInputProps) => JSX.Element

/** A kind without an input does not compile. */
const inputs: Record<FieldKind, Input> = {
  text: textInput,
  link: linkInput,
  icon: ({ icons, ...props }) => {
    if (!icons) return textInput(props)
    const kind = icons === 'emoji' ? ({ kind: 'emoji' } as const) : ({ kind: 'icon', icons } as const)
    return <Heavy.IconChooser {...fieldProps(props)} {...valueProps<string>(props)} {...kind} />
  },
  secret: (props) => textInput(props, 'password'),
  longText: (props) => <TextArea {...texts(props)} {...typed(props)} rows={4} />,
  choice: (props) => (
    <SelectField {...fieldProps(props)} {...valueProps<string>(props)} options={optionsOf(props.field)} />
  ),
  order: (props) => numberInput({ ...props, hint: props.hint ?? '数字小的排在前面，新增默认为 0' }, 0),
  number: (props) => numberInput(props, 0),
  decimal: decimalInput,
  flag: (props) => (
    <RadioGroup
      {...fieldProps(props)}
      {...valueProps<number>(props)}
      options={optionsOf(props.field)
        .map(({ value, label }) => ({ value: Number(value), label }))
        .sort((one, other) => other.value - one.value)}
    />
  ),
  date: (props) => <Heavy.DateField {...fieldProps(props)} {...momentProps(props)} />,
  dateTime: (props) => <Heavy.DateTimeField {...fieldProps(props)} {...momentProps(props)} />,
  html: (props) => (
    <>
      <Heavy.RichTextField
        {...fieldProps(props)}
        {...valueProps<string>(props)}
        {...sending(props)}
        checks={(props.image ?? defaultImageRule).checks}
      />
      <BuiltInText {...props} />
    </>
  ),
  reference: ({ references, ...props }) => {
    if (!references) return numberInput(props, 0)
    const { value, onChange } = valueProps<number | null>(props)
    return (
      <Heavy.ComboBox
        {...fieldProps(props)}
        {...references}
        value={value === null ? '' : String(value)}
        onChange={(id) => onChange(id === '' ? null : Number(id))}
        onBlur={onInputBlur(props.form, props.name)}
      />
    )
  },
  upload: uploadInput,
  uploads: (props) => {
    const { media = 'image' } = props.field
    if (media !== 'image') return <Heavy.MediaListInput {...props} media={media} />
    const { checks, hint } = props.image ?? defaultImageRule
    return (
      <Heavy.ImageListField
        {...fieldProps({ ...props, hint: props.hint ?? hint })}
        {...valueProps<readonly string[]>(props)}
        {...sending(props)}
        checks={checks}
        max={props.field.bounds?.max}
      />
    )
  },
  list: (props) => <Heavy.ListInput {...props} Input={RecordField} />,
  consent: (props) => {
    const { value, onChange } = valueProps<boolean>(props)
    const { label, hint, error } = fieldProps(props)
    return <SwitchField label={label} isSelected={value} onChange={onChange} hint={error ?? hint} />
  },
}

function uploadInput(props: FieldInputProps) {
  const { media = 'image' } = props.field
  const common = { ...valueProps<string>(props), ...sending(props) }
  if (media !== 'image') {
    const { kind, checks, hint } = props.film ?? mediaRules[media]
    const frame = fieldProps({ ...props, hint: props.hint ?? hint })
    return <Heavy.MediaUploadField {...frame} {...common} kind={kind} checks={checks} />
  }
  const { checks, hint, ratio, fit } = props.image ?? defaultImageRule
  const frame = fieldProps({ ...props, hint: props.hint ?? hint })
  return <ImageUploadField {...frame} {...common} checks={checks} ratio={ratio} fit={fit} />
}

/** How files are sent, for every input that takes some. */
function sending({ form, uploadFailure }: FieldInputProps) {
  return {
    upload: uploadFile,
    addressOf: imageAddress,
    onSendingChange: form.setSending,
    failureMessage: uploadFailure,
  }
}

function textInput(props: FieldInputProps, type = 'text') {
  return <TextField {...texts(props)} {...typed(props)} type={type} autoComplete="off" />
}

/** A web address is completed when the field is left. */
function linkInput(props: FieldInputProps) {
  const { form, name } = props
  const input = typed(props)
  return (
    <TextField
      {...texts(props)}
      {...input}
      inputMode="url"
      autoComplete="off"
      onBlur={(event) => {
        input.onBlur(event)
        const complete = withScheme(input.value)
        if (complete !== input.value) form.change(name, complete)
      }}
    />
  )
}

function numberInput(props: FieldInputProps, decimals: number) {
  const { min, max } = props.field.bounds ?? {}
  return (
    <Heavy.NumberField
      {...fieldProps(props)}
      {...valueProps<number | null>(props)}
      min={min}
      max={max}
      decimals={decimals}
    />
  )
}

/** Label, advice and error for the shared text controls. */
function texts({ form, name, field, hint }: FieldInputProps) {
  return { label: field.label, required: field.isRequired, hint, error: form.errorOf(name), name }
}

function typed({ form, name }: FieldInputProps) {
  return {
    value: String(form.values[name] ?? ''),
    onChange: (event: { target: { value: string } }) => form.change(name, event.target.value),
    onBlur: onInputBlur(form, name),
  }
}

/** A figure; with the longitude beside it, the place on earth. */
function decimalInput({ longitude, ...props }: FieldInputProps) {
  if (!longitude) return numberInput(props, 6)
  const { form, name, hint } = props
  const [east, north] = [longitude, name]
  return (
    <Heavy.CoordinatesField
      label="坐标"
      // What the map of the contact page places its marks by.
      datum="GCJ-02"
      hint={hint}
      value={{
        latitude: form.values[north] as number | null,
        longitude: form.values[east] as number | null,
      }}
      onChange={(place) => {
        form.change(north, place.latitude)
        form.change(east, place.longitude)
      }}
      onBlur={(axis, event) => onInputBlur(form, axis === 'latitude' ? north : east)(event)}
      errors={{ latitude: form.errorOf(north), longitude: form.errorOf(east) }}
    />
  )
}

function optionsOf(field: Field) {
  return Object.entries(field.options ?? {}).map(([value, label]) => ({ value, label }))
}
