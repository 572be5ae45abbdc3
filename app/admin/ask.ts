import type { Ask } from '#contract/ask/ask.ts'
import { createBrowserAsk, type Credentials } from '#app/ask/ask.ts'
import { currentSession } from '#app/admin/session/session.ts'
import { sessionExpired } from '#app/admin/session/session-expired.ts'
import { tellWrite } from './writes.ts'

/** The session's token, and what a 401 comes to. */
export const credentials: Credentials = {
  token: () => currentSession()?.token,
  onUnauthorised: sessionExpired,
}

const door = createBrowserAsk(credentials)

/**
 * The console's door to the API: every call carries the session's token, any 401 ends the session, and what was written
 * is told to who listens.
 */
export const ask: Ask = async (line, ...input) => {
  const answer = await door(line, ...input)
  if (!line.startsWith('GET ')) tellWrite(line)
  return answer
}
