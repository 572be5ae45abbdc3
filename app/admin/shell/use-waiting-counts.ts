import { useEffect, useState } from 'react'
import { api } from '#app/admin/api/api.ts'
import { onMutation } from '#app/admin/api/mutation-events.ts'
import type { MenuKey } from './menu.ts'
import { newMessages, onMessagesMarked, seeAllMessages } from './new-messages.ts'

/** After writes the counts are asked for at most once in this time. */
const SHORTEST_PAUSE_MS = 60_000

/** What waits behind the entries of the menu; what is not known is not there. */
export type WaitingCounts = Readonly<Partial<Record<MenuKey, number>>>

/** Counts new messages and pending applications: at login, when a panel is opened, and after writes. */
export function useWaitingCounts(username: string, opened: { key: MenuKey; visit: number }): WaitingCounts {
  const [waiting, setWaiting] = useState<WaitingCounts>({})
  const { key, visit } = opened

  useEffect(() => {
    // After a sign-out a count that still begins would be refused.
    const controller = new AbortController()
    const { signal } = controller
    let askedAt = 0
    let later: number | undefined

    const count = async () => {
      later = undefined
      askedAt = Date.now()
      const [contact, application] = await Promise.all([
        quietly(unseenMessages(username, key === 'contact', signal)),
        quietly(pendingApplications(signal)),
      ])
      if (!signal.aborted) setWaiting({ contact, application })
    }
    const countSoon = () => {
      later ??= window.setTimeout(() => void count(), Math.max(0, askedAt + SHORTEST_PAUSE_MS - Date.now()))
    }

    void count()
    const stops = [
      onMutation(countSoon),
      onMessagesMarked(() => setWaiting((known) => ({ ...known, contact: 0 }))),
    ]
    return () => {
      controller.abort()
      window.clearTimeout(later)
      for (const stop of stops) stop()
    }
  }, [username, key, visit])

  return waiting
}

/** None where the messages are on the screen: they are seen with that. */
async function unseenMessages(username: string, isLooking: boolean, signal: AbortSignal): Promise<number> {
  if (!isLooking) return (await newMessages(username, signal)).count
  await seeAllMessages(username, signal)
  return 0
}

async function pendingApplications(signal: AbortSignal): Promise<number> {
  const query = { page: 1, size: 1, status: 0 } as const
  const { total } = await api('GET /api/application/admin/list', { query, signal })
  return total
}

/** A count that could not be had needs no words: its badge is left out. */
function quietly(count: Promise<number>): Promise<number | undefined> {
  return count.catch(() => undefined)
}
