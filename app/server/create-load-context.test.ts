import { expect, test, vi } from 'vitest'
import { HttpError } from '#contract/shared/http-error.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { createLoadContext } from './create-load-context.ts'
import { readSettings } from '#operations/settings/settings.ts'

const settings = readSettings({})

/** The context of a page request on a backend whose calls end as told. */
function contextOn(runWithDeadline: () => Promise<never>) {
  const backend = { ...createMemoryBackend(), runWithDeadline, close: () => Promise.resolve() }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as never
  const parts = { settings, log, chosen: { backend }, build: {} as never, isDevelopment: false, cacheKey: {} }
  return createLoadContext({ ip: '203.0.113.1' }, parts)
}

test('after a form was answered with 503 the page shown again asks the store no more', async () => {
  const runWithDeadline = vi.fn(() => Promise.reject(new HttpError(503, '系统繁忙')))
  const { api, read } = contextOn(runWithDeadline)
  await expect(api('POST /api/contact/add', { body: {} as never })).rejects.toMatchObject({ status: 503 })
  expect(await read.list('GET /api/banner/list', '加载失败')).toEqual([])
  expect(runWithDeadline).toHaveBeenCalledOnce()
})

test('reads of a page end after 3 s, a write of it does not', async () => {
  vi.useFakeTimers()
  const hanging = vi.fn(() => new Promise<never>(() => undefined))
  const { api, read } = contextOn(hanging)
  const isDone = vi.fn()
  void read.list('GET /api/banner/list', '加载失败').then(isDone)
  void api('POST /api/contact/add', { body: {} as never }).then(isDone, isDone)
  await vi.advanceTimersByTimeAsync(6000)
  expect(isDone).toHaveBeenCalledExactlyOnceWith([])
  vi.useRealTimers()
})
