import { useState } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { FormDialog } from '#design-system/form-dialog/index.ts'
import { OrderList, type OrderEntry } from '#design-system/order-list/index.ts'
import { toast } from '#design-system/toast/index.ts'
import { ApiError } from '#contract/client/api-error.ts'
import type { Line } from '#content/registry/api-client.ts'
import { versionOf } from '#contract/engine/version.ts'
import { messages } from '#contract/shared/messages.ts'
import { foldText } from '#contract/search/fold-text.ts'
import { call } from '#app/admin/api/untyped-api.ts'
import type { Each } from './record-list-props.ts'
import { RefusedRows, refusalsOf, type RowRefusal } from './refused-rows.tsx'
import { useUnsaved } from '#app/admin/shell/unsaved.tsx'
import { saveFailure } from '#app/admin/api/unknown-outcome.ts'

export interface OrderDialogProps {
  noun: string
  /** The records in their present order. */
  records: readonly Each[]
  /** A record as it stands in the list. */
  entryOf: (record: Each) => OrderEntry<number>
  /** The call that takes the ids in their new order. */
  line: Line
  /** Name of the field that it sets. */
  orderField: string
  /** The list behind is searched or filtered, and shows fewer records than stand here. */
  isNarrowed: boolean
  /** Label of what the records are sorted by before this order, such as 分类排序; none for most. */
  sortedFirst: string | undefined
  onClose: () => void
  onSaved: () => void
  /** Reads all records in their present order, where what was seen here is out of date. */
  readAll: () => Promise<readonly Each[] | undefined>
  /** Loads the records again and opens the dialog again with them. */
  onStartAgain: () => Promise<void>
}

/**
 * Puts all records of a panel in order; one transaction on the server, which refuses what somebody changed meanwhile. What
 * was changed of them besides their order is no hindrance.
 */
export function OrderDialog(props: OrderDialogProps) {
  const { noun, line, orderField, isNarrowed, sortedFirst, readAll, onClose, onSaved, onStartAgain } = props
  // As they were seen here: the list behind may be loaded again meanwhile.
  const [seen] = useState(props.records)
  const [byId] = useState(() => idMap(seen))
  const [entries] = useState(() => new Map(seen.map((record) => [record.id, props.entryOf(record)])))
  const [ids, setIds] = useState(() => [...byId.keys()])
  const [refusal, setRefusal] = useState<{ sentence: string; rows: readonly RowRefusal[] }>()
  // Those of the records that were still there when a refusal had them read again; undefined where that failed.
  const [left, setLeft] = useState<readonly Each[] | undefined>(seen)
  const [isSaving, setSaving] = useState(false)
  const [isLoading, setLoading] = useState(false)

  const send = (records: readonly Each[]) =>
    call(line, { body: { ids: records.map(({ id }) => id), versions: records.map(versionOf) } })

  /** Sends the order once more with the records as they are now, unless somebody else has changed the order too. */
  async function sendMerged() {
    try {
      await send(inOrder(ids, byId))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      const current = idMap((await readLeft()) ?? [])
      if (!isOrderKept(seen, current, orderField)) throw error
      await send(inOrder(ids, current))
    }
  }

  /** Sends the order also over one that somebody else has set; without a record there is nothing to send. */
  async function saveMine() {
    setSaving(true)
    const current = await readLeft()
    if (current?.length) await save(() => send(inOrder(ids, idMap(current))))
    else setSaving(false)
  }

  async function readLeft(): Promise<readonly Each[] | undefined> {
    const all = await readAll().catch(() => undefined)
    const current = all?.filter(({ id }) => byId.has(id))
    setLeft(current)
    return current
  }

  async function save(write: () => Promise<unknown>) {
    setSaving(true)
    setRefusal(undefined)
    try {
      await write()
      toast.success(messages.saved)
      onSaved()
    } catch (error) {
      const rows = refusalsOf(error, seen, ({ id }) => entries.get(id)?.name ?? '')
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
      onSubmit={() => save(sendMerged)}
      isDirty={isChanged}
      isSubmitting={isSaving}
      error={refusal?.rows.length === 0 && refusal.sentence}
      width={640}
    >
      {refusal && refusal.rows.length > 0 && (
        <RefusedRows
          refusals={refusal.rows}
          advice={left ? TAKEN : UNREAD}
          action={
            <>
              {startAgain}
              {left && left.length > 0 && (
                <Button
                  size="small"
                  variant="secondary"
                  aria-disabled={isSaving}
                  onClick={() => void saveMine()}
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
        保存后新增的{noun}（排序为 0）排在
        {sortedFirst && `同一${sortedFirst.replace(/排序$/, '')}的`}最前。
      </p>
      {isNarrowed && (
        <Alert tone="info">
          列表正在搜索或筛选，这里仍列出全部 {seen.length} 条{noun}，不只是找到的记录。
        </Alert>
      )}
      <OrderList
        fold={foldText}
        label={`${noun}顺序`}
        entries={inOrder(ids, entries)}
        onReorder={setIds}
        isDisabled={isSaving}
      />
    </FormDialog>
  )
}

const TAKEN =
  '他人也调整了顺序，或删除了记录。您排的顺序还在下方，没有保存：可以仍按它保存，或载入当前顺序后再调整（不再保留您排的）。'
const UNREAD =
  '没有取到当前的记录，无法判断他人是否也调整了顺序。您排的顺序还在下方，没有保存：请稍后再次保存，或载入当前顺序后再调整（不再保留您排的）。'

const idMap = (records: readonly Each[]) => new Map(records.map((record) => [record.id, record]))

/** Whether each record is still there, with the number it had; in what sequence the two were listed does not tell. */
const isOrderKept = (seen: readonly Each[], now: ReadonlyMap<number, Each>, field: string) =>
  seen.every((record) => now.get(record.id)?.[field] === record[field])

function inOrder<Each>(ids: readonly number[], all: ReadonlyMap<number, Each>): Each[] {
  return ids.flatMap((id) => all.get(id) ?? [])
}
