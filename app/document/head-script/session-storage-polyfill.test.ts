import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenForOneTest } from '#tests/setup/listen-for-one-test.ts'
import { blockedStorage, noStorage } from '#tests/setup/storage-faults.ts'
import { script as headScript } from './head-script.ts?inline-script'

let stopListening: () => void
beforeEach(() => {
  stopListening = listenForOneTest()
})
afterEach(() => stopListening())

const run = () => new Function(headScript)()

test.each([
  ['blocked', blockedStorage],
  ['null', noStorage],
] as const)('X-54 session storage that is %s is replaced for the life of the page', (_how, fault) => {
  const restore = fault()
  run()
  sessionStorage.setItem('key', 'value')
  const kept = sessionStorage.getItem('key')
  sessionStorage.removeItem('key')
  expect([kept, sessionStorage.getItem('key')]).toEqual(['value', null])
  restore()
})

test('session storage that works is left as it is', () => {
  const own = window.sessionStorage
  run()
  expect(window.sessionStorage).toBe(own)
})
