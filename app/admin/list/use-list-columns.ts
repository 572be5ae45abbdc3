import { useMemo } from 'react'
import { isScheduled } from '#app/admin/form/is-scheduled.ts'
import { defaultColumns } from './default-columns.ts'
import { recordColumns, furtherRecordColumns, type RowToggle } from './record-columns.tsx'
import type { ListRecord, RecordListProps } from './record-list-props.ts'
import { useColumnChoice } from './use-column-choice.ts'

/**
 * The columns of a list and the choice among them.
 * @param toggle the switch of each row; the panel's `statusActions` take its place
 */
export function useListColumns(props: RecordListProps, toggle: RowToggle<ListRecord>) {
  const { type, namedBy, only, columns, fieldOptions, statusActions } = props
  const { flag, flip, isPending, nameOf } = toggle
  // New columns would draw every row again.
  const choosable = useMemo(() => {
    const options = {
      toggle: statusActions ? undefined : { flag, flip, isPending, nameOf },
      fieldOptions,
      isScheduled: (record: ListRecord) => isScheduled(type, record),
    }
    const names = columns ?? defaultColumns(type, namedBy, only)
    return {
      columns: recordColumns<ListRecord>(type.fields, names, options),
      further: furtherRecordColumns<ListRecord>(type.fields, [...names, ...Object.keys(only ?? {})], options),
    }
  }, [type, namedBy, only, columns, fieldOptions, statusActions, flag, flip, isPending, nameOf])
  return useColumnChoice<ListRecord>(type.name, choosable)
}
