import { keptFetch } from '#app/capsule/exchanges.ts'
import { createBrowserAsk, type Credentials } from '#app/ask/ask.ts'
import { currentSession } from './session.ts'
import { sessionExpired } from './session-expired.ts'
import { tellingOfWrites } from './mutation-events.ts'

/** The session's token, and what a 401 comes to. */
export const credentials: Credentials = {
  token: () => currentSession()?.token,
  onUnauthorised: sessionExpired,
}

/**
 * The console's door to the API: every call carries the session's token, and any 401 ends the session. What comes back is
 * kept for a while in case somebody reports a problem.
 */
export const ask = tellingOfWrites(createBrowserAsk(credentials, keptFetch))
