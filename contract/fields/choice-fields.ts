import type { Field } from './field.ts'
import { makeField, Wrong, type FieldOptions } from './field-recipe.ts'

/** One of a few texts. */
export function choice<const Value extends string>(
  label: string,
  options: Readonly<Record<Value, string>>,
  rules: FieldOptions & { initial?: NoInfer<Value> } = {},
): Field<Value> {
  const { initial = '' as Value, ...others } = rules
  return makeField<Value>(label, others, {
    kind: 'choice',
    options,
    initial,
    verb: '请选择',
    read(sent) {
      if (typeof sent !== 'string' || !Object.hasOwn(options, sent)) throw new Wrong(`${label}的取值无效`)
      return sent as Value
    },
  })
}

/**
 * Yes or no as 1 or 0; text is taken too, since queries send nothing else. Nothing else is: null or '' would turn on
 * what somebody had turned off.
 */
export function flag(
  label = '状态',
  options: Readonly<Record<0 | 1, string>> = { 1: '启用', 0: '禁用' },
  initial: 0 | 1 = 1,
): Field<0 | 1> {
  const read = (sent: unknown) => {
    if (sent === 1 || sent === '1') return 1
    if (sent === 0 || sent === '0') return 0
    throw new Wrong(`${label}只能是 0 或 1`)
  }
  return { kind: 'flag', label, options, initial, isRequired: false, read }
}
