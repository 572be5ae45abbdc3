import { useCallback, useState } from 'react'
import { useEventCallback } from '#design-system/hooks/use-event-callback.ts'
import { toast } from '#design-system/toast/index.ts'
import { messages } from '#contract/shared/messages.ts'
import { userMessageOf } from '#app/api-client/user-message-of.ts'
import { reloadedDetail } from '#app/admin/api/reloaded-detail.ts'
import type { Values } from '#app/admin/form/use-record-dialog.ts'

export interface ToggleFlagOptions<Each> {
  /** One function for all renderings: rows are drawn again with another. */
  keyOf: (record: Each) => string | number
  /** The flag that is flipped; `status` unless given. */
  flag?: string
  /** Sends the flipped flag and may give the sentence to tell. */
  setStatus?: (record: Each, status: 0 | 1) => Promise<unknown>
  reload: () => Promise<void>
}

/** Switches a flag of records, with its notices: 1 becomes 0, anything else becomes 1 (back-office §4). */
export function useToggleFlag<Each extends object>({
  keyOf,
  flag = 'status',
  setStatus,
  reload,
}: ToggleFlagOptions<Each>) {
  const [pending, setPending] = useState<ReadonlySet<string | number>>(new Set())

  async function flip(record: Each) {
    const key = keyOf(record)
    setPending((keys) => new Set([...keys, key]))
    try {
      const sentence = await setStatus?.(record, (record as Values)[flag] === 1 ? 0 : 1)
      toast.success(typeof sentence === 'string' ? sentence : messages.statusUpdated)
    } catch (error) {
      toast.error(userMessageOf(error, '状态更新失败'), reloadedDetail(error))
    }
    await reload()
    setPending((keys) => new Set([...keys].filter((other) => other !== key)))
  }

  return {
    flip: useEventCallback((record: Each) => void flip(record)),
    /** Whether a press is on its way. */
    isPending: useCallback((record: Each) => pending.has(keyOf(record)), [pending, keyOf]),
  }
}
