import { Copy } from 'lucide-react'
import { useCallback } from 'react'
import { DataTable, RowAct } from '#design-system/data-table/index.ts'
import { AddButton } from './add-button.tsx'
import { ListEmpty } from './list-empty.tsx'
import { useRecordListContext } from './record-list-context.ts'
import type { ListRecord } from './record-list-props.ts'
import { RowActions } from './row-actions.tsx'
import { StatusAction } from './status-action.tsx'

/** The table of a record list, with the buttons of its rows. */
export function RecordListTable() {
  const { props, table, columns, bulk, dialog, flag, isNarrowed, rowActions } = useRecordListContext()
  const { type, records, statusActions, rowActions: furtherActs } = props
  const { flip, isPending, askRemoval } = rowActions
  const { edit, copy } = dialog
  // Another function would draw every row again.
  const actions = useCallback(
    (record: ListRecord) => (
      <RowActions onEdit={() => edit(record)} onRemove={() => askRemoval(record)}>
        {furtherActs?.(record)}
        {statusActions && (
          <StatusAction
            texts={statusActions}
            isOn={record[flag] === 1}
            isPending={isPending(record)}
            onPress={() => flip(record)}
          />
        )}
        <RowAct label="复制" icon={<Copy aria-hidden />} onClick={() => copy(record)} />
      </RowActions>
    ),
    [edit, askRemoval, furtherActs, statusActions, flag, isPending, flip, copy],
  )
  return (
    <DataTable<ListRecord>
      {...table.tableProps}
      label={`${type.typeLabel}列表`}
      columns={columns}
      selection={bulk?.selection}
      rowKey={(record) => record.id}
      onOpen={edit}
      isMuted={(record) => record[flag] === 0}
      isNew={dialog.isNew}
      isLoading={records.isLoading}
      error={records.error}
      onRetry={() => void records.reload()}
      retryText={props.retryText}
      empty={
        <ListEmpty
          isNarrowed={isNarrowed}
          title={props.emptyTitle ?? `还没有${type.typeLabel}`}
          advice={props.emptyAdvice}
          action={<AddButton />}
        />
      }
      actions={actions}
    />
  )
}
