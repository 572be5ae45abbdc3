import { expect, test, vi } from 'vitest'
import { HttpError } from '#contract/shared/http-error.ts'
import type { OpenBackend } from '#db/backend.ts'
import { answer } from '#content/registry/answer.ts'
import { createLocalApi } from '#content/registry/local-api.ts'
import { demoAdministrator } from '#mocks/accounts.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { createLoadContext } from './create-load-context.ts'
import { readSettings } from '#operations/settings/settings.ts'

const settings = readSettings({})

/** The context of a page request on a backend whose calls end as told. */
function contextOn(runWithDeadline: () => Promise<never>) {
  const backend = { ...createMemoryBackend(), runWithDeadline, close: () => Promise.resolve() }
  return createLoadContext({ ip: '203.0.113.1' }, partsOn(backend))
}

function partsOn(backend: OpenBackend) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as never
  return { settings, log, chosen: { backend }, build: {} as never, isDevelopment: false, cacheKey: {} }
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

test('a case was published where the audit log holds a state of it that visitors saw', async () => {
  const backend = { ...createMemoryBackend(), close: () => Promise.resolve() }
  const call = (request: Request) => answer(request, backend, { address: '127.0.0.1' })
  const { username, password } = demoAdministrator
  const { token } = await createLocalApi(call)('POST /api/admin/login', { body: { username, password } })
  const api = createLocalApi(call, { token })
  const ids: number[] = []
  for (const status of [1, 0] as const) {
    const body = { title: '汇交', description: '编码一致', category: 'general', status } as const
    await api('POST /api/case/add', { body })
    const id = Math.max(...(await api('GET /api/case/admin/list')).map((entry) => entry.id))
    await api('POST /api/case/delete/{id}', { id })
    ids.push(id)
  }
  const { wasCasePublished } = createLoadContext({ ip: undefined }, partsOn(backend))
  expect(await Promise.all([...ids, 9999].map(wasCasePublished))).toEqual([true, false, false])
})
