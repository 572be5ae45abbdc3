import { expect, test, vi } from 'vitest'
import { patienceLeft, patiently, PatienceEnded, requirePatience, withPatience } from './request-deadline.ts'

test('a call that was given up has no time left, though the timer fired before the clock says so', async () => {
  // Only the timers are moved on: the clock still shows the whole time left.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await withPatience(async () => {
    const givenUp = expect(patiently(() => new Promise(() => undefined))).rejects.toThrow(PatienceEnded)
    vi.advanceTimersByTime(7000)
    expect(patienceLeft()).toBe(0)
    await givenUp
    expect(patienceLeft()).toBe(0)
    expect(requirePatience).toThrow(PatienceEnded)
  })
  vi.useRealTimers()
})
