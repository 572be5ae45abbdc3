import type { VersionField } from '#design-system/difference-view/index.ts'
import type { Field } from '#contract/fields/field.ts'
import type { Values } from './use-record-dialog.ts'
import { readableValue } from './readable-value.ts'

/* Upload fields hold sounds, films and documents too. */
const PICTURE = /\.(jpe?g|png|webp|gif)$/i

/** One version of some fields of a record as people read it, to be compared with another. */
export function readableVersion(fields: readonly [string, Field][], values: Values): VersionField[] {
  return fields.map(([name, field]) => ({
    label: field.label,
    value: readableValue(field, values[name]),
    kind: kindOf(field, values[name]),
  }))
}

function kindOf({ kind }: Field, value: unknown): VersionField['kind'] {
  if (kind === 'html') return 'html'
  return kind === 'upload' && PICTURE.test(String(value)) ? 'picture' : 'text'
}
