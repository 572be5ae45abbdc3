import { toast } from '#design-system/toast/index.ts'
import { messages } from '#contract/shared/messages.ts'
import { api } from '#app/admin/api/api.ts'
import { hasShape, isText, assertShape } from '#app/admin/api/response-guards.ts'
import { userMessageOf } from '#app/api-client/user-message-of.ts'
import { markSignedIn } from './focus-after-login.ts'
import { beginSession } from '#app/admin/api/session.ts'
import { clearSignedOutReason } from '#app/admin/api/signed-out-notice.ts'

/**
 * Opens a session with these credentials (back-office §7.1).
 * @returns the sentence to show when it was refused
 */
export async function logIn(credentials: {
  username: string
  password: string
}): Promise<string | undefined> {
  try {
    const session = assertShape(await api('POST /api/admin/login', { body: credentials }), isSession)
    clearSignedOutReason()
    toast.clear()
    markSignedIn()
    beginSession(session)
    toast.success(messages.loginSucceeded)
    return undefined
  } catch (error) {
    return userMessageOf(error, messages.loginFailed)
  }
}

/** Without a token there is no session, whatever the status of the answer. */
const isSession = hasShape({ token: isText })
