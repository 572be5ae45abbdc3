import type { ReactNode } from 'react'
import { useConfirm } from '#design-system/confirm-dialog/index.ts'
import { useEventCallback } from '#design-system/hooks/use-event-callback.ts'
import { toast } from '#design-system/toast/index.ts'
import { messages } from '#contract/shared/messages.ts'
import { userMessageOf } from '#app/api-client/user-message-of.ts'
import { reloadedDetail } from '#app/admin/api/reloaded-detail.ts'
import { RemovalQuestion } from './removal-dialog-body.tsx'
import { useToggleFlag, type ToggleFlagOptions } from './use-toggle-flag.ts'

export interface RowActionsOptions<Each> extends ToggleFlagOptions<Each> {
  /** Deletes the record and may give the sentence to tell. */
  remove: (record: Each) => Promise<unknown>
  /** The question before a delete (back-office §4). */
  removalQuestion: (record: Each) => string
  /** Names the record under that question. */
  nameOf?: (record: Each) => string
  /** The picture of the record's row, shown beside its name. */
  pictureOf?: (record: Each) => ReactNode
}

/** Toggle and delete of a table's rows, with their notices (back-office §4, §8). */
export function useRowActions<Each extends object>(options: RowActionsOptions<Each>) {
  const { remove, removalQuestion, nameOf, pictureOf, reload } = options
  const flipping = useToggleFlag(options)
  const { confirm, confirmDialog } = useConfirm()

  async function removeNow(record: Each) {
    try {
      toast.success(told(await remove(record)) ?? messages.deleted)
    } catch (error) {
      toast.error(userMessageOf(error, '删除失败'), reloadedDetail(error))
    }
    await reload()
  }

  return {
    ...flipping,
    askRemoval: useEventCallback((record: Each) =>
      confirm({
        question: (
          <RemovalQuestion name={nameOf?.(record)} picture={pictureOf?.(record)}>
            {removalQuestion(record)}
          </RemovalQuestion>
        ),
        tone: 'danger',
        onConfirm: () => removeNow(record),
      }),
    ),
    confirmDialog,
  }
}

const told = (sentence: unknown) => (typeof sentence === 'string' ? sentence : undefined)
