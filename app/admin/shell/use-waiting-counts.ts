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
    let isOver = false
    let askedAt = 0
    let later: number | undefined

    const count = async () => {
      later = undefined
      askedAt = Date.now()
      const [contact, application] = await Promise.all([
        quietly(unseenMessages(username, key === 'contact')),
        quietly(pendingApplications()),
      ])
      if (!isOver) setWaiting({ contact, application })
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
      isOver = true
      window.clearTimeout(later)
      for (const stop of stops) stop()
    }
  }, [username, key, visit])

  return waiting
}

/** None where the messages are on the screen: they are seen with that. */
async function unseenMessages(username: string, isLooking: boolean): Promise<number> {
  if (!isLooking) return (await newMessages(username)).count
  await seeAllMessages(username)
  return 0
}

async function pendingApplications(): Promise<number> {
  const { total } = await api('GET /api/application/admin/list', { query: { page: 1, size: 1, status: 0 } })
  return total
}

/** A count that could not be had needs no words: its badge is left out. */
function quietly(count: Promise<number>): Promise<number | undefined> {
  return count.catch(() => undefined)
}
