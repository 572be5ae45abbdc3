import type { RecordType } from '#contract/engine/record-type.ts'

/**
 * What the journal calls fields, as people read it: each by its label. A field or a type that is declared no longer keeps
 * the name it was written down by.
 */
export function fieldLabels(types: readonly RecordType[]) {
  return (names: string, { typeName }: Readonly<Record<string, unknown>>): string => {
    const fields = types.find(({ name }) => name === typeName)?.fields ?? {}
    const labels = names.split(' ').map((name) => (Object.hasOwn(fields, name) ? fields[name]?.label : name))
    return labels.join('、')
  }
}
