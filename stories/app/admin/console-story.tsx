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

/** Signs the story's administrator in on two more devices, on one of them before devices were told apart. */
export async function signInElsewhere(): Promise<void> {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  await storyBackend.transaction(async (stores) => {
    const [own] = await stores.of('session').find({ limit: 1 })
    if (!own) throw new Error('Nobody is signed in')
    const sessions = stores.of('session')
    await sessions.update(own.id, { device: 'Chrome · Windows', address: '192.0.2.10' })
    const { accountId } = own
    const phone = {
      device: 'Safari · iPhone',
      address: '198.51.100.7',
      createTime: ago(190),
      lastUsedTime: ago(4),
    }
    await sessions.create({ tokenHash: 'phone', accountId, ...phone })
    await sessions.create({ tokenHash: 'former', accountId, createTime: ago(600), lastUsedTime: ago(25) })
  })
}

/** The API as a second administrator uses it, while the story's own one is at work. */
export async function askAsColleague() {
  return askInProcess((await sessionOf(demoColleague)).token)
}

function sessionOf({ username, password }: InventedAccount) {
  return askInProcess()('POST /api/admin/login', { body: { username, password } })
}
