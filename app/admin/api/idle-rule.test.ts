import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchActivity } from './idle-rule.ts'

const MINUTE = 60_000
let onIdle: ReturnType<typeof vi.fn<() => void>>
let onActive: ReturnType<typeof vi.fn<() => void>>
let onNearlyIdle: ReturnType<typeof vi.fn<() => void>>
let onBack: ReturnType<typeof vi.fn<() => void>>
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  localStorage.setItem('lastActivityTime', '1700000000000')
  onIdle = vi.fn()
  onActive = vi.fn()
  onNearlyIdle = vi.fn()
  onBack = vi.fn()
  stop = watchActivity({ onIdle, onNearlyIdle, onBack, onActive })
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  localStorage.clear()
})

test('A-335, A-336, A-635 nobody used the console for thirty minutes: idle, and not a minute before', () => {
  vi.advanceTimersByTime(29 * MINUTE)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(MINUTE)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test('A-334, A-636 activity is checked every 60 seconds', () => {
  localStorage.setItem('lastActivityTime', '1')
  vi.advanceTimersByTime(59_999)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test.each(['mousemove', 'keydown', 'scroll', 'touchstart', 'click'])('A-333 %s restamps activity', (sign) => {
  vi.advanceTimersByTime(20 * MINUTE)
  document.body.dispatchEvent(new Event(sign, { bubbles: true }))
  expect(localStorage.getItem('lastActivityTime')).toBe(String(1_700_000_000_000 + 20 * MINUTE))
  vi.advanceTimersByTime(29 * MINUTE)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(MINUTE)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test('activity in another tab counts here too (X-78)', () => {
  vi.advanceTimersByTime(29 * MINUTE)
  localStorage.setItem('lastActivityTime', String(Date.now()))
  vi.advanceTimersByTime(29 * MINUTE)
  expect(onIdle).not.toHaveBeenCalled()
})

test('the server hears of activity at the next check, and of none when there was none (X-78)', () => {
  vi.advanceTimersByTime(2 * MINUTE)
  expect(onActive).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(MINUTE)
  expect(onActive).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5 * MINUTE)
  expect(onActive).toHaveBeenCalledTimes(1)
})

test('a minute before the thirty are over somebody is told, once', () => {
  vi.advanceTimersByTime(29 * MINUTE - 1)
  expect(onNearlyIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onNearlyIdle).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(MINUTE)
  expect(onNearlyIdle).toHaveBeenCalledTimes(1)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test('any activity ends the warning, and the server hears of it at once', () => {
  vi.advanceTimersByTime(29 * MINUTE)
  window.dispatchEvent(new Event('mousemove'))
  expect(onBack).toHaveBeenCalledTimes(1)
  expect(onActive).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(28 * MINUTE)
  expect(onNearlyIdle).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(MINUTE)
  expect(onNearlyIdle).toHaveBeenCalledTimes(2)
})

test('activity in another tab ends the warning here', () => {
  vi.advanceTimersByTime(29 * MINUTE)
  localStorage.setItem('lastActivityTime', String(Date.now()))
  window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivityTime' }))
  expect(onBack).toHaveBeenCalledTimes(1)
})
