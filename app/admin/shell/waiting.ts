import { shownMoment } from '#contract/fields/moments.ts'
import { ask } from '#app/admin/ask.ts'
import { currentSession } from '#app/admin/session/session.ts'

const ONE = { page: 1, size: 1 } as const
const DAY_MS = 24 * 3_600_000
/** Who has not looked yet in this session is told of what came since then. */
const DAYS_BACK = 3

/** How many applications nobody has processed. */
export async function pendingApplications(): Promise<number> {
  const { total } = await ask('GET /api/application/admin/list', { query: { ...ONE, status: 0 } })
  return total
}

/** How many messages came since this administrator last looked at the panel. */
export async function newMessages(): Promise<number> {
  const { from, count } = lastLook() ?? { from: dayBefore(DAYS_BACK), count: 0 }
  return Math.max(0, (await messagesSince(from)) - count)
}

/** Notes that all messages have been seen: messages bear no mark of their own, and the calls count by days. */
export async function noteMessagesSeen(): Promise<void> {
  const from = dayBefore(0)
  const look: Look = { from, count: await messagesSince(from) }
  const place = placeOfLook()
  if (place) localStorage.setItem(place, JSON.stringify(look))
}

/** When somebody last looked, and how many messages that day had brought by then. */
interface Look {
  from: string
  count: number
}

async function messagesSince(from: string): Promise<number> {
  const { total } = await ask('GET /api/contact/admin/list', { query: { ...ONE, from } })
  return total
}

function lastLook(): Look | undefined {
  const place = placeOfLook()
  try {
    const look = JSON.parse((place && localStorage.getItem(place)) ?? 'null') as Partial<Look> | null
    if (typeof look?.from === 'string' && typeof look.count === 'number')
      return { from: look.from, count: look.count }
  } catch {
    // What somebody else wrote there is no look.
  }
  return undefined
}

function placeOfLook(): string | undefined {
  const username = currentSession()?.user.username
  return username === undefined ? undefined : `messages-seen:${username}`
}

/** A day in Asia/Shanghai, as the calls take it. */
function dayBefore(days: number): string {
  return (shownMoment(new Date(Date.now() - days * DAY_MS).toISOString()) ?? '').slice(0, 10)
}
