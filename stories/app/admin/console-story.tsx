import { createAsk } from '#contract/ask/ask-in-process.ts'
import { answer } from '#contract/engine/answer.ts'
import type { MenuKey } from '#app/admin/shell/menu.ts'
import { openInAddress } from '#app/admin/address/address.ts'
import { beginSession, endSession } from '#app/admin/session/session.ts'
import { demoAdministrator, demoColleague, type InventedAccount } from '#mocks/accounts.ts'
import { storyBackend } from '#stories/story-api.ts'

const caller = { address: '127.0.0.1' }
const askInProcess = (token?: string) =>
  createAsk((request) => answer(request, storyBackend, caller), { token })

/** Begins a story with nobody signed in and nothing remembered. */
export function signedOut(): void {
  sessionStorage.clear()
  openInAddress('')
  endSession()
}

/** Begins a story at one panel, signed in as the invented administrator, whatever the scenario. */
export function signedInAt(panel: MenuKey) {
  return async () => {
    signedOut()
    beginSession(await sessionOf(demoAdministrator))
    sessionStorage.setItem('active-panel', panel)
  }
}

/** The API as a second administrator uses it, while the story's own one is at work. */
export async function askAsColleague() {
  return askInProcess((await sessionOf(demoColleague)).token)
}

function sessionOf({ username, password }: InventedAccount) {
  return askInProcess()('POST /api/admin/login', { body: { username, password } })
}
