import { Suspense } from 'react'
import { orderFieldOf } from '#contract/fields/order-field.ts'
import { RecordDialog } from '#app/admin/form/record-dialog.tsx'
import { PanelBoundary } from '#app/admin/shell/panel-boundary.tsx'
import { lazyWithRetry } from '#app/browser/lazy-with-retry.tsx'
import { disabledLabel } from './disabled-label.ts'
import { parentSortOf } from './parent-sort.ts'
import { useRecordListContext } from './record-list-context.ts'

const OrderDialog = lazyWithRetry(
  () => import('./order-dialog.tsx'),
  (module) => module.OrderDialog,
)

/** The dialogs of a record list: one record, the order of all, and the question before a delete. */
export function RecordListDialogs() {
  const { props, dialog, readOne, rowActions } = useRecordListContext()
  const { type, fieldOptions, invalid } = props
  const { editing } = dialog
  return (
    <>
      {editing && (
        <RecordDialog
          {...props.dialog}
          key={dialog.opened}
          fieldOptions={fieldOptions}
          only={dialog.fixed}
          typeLabel={type.typeLabel}
          typeName={type.name}
          fields={type.fields}
          editing={editing}
          save={dialog.saveAndClose}
          drafts={dialog.drafts}
          readAgain={() => readOne(editing.record?.id)}
          invalid={invalid}
          isRepeated
          onClose={dialog.close}
        />
      )}
      <ListOrderDialog />
      {rowActions.confirmDialog}
    </>
  )
}

function ListOrderDialog() {
  const { props, rows, order, flag, isNarrowed, nameOf, pictureOf, readAll } = useRecordListContext()
  const { type, calls, only } = props
  if (!calls.reorder || !order.isOpen || !rows) return null
  return (
    <PanelBoundary>
      <Suspense>
        <OrderDialog
          key={order.opened}
          typeLabel={type.typeLabel}
          endpoint={calls.reorder}
          orderField={orderFieldOf(type.fields) ?? 'sortOrder'}
          records={rows}
          entryOf={(record) => ({
            id: record.id,
            name: nameOf(record),
            picture: pictureOf(record),
            detail: record[flag] === 0 ? disabledLabel(type.fields[flag]) : undefined,
          })}
          isNarrowed={isNarrowed}
          sortedFirst={only ? undefined : parentSortOf(type)?.label}
          readAll={readAll}
          onClose={order.close}
          onSaved={order.onSaved}
          onStartAgain={order.onStartAgain}
        />
      </Suspense>
    </PanelBoundary>
  )
}
