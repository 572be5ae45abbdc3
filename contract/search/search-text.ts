import type { RecordType } from '#contract/engine/record-type.ts'
import { foldText } from './fold-text.ts'
import { plainText } from '#contract/shared/plain-text.ts'

/** The text of a record that searches look through: its searched fields, folded, one a line. Empty where the type declares none. */
export function searchTextOf(
  { fields, searched = [] }: Pick<RecordType, 'fields' | 'searched'>,
  values: Readonly<Record<string, unknown>>,
): string {
  return searched
    .map((name) => {
      const value = values[name]
      const text = typeof value === 'string' ? value : ''
      return foldText(fields[name]?.kind === 'html' ? plainText(text) : text)
    })
    .join('\n')
}
