import { useCallback } from 'react'
import { recordPicture } from '#app/admin/form/record-picture.tsx'
import { recordWrites } from '#app/admin/form/record-writes.ts'
import { statusFieldOf } from '#app/admin/form/status-field.ts'
import { createRecordReader } from './create-record-reader.ts'
import type { ListRecord, RecordListProps } from './record-list-props.ts'
import { removalQuestionText } from './removal-question-text.ts'
import { useBulkActions } from './use-bulk-actions.tsx'
import { useListColumns } from './use-list-columns.ts'
import { useListDialog } from './use-list-dialog.ts'
import { useListView } from './use-list-view.ts'
import { useOrderDialog } from './use-order-dialog.ts'
import { useRowActions } from './use-row-actions.tsx'

/** All state and acts of a record list; `RecordListContext` passes them to its views. */
export function useRecordList(props: RecordListProps) {
  const { type, calls, namedBy, fieldOptions } = props
  const rows = props.records.answer
  const flag = statusFieldOf(type.fields)
  const nameOf = useCallback(
    (record: ListRecord) => String(record[namedBy] || `第 ${record.id} 号`),
    [namedBy],
  )
  const pictureOf = (record: ListRecord) => recordPicture(type.fields, record, fieldOptions)
  const writes = recordWrites(type.fields, calls)
  const { readAll, readOne } = createRecordReader(props)
  const reload = async () => props.reloadAfterWrite?.()

  const view = useListView(props)
  const dialog = useListDialog(props, { writes, readAll, reload })
  const rowActions = useRowActions<ListRecord>({
    keyOf: idOf,
    flag,
    setStatus: (record, status) => writes.setFlag(record, flag, status, readOne),
    remove: writes.remove,
    removalQuestion: () => removalQuestionText(type.typeLabel),
    nameOf,
    pictureOf,
    reload,
  })
  const bulk = useBulkActions<ListRecord>({
    fields: type.fields,
    endpoint: calls.batch,
    rows: view.table.tableProps.rows,
    nameOf,
    readRows: readAll,
    reload,
  })
  const { columns, chooser } = useListColumns(props, { ...rowActions, flag, nameOf })
  const order = useOrderDialog(reload)

  return {
    props,
    rows,
    flag,
    nameOf,
    pictureOf,
    readAll,
    readOne,
    ...view,
    dialog,
    rowActions,
    bulk,
    columns,
    chooser,
    order,
  }
}

/** What the views of a record list read. */
export type RecordListController = ReturnType<typeof useRecordList>

const idOf = ({ id }: ListRecord) => id
