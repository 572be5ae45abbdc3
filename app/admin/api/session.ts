import { TOKEN_KEY } from '#app/api-client/stored-session.ts'
import { safeLocalStorage } from '#app/browser/safe-storage.ts'

/** The signed-in administrator as the login call answers it (back-office §3, Session). */
export interface Administrator {
  id: number
  username: string
  realName: string
}

/** A session exists in this browser when a token is stored. */
export interface Session {
  user: Administrator
  token: string
}

// The names under which the three persisted parts of a session are stored.
const stored = { user: 'user', token: TOKEN_KEY, lastActivityTime: 'lastActivityTime' } as const

/** The storage key of the last activity, which other tabs watch. */
export const ACTIVITY_KEY = stored.lastActivityTime

const listeners = new Set<() => void>()
let snapshot: { source: string; session: Session } | undefined

/** The session of this browser; the same object as long as nothing changed. */
export function currentSession(): Session | undefined {
  const token = safeLocalStorage.get(stored.token)
  if (!token) return undefined
  const user = safeLocalStorage.get(stored.user) ?? ''
  const source = `${token}\n${user}`
  if (snapshot?.source !== source) snapshot = { source, session: { token, user: readUser(user) } }
  return snapshot.session
}

/** Stores user and token and stamps the last activity (back-office §4). */
export function beginSession({ user, token }: Session): void {
  safeLocalStorage.set(stored.user, JSON.stringify(user))
  safeLocalStorage.set(stored.token, token)
  recordActivity()
  announce()
}

/** Goes on with a new token in place of another, in every tab; not where the session has ended meanwhile. */
export function renewToken(former: string, token: string): void {
  if (safeLocalStorage.get(stored.token) !== former) return
  safeLocalStorage.set(stored.token, token)
  announce()
}

/** Clears user, token and all local storage (back-office §4). */
export function endSession(): void {
  safeLocalStorage.clear()
  announce()
}

/** Calls back when the session begins or ends, in this tab or in another one. */
export function onSessionChange(listener: () => void): () => void {
  // `key` is null when the other tab cleared everything.
  const fromAnotherTab = ({ key }: StorageEvent) => {
    if (key === null || key === stored.token || key === stored.user) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromAnotherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromAnotherTab)
  }
}

/** When somebody last used the console, in any tab; milliseconds since the epoch. */
export function lastActivityTime(): number {
  return Number(safeLocalStorage.get(stored.lastActivityTime)) || 0
}

/** Notes that somebody is using the console now. */
export function recordActivity(): void {
  safeLocalStorage.set(stored.lastActivityTime, String(Date.now()))
}

function announce(): void {
  for (const listener of [...listeners]) listener()
}

function readUser(text: string): Administrator {
  try {
    const user = JSON.parse(text) as Partial<Administrator> | null
    return { id: user?.id ?? 0, username: user?.username ?? '', realName: user?.realName ?? '' }
  } catch {
    return { id: 0, username: '', realName: '' }
  }
}
