import { Thumbnail } from '#design-system/data-table/index.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { imageAddress } from '#contract/image-address.ts'
import type { Values } from './editing.ts'
import type { FieldLooks } from './inputs/field-look.ts'

/** The first picture of a record, small, by which it is known in questions and in its order; undefined where its type has none. */
export function recordPicture(fields: FieldSet, record: object, looks: FieldLooks = {}) {
  const field = Object.keys(fields).find((each) => /^uploads?$/.test(fields[each]?.kind ?? ''))
  if (!field || (fields[field]?.media ?? 'image') !== 'image') return undefined
  const [path] = [(record as Values)[field] ?? ''].flat()
  return <Thumbnail src={imageAddress(String(path ?? ''))} alt="" fit={looks[field]?.image?.fit} />
}
