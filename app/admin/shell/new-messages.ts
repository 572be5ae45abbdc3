import { api } from '#app/admin/api/api.ts'
import { isPage, assertShape } from '#app/admin/api/response-guards.ts'
import { saveSeenMessages, seenMessages, today } from './seen-messages.ts'

/** The visitors' messages that came since an account last looked at them in this browser. */
export interface NewMessages {
  count: number
  /** The day from which they are looked for. */
  from: string
  /** All that came from that day on, those that were seen too. */
  total: number
  /** The account has not looked yet: the last seven days count. */
  isFirst: boolean
}

const marking = new Set<() => void>()

/**
 * Counts the messages that an account has not seen.
 * @param signal gives the count up: with the session or the screen that it is for
 */
export async function newMessages(account: string, signal: AbortSignal): Promise<NewMessages> {
  const { day: from, count: seen, isFirst } = await seenMessages(account)
  const total = await messagesSince(from, signal)
  // Where messages were deleted meanwhile, fewer are left that were seen.
  if (total < seen) saveSeenMessages(account, { day: from, count: total })
  return { count: Math.max(0, total - seen), from, total, isFirst }
}

/** The account has the messages before its eyes. */
export async function seeAllMessages(account: string, signal: AbortSignal): Promise<void> {
  const day = today()
  saveSeenMessages(account, { day, count: await messagesSince(day, signal) })
}

/** Marks the counted messages of an account as seen, but no later ones. */
export function markMessagesSeen(account: string, { from, total }: NewMessages): void {
  saveSeenMessages(account, { day: from, count: total })
  for (const tell of marking) tell()
}

/** Calls back when messages are marked as seen. */
export function onMessagesMarked(listener: () => void): () => void {
  marking.add(listener)
  return () => void marking.delete(listener)
}

async function messagesSince(from: string, signal: AbortSignal): Promise<number> {
  const answer = await api('GET /api/contact/admin/list', { query: { page: 1, size: 1, from }, signal })
  return assertShape(answer, isPage).total
}
