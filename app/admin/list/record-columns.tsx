import type { DataTableColumn } from '#design-system/data-table/index.ts'
import { SwitchField } from '#design-system/switch-field/index.ts'
import { statusFieldOf } from '#app/admin/form/status-field.ts'
import type { Field, FieldKind, FieldSet } from '#contract/fields/field.ts'
import type { FieldOptionsByName } from '#app/admin/form/inputs/field-options.ts'
import { fieldCell } from './field-cell.tsx'
import { PHONE, UnbrokenPhones } from '#app/admin/form/unbroken-phones.tsx'

/** The row toggle of a panel (back-office §4). */
export interface RowToggle<Each> {
  /** The flag it turns on and off; any other flag shows as text. */
  flag: string
  flip: (record: Each) => void
  isPending: (record: Each) => boolean
  /** Names the row for screen readers. */
  nameOf: (record: Each) => string
}

export interface ColumnOptions<Each> {
  toggle?: RowToggle<Each>
  /** Whether a record that is enabled waits for its moment of publishing; its flag says 定时 then. */
  isScheduled?: (record: Each) => boolean
  /** What the panel says of single fields, such as how a logo is shown. */
  fieldOptions?: FieldOptionsByName
}

/** Columns of a table by the names of fields; the first text names the row. */
export function recordColumns<Each extends object>(
  fields: FieldSet,
  names: readonly (keyof Each & string)[],
  { toggle, isScheduled, fieldOptions = {} }: ColumnOptions<Each> = {},
): DataTableColumn<Each>[] {
  const isOfKind = (kind: FieldKind) => (name: string) => fields[name]?.kind === kind
  const flag = statusFieldOf(fields)
  const rowHeader = names.find(isOfKind('text')) ?? names.find(isOfKind('longText'))
  return names.map((name) => {
    const field = fields[name]
    if (!field) throw new Error(`No field named ${name}`)
    return {
      key: name,
      header: field.label,
      isSortable: !unsortable.has(field.kind),
      isRowHeader: name === rowHeader,
      width: widths[field.kind],
      minWidth: minWidths[field.kind],
      cell: (record: Each) => {
        if (toggle?.flag === name)
          return <StatusCell record={record} name={name} field={field} toggle={toggle} />
        if (field.kind === 'flag' && name === flag && isScheduled?.(record)) return '定时'
        const value: unknown = record[name as keyof Each]
        if (name === PHONE && value) return <UnbrokenPhones>{String(value)}</UnbrokenPhones>
        return fieldCell(value, field, fieldOptions[name])
      },
    }
  })
}

/**
 * Further columns that can be chosen: all other fields whose value fits on a line.
 * @param names the fields that the table shows, and those that are the same in all its records
 */
export function furtherRecordColumns<Each extends object>(
  fields: FieldSet,
  names: readonly string[],
  options?: ColumnOptions<Each>,
): DataTableColumn<Each>[] {
  const others = Object.keys(fields).filter((name) => {
    const field = fields[name]
    return field && !field.isInternal && !untold.has(field.kind) && !names.includes(name)
  })
  return recordColumns<Each>(fields, others as (keyof Each & string)[], options).map((column) => ({
    ...column,
    isRowHeader: false,
  }))
}

// Their cells would hold only another record's number, a secret, or a ticked box.
const untold = new Set<FieldKind>(['reference', 'secret', 'consent'])

function StatusCell<Each extends object>(props: {
  record: Each
  name: string
  field: Field
  toggle: RowToggle<Each>
}) {
  const { record, name, field, toggle } = props
  return (
    <SwitchField
      label={`${field.label}：${toggle.nameOf(record)}`}
      isLabelHidden
      isSelected={record[name as keyof Each] === 1}
      isPending={toggle.isPending(record)}
      onChange={() => toggle.flip(record)}
      stateTexts={{ on: field.options?.[1] ?? '启用', off: field.options?.[0] ?? '禁用' }}
    />
  )
}

const unsortable = new Set<FieldKind>(['upload', 'uploads', 'list', 'html'])

// Besides pictures, whose size is fixed, columns grow with the text.
const PICTURE_COLUMN = 'calc(100px + 2rem)'

const widths: Partial<Record<FieldKind, string>> = {
  upload: PICTURE_COLUMN,
  uploads: PICTURE_COLUMN,
  order: '5.5rem',
  choice: '8.75rem',
  flag: '7.5rem',
  dateTime: '11.25rem',
  date: '7.5rem',
}

const minWidths: Partial<Record<FieldKind, string>> = {
  upload: PICTURE_COLUMN,
  uploads: PICTURE_COLUMN,
  text: '9rem',
  longText: '11rem',
  html: '11rem',
  link: '10rem',
  flag: '7.5rem',
}
