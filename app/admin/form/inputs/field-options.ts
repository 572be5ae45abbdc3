import type { ComboBoxProps } from '#design-system/combo-box/index.ts'
import type { IconChoice } from '#design-system/icon-chooser/index.ts'
import type { Field } from '#contract/fields/field.ts'
import type { RecordForm } from '#app/admin/form/use-record-form.ts'
import { onInputBlur } from '#app/admin/form/on-field-blur.ts'
import type { ImageRule } from './image-rules.ts'
import type { MediaRule } from './media-rules.ts'

/** What a panel says of one field beside its declaration. */
export interface FieldOptions {
  /** Advice under the input. */
  hint?: string
  /** What visitors see while the field is empty; added to the hint then. */
  whenEmpty?: string
  /** Formatted text that visitors see while the field is empty; it can be copied into the field. */
  builtIn?: (values: Readonly<Record<string, unknown>>) => string
  /** Rule of an image other than the common one. */
  image?: ImageRule
  /** Message after a failed upload, unless the server gives its own. */
  uploadFailure?: string
  /** Rule of a film or a recording other than the common one. */
  film?: MediaRule
  /** What an icon is chosen from; a name is typed where nothing is given. */
  icons?: 'emoji' | readonly IconChoice[]
  /** The records that a reference may name, by their ids as text. */
  references?: Pick<ComboBoxProps, 'options' | 'load' | 'textOf'>
  /** Whether the input shows beside what the form holds; its value is kept while it does not. */
  shownWhen?: (values: Readonly<Record<string, unknown>>) => boolean
  /** Shares its line with another such field next to it, where the dialog is wide enough. */
  isHalf?: boolean
  /** The field of the longitude, on a latitude: both become one input, and the longitude has none of its own. */
  longitude?: string
  /** What one entry of a list is called. */
  entryNoun?: string
  /** The same of the fields of a list's entries. */
  entries?: Readonly<Record<string, FieldOptions>>
}

/** What a panel says of its fields, by their names. */
export type FieldOptionsByName<Name extends string = string> = Readonly<Partial<Record<Name, FieldOptions>>>

/** What the input of one field is drawn from. */
export interface FieldInputProps extends FieldOptions {
  form: RecordForm
  /** Name of the field in its content type. */
  name: string
  field: Field
}

/** The advice, with what visitors see while there is nothing in the field. */
export function hintOf({ form, name, hint, whenEmpty }: FieldInputProps): string | undefined {
  if (!whenEmpty || form.values[name]) return hint
  return [hint, `现在留空，网站显示${whenEmpty}`].filter(Boolean).join('。')
}

/** Label, advice and error for the console's own controls. */
export function fieldProps({ form, name, field, hint }: FieldInputProps) {
  return { label: field.label, isRequired: field.isRequired, hint, error: form.errorOf(name) }
}

/** Value and change for controls that hand on a value. */
export function valueProps<Value>({ form, name }: FieldInputProps) {
  return {
    value: form.values[name] as Value,
    onChange: (value: Value) => form.change(name, value),
  }
}

/** The same for dates. A half typed date stays as an invalid text and is never saved as empty. */
export function momentProps(props: FieldInputProps) {
  const { value, onChange } = valueProps<string>(props)
  return { value, onChange, onUnfinished: onChange, onBlur: onInputBlur(props.form, props.name) }
}
