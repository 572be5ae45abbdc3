import { toast } from '#design-system/toast/index.ts'
import { messages } from '#contract/shared/messages.ts'
import { currentSession, endSession } from './session.ts'
import { afterTokenChange } from './token-change.ts'
import { saveSignedOutReason } from './signed-out-notice.ts'

/**
 * Any 401 signs the browser out and logs it (back-office §4). Drafts stay, so that anyone who signs in again goes on
 * where the session broke off.
 * @param token that the refused call carried; an answer that comes late must not end the session opened since
 */
export function sessionExpired(token: string | undefined): void {
  // The old token is refused a moment before the new one is here.
  afterTokenChange(() => {
    const session = currentSession()
    if (!session || session.token !== token) return
    console.warn(messages.sessionEnded)
    // An earlier notice would be read as the answer to this act.
    toast.clear()
    saveSignedOutReason('expired')
    endSession()
  })
}
