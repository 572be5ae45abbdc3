import { clear, createStore } from 'idb-keyval'
import { createLocalApi } from '#content/registry/local-api.ts'
import { answer } from '#content/registry/answer.ts'
import type { MenuKey } from '#app/admin/shell/menu.ts'
import { saveDraft, writeDrafts, type Draft } from '#app/admin/local-data/drafts.ts'
import { openInAddress } from '#app/admin/address/address.ts'
import { beginSession, endSession } from '#app/admin/api/session.ts'
import { demoAdministrator, demoColleague, type InventedAccount } from '#mocks/accounts.ts'
import { storyBackend } from '#stories/story-api.ts'

const caller = { address: '127.0.0.1' }
const askInProcess = (token?: string) =>
  createLocalApi((request) => answer(request, storyBackend, caller), { token })

/** Begins a story with nobody signed in and nothing remembered. */
export async function signedOut(): Promise<void> {
  sessionStorage.clear()
  openInAddress('')
  endSession()
  // What the story before typed last is not written into this one.
  writeDrafts()
  await clear(createStore('console', 'kept'))
}

/** Begins a story at one panel, signed in as the invented administrator, whatever the scenario. */
export function signedInAt(panel: MenuKey) {
  return async () => {
    await signedOut()
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

/** What the invented administrator typed on 25 November at 09:12 and never saved. */
export function leaveDraft(draft: Pick<Draft, 'place' | 'record' | 'typed'>): void {
  // So far ahead that it never gets too old to be offered.
  const typedAt = Date.parse('2099-11-25T09:12:00+08:00')
  saveDraft({ ...draft, id: 'left', account: demoAdministrator.username, typedAt, version: undefined })
  writeDrafts()
}

/** The API as a second administrator uses it, while the story's own one is at work. */
export async function askAsColleague() {
  return askInProcess((await sessionOf(demoColleague)).token)
}

function sessionOf({ username, password }: InventedAccount) {
  return askInProcess()('POST /api/admin/login', { body: { username, password } })
}
