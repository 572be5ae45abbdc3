import { afterEach, expect, test, vi } from 'vitest'
import { blockedStorage, fullStorage, noStorage } from '#tests/setup/storage-faults.ts'
import { canStore, safeStorage } from './safe-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['blocked', blockedStorage],
  ['null', noStorage],
  ['full', fullStorage],
] as const)('X-41 a value lasts as long as the page where storage is %s', (_how, fault) => {
  const restore = fault()
  const storage = safeStorage('localStorage')
  storage.set('token', 'a-token')
  expect([storage.get('token'), canStore()]).toEqual(['a-token', false])
  storage.remove('token')
  expect(storage.get('token')).toBeNull()
  restore()
})

test('A-338 clearing also forgets what stayed in memory', () => {
  const restore = fullStorage()
  const storage = safeStorage('localStorage')
  storage.set('token', 'a-token')
  storage.clear()
  restore()
  expect(storage.get('token')).toBeNull()
})

test('a value that is written again once there is room is the stored one', () => {
  const restore = fullStorage()
  const storage = safeStorage('localStorage')
  storage.set('token', 'old')
  restore()
  storage.set('token', 'new')
  localStorage.setItem('token', 'of another tab')
  expect(storage.get('token')).toBe('of another tab')
})

test('a browser that keeps a session is told from one that does not, and nothing stays of the question', () => {
  expect(canStore()).toBe(true)
  expect(localStorage).toHaveLength(0)
})
