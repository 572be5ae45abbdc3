import { recordingFetch } from '#app/bug-report/request-log.ts'
import { createHttpApi, type Credentials } from '#app/api-client/http-api.ts'
import { expectedResponse } from '#content/registry/expected-response.ts'
import { currentSession } from './session.ts'
import { sessionExpired } from './session-expired.ts'
import { withMutationEvents } from './mutation-events.ts'

/** The session's token, and what a 401 comes to. */
export const credentials: Credentials = {
  token: () => currentSession()?.token,
  onUnauthorised: sessionExpired,
}

/**
 * The console's door to the API: every call carries the session's token, and any 401 ends the session. What comes back is
 * kept for a while in case somebody reports a problem.
 */
export const api = withMutationEvents(createHttpApi(credentials, recordingFetch, expectedResponse))
