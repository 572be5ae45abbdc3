import { readableText } from '#design-system/difference-view/readable-text.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { exportedColumns, type ExportedColumn } from '#contract/export/exported-columns.ts'
import type { Field } from '#contract/fields/field.ts'
import { imageAddress } from '#contract/shared/image-address.ts'
import type { Values } from '#app/admin/form/use-record-dialog.ts'
import { readableValue } from '#app/admin/form/readable-value.ts'
import { isFigure, type ExportCell } from './export-cell.ts'

/** A list as it goes into a file. */
export interface ExportTable {
  columns: readonly ExportedColumn[]
  rows: readonly (readonly ExportCell[])[]
}

type Exported = Pick<RecordType, 'fields' | 'hasId'>

/** Records that are in the browser, with every field that has a way out, as people read them. */
export function tableOfRecords(type: Exported, records: readonly Values[]): ExportTable {
  const columns = exportedColumns(type)
  const rows = records.map((record) => columns.map(({ name, field }) => cellOf(field, record[name])))
  return { columns, rows }
}

function cellOf(field: Field | undefined, value: unknown): ExportCell {
  if (isFigure(field?.kind) && typeof value === 'number') return value
  if (!field) return String(value ?? '')
  if (field.kind === 'html') return readableText(String(value ?? ''))
  if (field.kind === 'consent') return value ? '是' : '否'
  return readableValue(field, withAddresses(field, value))
}

/** Paths of files as addresses that open from anywhere, those in a list's entries too. */
function withAddresses(field: Field, value: unknown): unknown {
  if (field.kind === 'upload') return addressOf(value)
  if (!Array.isArray(value)) return value
  if (field.kind === 'uploads') return value.map(addressOf)
  const { fields = {} } = field
  return value.map((entry: Values) => {
    const parts = Object.entries(fields).map(([name, part]) => [name, withAddresses(part, entry[name])])
    return parts.length > 0 ? (Object.fromEntries(parts) as Values) : entry
  })
}

function addressOf(path: unknown): string {
  const address = imageAddress(String(path ?? ''))
  return address && new URL(address, location.origin).href
}
