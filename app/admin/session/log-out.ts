import { toast } from '#design-system/toast/index.ts'
import { messages } from '#contract/shared/messages.ts'
import { api } from '#app/admin/api/api.ts'
import { forgetLastPanel } from '#app/admin/address/last-panel.ts'
import { RELOAD_DELAY_MS } from '#app/admin/api/idle-rule.ts'
import { endSession } from '#app/admin/api/session.ts'
import { saveSignedOutReason } from '#app/admin/api/signed-out-notice.ts'

/** Ends the session on the user's request (back-office §4, C-194). Drafts stay for the account. */
export function logOut(): void {
  revokeToken()
  leaveConsole()
  toast.success(messages.loggedOut)
}

/** Clears what this browser stored for a session that its user ended. */
export function leaveConsole(): void {
  forgetLastPanel()
  endSession()
}

/** Ends an idle session; the page reloads a second later. */
export function logOutIdle(reload: () => void): void {
  toast.warning('由于长时间无操作，您已被自动登出', { timeout: 0 })
  revokeToken()
  saveSignedOutReason('idle')
  endSession()
  window.setTimeout(reload, RELOAD_DELAY_MS)
}

// Whatever the server answers, and whether it answers at all, this browser forgets the token.
function revokeToken(): void {
  api('POST /api/admin/logout').catch(() => undefined)
}
