import { useCallback, useEffect, useState } from 'react'
import { userMessageOf } from '#app/api-client/user-message-of.ts'
import { currentSession } from '#app/admin/api/session.ts'
import { markMessagesSeen, newMessages, type NewMessages } from '#app/admin/shell/new-messages.ts'

const LOAD_FAILURE = '加载留言失败'

/** The messages that this account has not seen, and a way to mark them all as seen. */
export function useNewMessages() {
  const account = currentSession()?.user.username ?? ''
  const [answer, setAnswer] = useState<NewMessages>()
  const [isLoading, setLoading] = useState(true)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    newMessages(account, signal)
      .then((found) => !signal.aborted && setAnswer(found))
      .catch((reason: unknown) => {
        if (signal.aborted) return
        console.warn(LOAD_FAILURE, userMessageOf(reason, ''))
        setError(LOAD_FAILURE)
      })
      .finally(() => !signal.aborted && setLoading(false))
    return () => controller.abort()
  }, [account])

  const markSeen = useCallback(() => {
    if (!answer) return
    markMessagesSeen(account, answer)
    setAnswer({ ...answer, count: 0, isFirst: false })
  }, [account, answer])

  return { answer, isLoading, error, markSeen }
}
