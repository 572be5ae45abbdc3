import { mixed, type ValidationError, type Schema } from 'yup'
import type { Bounds, Field, FieldKind } from './field.ts'

/** What every maker takes beside its label. */
export interface FieldOptions {
  /** The field must be filled; a sentence of its own, or `true` for 请输入 + label. */
  required?: string | true
  alsoNamed?: readonly string[]
  isUnique?: boolean
}

/** What a maker says of its kind. */
interface Recipe<Value> extends Omit<Field<Value>, 'schema' | 'isRequired' | 'label'> {
  kind: FieldKind
  options?: Readonly<Record<string, string>>
  /**
   * From what was sent to the value that is stored. It sees every value but undefined, null and '', which become
   * `empty`, and throws `Wrong` for what it cannot take, so that no cast of yup's can ever let a wrong type through.
   */
  read(sent: unknown): Value
  /** What null and '' mean; absent where they mean nothing, and `read` refuses them. */
  empty?: Value
  isEmpty?(value: Value): boolean
  /** Says 请输入 or 请选择 or 请上传. */
  verb?: string
}

/** A field kept for the product's own use: stored, never sent and never answered. */
export function internal<Kept extends Field>(field: Kept): Kept & { isInternal: true; setByServer: true } {
  return { ...field, isInternal: true, setByServer: true }
}

/** A value that a field cannot take, with the sentence that says so. */
export class Wrong extends Error {}

/** Makes a field whose yup schema is synchronous and speaks Chinese in every refusal. */
export function makeField<Value>(label: string, options: FieldOptions, recipe: Recipe<Value>): Field<Value> {
  const { read, empty, isEmpty = (value) => value === empty, verb = '请输入', ...facts } = recipe
  const { required, ...others } = options
  const isRequired = required !== undefined
  const requiredSentence = typeof required === 'string' ? required : `${verb}${label}`
  const isBlank = (sent: unknown) => sent === null || sent === undefined || sent === ''
  const hasEmpty = Object.hasOwn(recipe, 'empty')

  // `mixed` casts nothing by itself; what was sent stays visible to the test, and `cast` gives the stored value.
  const schema: Schema = mixed()
    .nullable()
    .label(label)
    .transform((sent: unknown) => {
      if (isBlank(sent) && hasEmpty) return empty
      // What is asked for and has no empty value did not come.
      if (isBlank(sent) && isRequired) return undefined
      try {
        return read(sent)
      } catch (error) {
        if (error instanceof Wrong) return error
        throw error
      }
    })
    .test(
      'kind',
      function (this: { createError(facts: { message: string }): ValidationError }, value: unknown) {
        if (value instanceof Wrong) return this.createError({ message: value.message })
        if (isRequired && (value === undefined || isEmpty(value as Value)))
          return this.createError({ message: requiredSentence })
        return true
      },
    )
  return { ...facts, ...others, label, isRequired, schema }
}

/** Text as it was sent, without null bytes or broken characters, which no store keeps alike. */
export function readText(label: string, sent: unknown, bounds: Bounds): string {
  if (typeof sent !== 'string') throw new Wrong(`${label}格式不正确`)
  if (sent.includes('\0') || /[\uD800-\uDFFF]/u.test(sent)) throw new Wrong(`${label}包含无效字符`)
  const { max = Infinity } = bounds
  // Counted in characters as people see them, not in UTF-16 units.
  if (sent.length > max && [...sent].length > max) throw new Wrong(`${label}不能超过 ${max} 个字符`)
  return sent
}
