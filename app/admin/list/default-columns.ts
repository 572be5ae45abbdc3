import type { ContentType } from '#contract/engine/content-type.ts'
import { batchFlagOf } from '#contract/fields/batch-flag.ts'
import type { FieldKind } from '#contract/fields/field.ts'
import type { FixedValues } from '#app/admin/form/scope.ts'
import { pictureFieldOf } from '#app/admin/form/picture-field.ts'
import type { FieldName } from '#app/admin/form/field-name.ts'

/**
 * The columns of a list until the user chooses others. Longer texts would push the creation time
 * out of sight.
 * @param namedBy the field that names a record
 * @param only values that all records of the list share, which no column repeats
 */
export function defaultColumns<Type extends ContentType>(
  { fields }: Type,
  namedBy: FieldName<Type>,
  only: FixedValues = {},
): FieldName<Type>[] {
  const names = Object.keys(fields).filter((name) => !fields[name]?.isInternal && !(name in only))
  const isOfKind = (kind: FieldKind) => (name: string) => fields[name]?.kind === kind
  const isFilledLine = (name: string) => fields[name]?.isRequired && oneLine.has(fields[name].kind)
  const shown = [
    pictureFieldOf(fields),
    namedBy,
    ...names.filter(isFilledLine),
    // Of two orders or statuses the last is the record's own, the one before its group's.
    names.findLast(isOfKind('order')),
    batchFlagOf(fields),
    names.find((name) => fields[name]?.isCreationTime),
  ]
  return [...new Set(shown)].filter((name): name is FieldName<Type> => name !== undefined)
}

const oneLine = new Set<FieldKind>([
  'text',
  'link',
  'icon',
  'choice',
  'number',
  'decimal',
  'date',
  'dateTime',
])
