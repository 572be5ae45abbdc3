const prefix = 'messages-seen:'
const EIGHT_HOURS_MS = 8 * 60 * 60 * 1_000

/** Up to where somebody has seen the visitors' messages: a day, and how many had come since its beginning. */
interface SeenMessages {
  /** `YYYY-MM-DD` in Shanghai. */
  day: string
  count: number
}

/**
 * What this account had seen when it last opened the messages in this tab. Where that is not known, all messages of
 * today are new.
 */
export function seenMessages(username: string): SeenMessages {
  try {
    const kept = JSON.parse(sessionStorage.getItem(prefix + username) ?? 'null') as SeenMessages | null
    if (kept && typeof kept.day === 'string' && typeof kept.count === 'number') return kept
  } catch {
    // What cannot be read is not known.
  }
  return { day: today(), count: 0 }
}

/** Keeps how far this account has seen; it outlives an automatic logout, as drafts do. */
export function keepSeenMessages(username: string, seen: SeenMessages): void {
  sessionStorage.setItem(prefix + username, JSON.stringify(seen))
}

/** The present day in Shanghai, where the staff are. */
export function today(): string {
  return new Date(Date.now() + EIGHT_HOURS_MS).toISOString().slice(0, 10)
}
