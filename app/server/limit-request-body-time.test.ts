import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { limitRequestBodyTime } from './limit-request-body-time.ts'

test.each([
  ['/api/contact/add', 30_000],
  ['/api/upload', 15 * 60_000],
  ['/api/application/upload/', 15 * 60_000],
])('a body of %s has %i ms to come, then it is 408 and its connection ends', (path, limit) => {
  vi.useFakeTimers()
  try {
    const destroy = vi.fn()
    const arriving = Object.assign(new EventEmitter(), { method: 'POST', path, destroy })
    const status = vi.fn().mockReturnThis()
    const response = { headersSent: false, status, set: vi.fn().mockReturnThis(), end: vi.fn() }
    limitRequestBodyTime(arriving as never, response as never, () => undefined)
    vi.advanceTimersByTime(limit - 1)
    expect(destroy).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(status).toHaveBeenCalledWith(408)
    expect(destroy).toHaveBeenCalledOnce()

    const whole = Object.assign(new EventEmitter(), { method: 'POST', path, destroy: vi.fn() })
    limitRequestBodyTime(whole as never, response as never, () => undefined)
    whole.emit('end')
    vi.advanceTimersByTime(limit)
    expect(whole.destroy).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})
