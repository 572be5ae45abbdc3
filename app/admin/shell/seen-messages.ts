import { saveValue, savedValues } from '#app/admin/local-data/indexed-db-store.ts'

const HOUR_MS = 60 * 60 * 1_000
/** The days that count for an account that has not looked in this browser. */
export const FIRST_DAYS = 7

/** Up to where somebody has seen the visitors' messages: a day, and how many had come since its beginning. */
interface SeenMessages {
  /** `YYYY-MM-DD` in Shanghai. */
  day: string
  count: number
}

/**
 * What this account had seen when it last opened the messages in this browser, in whichever tab. Where that is not known,
 * all messages of the last seven days are new.
 */
export async function seenMessages(account: string): Promise<SeenMessages & { isFirst: boolean }> {
  const [kept] = await savedValues<SeenMessages>('messages', account)
  return { ...(kept ?? { day: dayBefore(FIRST_DAYS - 1), count: 0 }), isFirst: kept === undefined }
}

/** Keeps how far this account has seen; it outlives the session, as drafts do. */
export function saveSeenMessages(account: string, seen: SeenMessages): void {
  saveValue(['messages', account], seen)
}

/** The present day in Shanghai, where the staff are. */
export const today = () => dayBefore(0)

const dayBefore = (days: number) =>
  new Date(Date.now() + (8 - 24 * days) * HOUR_MS).toISOString().slice(0, 10)
