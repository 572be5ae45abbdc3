import { useState } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { FormDialog } from '#design-system/form-dialog/index.ts'
import { OrderList, type OrderEntry } from '#design-system/order-list/index.ts'
import { toast } from '#design-system/toast/index.ts'
import type { Line } from '#contract/ask/ask.ts'
import { messages } from '#contract/messages.ts'
import { sentenceOf } from '#app/ask/sentence-of.ts'
import { call } from './call.ts'
import { useUnsaved } from './unsaved.tsx'

export interface OrderDialogProps {
  noun: string
  /** The records in their present order. */
  entries: readonly OrderEntry<number>[]
  /** The call that takes the ids in their new order. */
  line: Line
  /** The list behind is searched or filtered, and shows fewer records than stand here. */
  isNarrowed: boolean
  /** Label of what the records are sorted by before this order, such as 分类排序; none for most. */
  sortedFirst: string | undefined
  onClose: () => void
  onSaved: () => void
}

/** Puts all records of a panel in order by dragging; one transaction on the server. */
export function OrderDialog(props: OrderDialogProps) {
  const { noun, entries, line, isNarrowed, sortedFirst, onClose, onSaved } = props
  const [ids, setIds] = useState(() => entries.map(({ id }) => id))
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    try {
      await call(line, { body: { ids } })
      toast.success(messages.saved)
      onSaved()
    } catch (error) {
      setFailure(sentenceOf(error, messages.saveFailed))
      setSaving(false)
    }
  }

  const isChanged = ids.some((id, place) => entries[place]?.id !== id)
  useUnsaved(isChanged, onClose)

  const inOrder = ids.flatMap((id) => entries.filter((entry) => entry.id === id))
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`调整${noun}顺序`}
      submitText="保存顺序"
      onSubmit={save}
      isDirty={isChanged}
      isSubmitting={isSaving}
      error={failure}
      width={640}
    >
      <p>
        拖动左侧手柄，或用上移、下移按钮。前台
        {sortedFirst ? `先按${sortedFirst}，${sortedFirst}相同的再按此顺序显示。` : '按此顺序显示。'}
      </p>
      {isNarrowed && (
        <Alert tone="info">
          列表正在搜索或筛选，这里仍列出全部 {entries.length} 条{noun}，不只是找到的记录。
        </Alert>
      )}
      <OrderList label={`${noun}顺序`} entries={inOrder} onReorder={setIds} isDisabled={isSaving} />
    </FormDialog>
  )
}
