import { useState, type ReactNode } from 'react'
import { useConfirm } from '#design-system/confirm-dialog/index.ts'
import { toast } from '#design-system/toast/index.ts'
import { AskError } from '#contract/ask/ask.ts'
import { messages } from '#contract/messages.ts'
import { sentenceOf } from '#app/ask/sentence-of.ts'
import { RemovalQuestion } from './removal-question.tsx'

export interface RowActsOptions<Each> {
  keyOf: (record: Each) => string | number
  /** Sends the flipped status; absent where rows have none. */
  setStatus?: (record: Each, status: 0 | 1) => Promise<unknown>
  remove: (record: Each) => Promise<unknown>
  /** The question before a delete (back-office §4). */
  removalQuestion: (record: Each) => string
  /** Names the record under that question. */
  nameOf?: (record: Each) => string
  /** The picture of the record's row, shown beside its name. */
  pictureOf?: (record: Each) => ReactNode
  reload: () => Promise<void>
}

/** Toggle and delete of a table's rows, with their notices (back-office §4, §8). */
export function useRowActs<Each extends object>(options: RowActsOptions<Each>) {
  const { keyOf, setStatus, remove, removalQuestion, nameOf, pictureOf, reload } = options
  const [pending, setPending] = useState<ReadonlySet<string | number>>(new Set())
  const { confirm, confirmDialog } = useConfirm()

  async function flip(record: Each) {
    const key = keyOf(record)
    setPending((keys) => new Set([...keys, key]))
    try {
      // 1 becomes 0, anything else becomes 1.
      await setStatus?.(record, 'status' in record && record.status === 1 ? 0 : 1)
      toast.success(messages.statusUpdated)
    } catch (error) {
      toast.error(sentenceOf(error, '状态更新失败'), conflictDetail(error))
    }
    await reload()
    setPending((keys) => new Set([...keys].filter((other) => other !== key)))
  }

  async function removeNow(record: Each) {
    try {
      await remove(record)
      toast.success(messages.deleted)
    } catch (error) {
      toast.error(sentenceOf(error, '删除失败'), conflictDetail(error))
    }
    await reload()
  }

  return {
    flip: (record: Each) => void flip(record),
    isPending: (record: Each) => pending.has(keyOf(record)),
    askRemoval: (record: Each) =>
      confirm({
        question: (
          <RemovalQuestion name={nameOf?.(record)} picture={pictureOf?.(record)}>
            {removalQuestion(record)}
          </RemovalQuestion>
        ),
        tone: 'danger',
        onConfirm: () => removeNow(record),
      }),
    confirmDialog,
  }
}

function conflictDetail(error: unknown) {
  return error instanceof AskError && error.status === 409 ? { detail: '已为您载入最新的记录' } : undefined
}
