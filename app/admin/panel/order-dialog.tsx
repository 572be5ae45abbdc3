import { useState } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { FormDialog } from '#design-system/form-dialog/index.ts'
import { OrderList, type OrderEntry } from '#design-system/order-list/index.ts'
import { toast } from '#design-system/toast/index.ts'
import type { Line } from '#contract/ask/ask.ts'
import { versionOf } from '#contract/engine/version.ts'
import { messages } from '#contract/messages.ts'
import { call } from './call.ts'
import type { Each } from './record-list-props.ts'
import { RefusedRows, refusalsOf, type RowRefusal } from './refused-rows.tsx'
import { useUnsaved } from './unsaved.tsx'
import { saveFailure } from './unsure-write.ts'

export interface OrderDialogProps {
  noun: string
  /** The records in their present order. */
  records: readonly Each[]
  /** A record as it stands in the list. */
  entryOf: (record: Each) => OrderEntry<number>
  /** The call that takes the ids in their new order. */
  line: Line
  /** The list behind is searched or filtered, and shows fewer records than stand here. */
  isNarrowed: boolean
  /** Label of what the records are sorted by before this order, such as 分类排序; none for most. */
  sortedFirst: string | undefined
  onClose: () => void
  onSaved: () => void
  /** Loads the records again and opens the dialog anew with them. */
  onStartAgain: () => Promise<void>
}

/** Puts all records of a panel in order; one transaction on the server, which refuses what somebody changed meanwhile. */
export function OrderDialog(props: OrderDialogProps) {
  const { noun, line, isNarrowed, sortedFirst, onClose, onSaved, onStartAgain } = props
  // As they were seen here: the list behind may be loaded again meanwhile.
  const [seen] = useState(props.records)
  const [byId] = useState(() => new Map(seen.map((record) => [record.id, record])))
  const [entries] = useState(() => new Map(seen.map((record) => [record.id, props.entryOf(record)])))
  const [ids, setIds] = useState(() => [...byId.keys()])
  const [refusal, setRefusal] = useState<{ sentence: string; rows: readonly RowRefusal[] }>()
  const [isSaving, setSaving] = useState(false)
  const [isLoading, setLoading] = useState(false)

  async function save() {
    setSaving(true)
    setRefusal(undefined)
    const records = inOrder(ids, byId)
    try {
      await call(line, { body: { ids, versions: records.map(versionOf) } })
      toast.success(messages.saved)
      onSaved()
    } catch (error) {
      const rows = refusalsOf(error, records, ({ id }) => entries.get(id)?.name ?? '')
      setRefusal({ sentence: saveFailure(error, messages.saveFailed), rows })
      setSaving(false)
    }
  }

  const isChanged = ids.some((id, place) => seen[place]?.id !== id)
  useUnsaved(isChanged, onClose)

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
      title={`调整${noun}顺序`}
      submitText="保存顺序"
      onSubmit={save}
      isDirty={isChanged}
      isSubmitting={isSaving}
      error={refusal?.rows.length === 0 && refusal.sentence}
      width={640}
    >
      {refusal && refusal.rows.length > 0 && (
        <RefusedRows
          refusals={refusal.rows}
          advice="请载入当前顺序后再调整；您刚才排的顺序没有保存，载入后不再保留。"
          action={startAgain}
        />
      )}
      <p>
        拖动左侧手柄，或用上移、下移按钮；点序号可移到任意位置。前台
        {sortedFirst ? `先按${sortedFirst}，${sortedFirst}相同的再按此顺序显示。` : '按此顺序显示。'}
      </p>
      {isNarrowed && (
        <Alert tone="info">
          列表正在搜索或筛选，这里仍列出全部 {seen.length} 条{noun}，不只是找到的记录。
        </Alert>
      )}
      <OrderList
        label={`${noun}顺序`}
        entries={inOrder(ids, entries)}
        onReorder={setIds}
        isDisabled={isSaving}
      />
    </FormDialog>
  )
}

function inOrder<Each>(ids: readonly number[], all: ReadonlyMap<number, Each>): Each[] {
  return ids.flatMap((id) => all.get(id) ?? [])
}
