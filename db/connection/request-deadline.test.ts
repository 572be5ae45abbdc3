import { expect, test, vi } from 'vitest'
import {
  deadlineLeft,
  withDeadline,
  DeadlineError,
  assertDeadline,
  runWithDeadline,
} from './request-deadline.ts'

test('a call that was given up has no time left, though the timer fired before the clock says so', async () => {
  // Only the timers are moved on: the clock still shows the whole time left.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await runWithDeadline(async () => {
    const givenUp = expect(withDeadline(() => new Promise(() => undefined))).rejects.toThrow(DeadlineError)
    vi.advanceTimersByTime(7000)
    expect(deadlineLeft()).toBe(0)
    await givenUp
    expect(deadlineLeft()).toBe(0)
    expect(assertDeadline).toThrow(DeadlineError)
  })
  vi.useRealTimers()
})
