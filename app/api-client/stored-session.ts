import { messages } from '#contract/shared/messages.ts'
import type { Credentials } from './http-api.ts'

/** The name under which a session's token is stored in this browser (back-office §4). */
export const TOKEN_KEY = 'token'

/**
 * Sends a signed-in administrator's token with calls of public pages too; a 401 signs out (public-site §6). The
 * console has its own rule in app/admin/api/session-expired.ts.
 */
export const storedSession: Credentials = {
  token: storedToken,
  onUnauthorised(token) {
    // An answer that comes late must not end the session opened since.
    if (token === undefined || storedToken() !== token) return
    console.warn(messages.sessionEnded)
    localStorage.clear()
  },
}

function storedToken(): string | undefined {
  try {
    return localStorage.getItem(TOKEN_KEY) || undefined
  } catch {
    // Where a visitor's browser keeps nothing, it keeps no session either.
    return undefined
  }
}
