import { Thumbnail } from '#design-system/data-table/index.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { imageAddress } from '#contract/shared/image-address.ts'
import type { Values } from './use-record-dialog.ts'
import type { FieldOptionsByName } from './inputs/field-options.ts'
import { pictureFieldOf } from './picture-field.ts'

/** A record's first picture as a thumbnail; undefined where its type has none. */
export function recordPicture(fields: FieldSet, record: object, fieldOptions: FieldOptionsByName = {}) {
  const field = pictureFieldOf(fields)
  if (!field) return undefined
  const [path] = [(record as Values)[field] ?? ''].flat()
  return <Thumbnail src={imageAddress(String(path ?? ''))} alt="" fit={fieldOptions[field]?.image?.fit} />
}
