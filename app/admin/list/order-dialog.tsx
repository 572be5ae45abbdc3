import { useState } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { FormDialog } from '#design-system/form-dialog/index.ts'
import { OrderList, type OrderEntry } from '#design-system/order-list/index.ts'
import { foldText } from '#contract/search/fold-text.ts'
import type { ListRecord } from './record-list-props.ts'
import { RefusedRows } from './refused-rows.tsx'
import { inOrder, useRecordOrder, type RecordOrderOptions } from './use-record-order.ts'
import { useUnsavedChanges } from '#app/admin/shell/unsaved-changes.tsx'

export interface OrderDialogProps extends Omit<RecordOrderOptions, 'nameOf'> {
  typeLabel: string
  /** A record as it stands in the list. */
  entryOf: (record: ListRecord) => OrderEntry<number>
  /** The list behind is searched or filtered, and shows fewer records than stand here. */
  isNarrowed: boolean
  /** Label of what the records are sorted by before this order, such as 分类排序; none for most. */
  sortedFirst: string | undefined
  onClose: () => void
  /** Loads the records again and opens the dialog again with them. */
  onStartAgain: () => Promise<void>
}

/** Puts all records of a panel in order, also while the list behind is narrowed. */
export function OrderDialog(props: OrderDialogProps) {
  const { typeLabel, isNarrowed, sortedFirst, onClose, onStartAgain } = props
  const [entries] = useState(() => new Map(props.records.map((record) => [record.id, props.entryOf(record)])))
  const order = useRecordOrder({ ...props, nameOf: (id) => entries.get(id)?.name ?? '' })
  const { seen, ids, refusal, remaining, isChanged, isSaving } = order
  const [isLoading, setLoading] = useState(false)
  useUnsavedChanges(isChanged, onClose)

  const startAgain = (
    <Button
      size="small"
      variant="secondary"
      isLoading={isLoading}
      onClick={() => {
        setLoading(true)
        void onStartAgain()
      }}
    >
      载入当前顺序
    </Button>
  )
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`调整${typeLabel}顺序`}
      submitText="保存顺序"
      onSubmit={() => order.save()}
      isDirty={isChanged}
      isSubmitting={isSaving}
      error={refusal?.rows.length === 0 && refusal.message}
      width={640}
    >
      {refusal && refusal.rows.length > 0 && (
        <RefusedRows
          refusals={refusal.rows}
          advice={remaining ? TAKEN : UNREAD}
          action={
            <>
              {startAgain}
              {remaining && remaining.length > 0 && (
                <Button
                  size="small"
                  variant="secondary"
                  aria-disabled={isSaving}
                  onClick={() => void order.overwrite()}
                >
                  仍按我排的顺序保存
                </Button>
              )}
            </>
          }
        />
      )}
      <p>
        拖动左侧手柄，或用上移、下移按钮；点序号可移到任意位置。前台
        {sortedFirst ? `先按${sortedFirst}，${sortedFirst}相同的再按此顺序显示。` : '按此顺序显示。'}
        保存后新增的{typeLabel}（排序为 0）排在
        {sortedFirst && `同一${sortedFirst.replace(/排序$/, '')}的`}最前。
      </p>
      {isNarrowed && (
        <Alert tone="info">
          列表正在搜索或筛选，这里仍列出全部 {seen.length} 条{typeLabel}，不只是找到的记录。
        </Alert>
      )}
      <OrderList
        fold={foldText}
        label={`${typeLabel}顺序`}
        entries={inOrder(ids, entries)}
        onReorder={order.setIds}
        isDisabled={isSaving}
      />
    </FormDialog>
  )
}

const TAKEN =
  '他人也调整了顺序，或删除了记录。您排的顺序还在下方，没有保存：可以仍按它保存，或载入当前顺序后再调整（不再保留您排的）。'
const UNREAD =
  '没有取到当前的记录，无法判断他人是否也调整了顺序。您排的顺序还在下方，没有保存：请稍后再次保存，或载入当前顺序后再调整（不再保留您排的）。'
