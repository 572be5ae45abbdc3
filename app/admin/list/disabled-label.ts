import type { Field } from '#contract/fields/field.ts'

/** What a list of names says of a record that is switched off: 已禁用, or the flag's own word such as 离职. */
export function disabledLabel(flag: Field | undefined): string | undefined {
  const word = flag?.options?.[0]
  return word === '禁用' ? '已禁用' : word
}
