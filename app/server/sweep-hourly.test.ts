import { afterEach, expect, test, vi } from 'vitest'
import { createMockHost } from '#mocks/host.ts'
import { sweepHourly } from './sweep-hourly.ts'

const HOUR_MS = 3_600_000

afterEach(() => void vi.useRealTimers())

test('mock mode, whose sample résumés are no files, reports no missing files', async () => {
  vi.useFakeTimers()
  const report = vi.fn()
  const settings = { hasDemoContent: true }
  sweepHourly(createMockHost({ settings, report, mediaFolder: '' } as never))
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(report).not.toHaveBeenCalled()
})
