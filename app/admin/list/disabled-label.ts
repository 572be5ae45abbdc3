import type { Field } from '#contract/fields/field.ts'

/** The label of a disabled record in a list of names: 已禁用, or the flag's own word such as 离职. */
export function disabledLabel(flag: Field | undefined): string | undefined {
  const word = flag?.options?.[0]
  return word === '禁用' ? '已禁用' : word
}
