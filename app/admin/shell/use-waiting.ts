import { useEffect, useState } from 'react'
import { onWrite } from '#app/admin/writes.ts'
import { newMessages, noteMessagesSeen, pendingApplications } from './waiting.ts'

/** How often what came in meanwhile is asked for. */
export const REFRESH_MS = 3 * 60_000

/** What waits for somebody; 0 while unknown. */
export interface Waiting {
  messages: number
  applications: number
}

/**
 * Follows how many messages are new and how many applications are pending: now, every few minutes while the tab is seen,
 * and after what the console itself writes. A count that cannot be had stays as it was, without a word.
 * @param isReading whether the messages are being looked at, which makes none of them new
 */
export function useWaiting(isReading: boolean): Waiting {
  const [waiting, setWaiting] = useState<Waiting>({ messages: 0, applications: 0 })

  useEffect(() => {
    let isStopped = false
    const take = (part: keyof Waiting, count: Promise<number>) =>
      count.then(
        (known) => !isStopped && setWaiting((former) => ({ ...former, [part]: known })),
        () => undefined,
      )
    function refresh() {
      void take('messages', isReading ? noteMessagesSeen().then(() => 0) : newMessages())
      void take('applications', pendingApplications())
    }
    const refreshIfSeen = () => !document.hidden && refresh()

    refresh()
    const timer = setInterval(refreshIfSeen, REFRESH_MS)
    const stopListening = onWrite((line) => {
      if (/ \/api\/(contact|application)\//.test(line)) refresh()
    })
    return () => {
      isStopped = true
      clearInterval(timer)
      stopListening()
    }
  }, [isReading])

  return waiting
}
