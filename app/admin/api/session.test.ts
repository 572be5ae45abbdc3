import { afterEach, expect, test, vi } from 'vitest'
import { sessionExpired } from './session-expired.ts'
import {
  beginSession,
  currentSession,
  endSession,
  lastActivityTime,
  onSessionChange,
  renewToken,
} from './session.ts'
import { whileTokenChanges } from './token-change.ts'

const session = { user: { id: 1, username: 'admin', realName: '王编辑' }, token: 'a-token' }

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

test('A-284, A-285, A-286, A-332 login stores user and token and stamps the last activity', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  beginSession(session)
  expect(localStorage.getItem('token')).toBe('a-token')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
    id: 1,
    username: 'admin',
    realName: '王编辑',
  })
  expect(localStorage.getItem('lastActivityTime')).toBe('1700000000000')
  expect(lastActivityTime()).toBe(1_700_000_000_000)
  expect(currentSession()).toEqual(session)
})

test('A-338 ending a session clears user, token and all local storage', () => {
  beginSession(session)
  localStorage.setItem('anything-else', 'kept by nobody')
  endSession()
  expect(localStorage.length).toBe(0)
  expect(currentSession()).toBeUndefined()
})

test('a session exists when a token is stored, even beside a user that cannot be read (X-41)', () => {
  localStorage.setItem('token', 'a-token')
  localStorage.setItem('user', '{broken')
  expect(currentSession()).toEqual({ token: 'a-token', user: { id: 0, username: '', realName: '' } })
})

test('another tab that logs out is heard here', () => {
  beginSession(session)
  const heard = vi.fn()
  const stop = onSessionChange(heard)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(heard).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivityTime' }))
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
})

test('a new token takes the place of the one it was given for, and is heard in other tabs', () => {
  beginSession(session)
  const heard = vi.fn()
  const stop = onSessionChange(heard)
  renewToken('a-token', 'another')
  expect(currentSession()).toEqual({ ...session, token: 'another' })
  expect(heard).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})

test('a new token opens no session that has ended or begun again meanwhile', () => {
  renewToken('a-token', 'another')
  expect(currentSession()).toBeUndefined()
  beginSession({ ...session, token: 'of-the-next' })
  renewToken('a-token', 'another')
  expect(currentSession()?.token).toBe('of-the-next')
})

test('a refusal of the former token, heard in any tab while it changes, signs nobody out', async () => {
  vi.stubGlobal('navigator', { locks: oneAfterTheOther() })
  beginSession(session)
  await whileTokenChanges(async () => {
    sessionExpired('a-token')
    await Promise.resolve()
    renewToken('a-token', 'another')
  })
  await vi.waitFor(() => expect(turns).toBe(2))
  expect(currentSession()?.token).toBe('another')
  vi.unstubAllGlobals()
})

let turns = 0

/** What browsers give on https and localhost: each in its turn, whichever tab asks. */
function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, ...[options, work]: unknown[]) => {
    const turn = last.then(() => ((work ?? options) as () => unknown)()).finally(() => (turns += 1))
    last = turn
    return turn
  }
  return { request }
}
