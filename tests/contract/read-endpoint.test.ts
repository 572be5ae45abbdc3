import { beforeAll, expect, test, vi } from 'vitest'
import { createLocalApi } from '#content/registry/local-api.ts'
import type { Endpoint } from '#content/registry/api-client.ts'
import { readShapes } from '#app/page-data/entry-shape.ts'
import { answer, apiParts } from '#content/registry/answer.ts'
import { createReadEndpoint } from '#contract/engine/read-endpoint.ts'
import type { Backend } from '#contract/engine/backend.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'

const readEndpoint = createReadEndpoint(apiParts)
const caller = { address: '203.0.113.5' }
const reads = [...readShapes.keys()]

let backend: Backend
const overRequest = (line: string, input: object, given: Backend): Promise<unknown> =>
  createLocalApi((request) => answer(request, given, caller))(line as Endpoint, input as never)
const direct = (line: string, input: object = {}, given = backend) =>
  readEndpoint(line, { ...input }, given, caller)

beforeAll(() => {
  backend = createMemoryBackend()
})

/** What came of a call, a refusal by its status and sentence. */
const outcome = (calling: Promise<unknown>) =>
  calling.then(
    (value) => ({ value }),
    (error: { status: number; message: string }) => ({ status: error.status, message: error.message }),
  )

/** The same backend, in which nothing is stored. */
const empty = (given: Backend): Backend => ({
  ...given,
  stores: {
    of: (name) => ({
      ...given.stores.of(name),
      find: () => Promise.resolve([]),
      get: () => Promise.resolve(undefined),
      count: () => Promise.resolve(0),
    }),
  },
})

test.each(reads)('%s answers pages in the process what it answers to a request', async (line) => {
  const input = { page: 'about', category: 'general', query: { q: '标注' } }
  for (const given of [backend, empty(backend)])
    for (const id of [1, 999_999])
      expect(await outcome(direct(line, { ...input, id }, given))).toStrictEqual(
        await outcome(overRequest(line, { ...input, id }, given)),
      )
})

test('an empty part of the path and a null byte name no call', async () => {
  const line = 'GET /api/page-config/{page}'
  for (const page of ['', 'a\0b'])
    await expect(direct(line, { page })).rejects.toMatchObject({ name: 'HttpError', status: 404 })
})

test('what only administrators read, and a write, is no read of visitors', async () => {
  for (const line of ['GET /api/banner/admin/list', 'POST /api/contact/add'])
    await expect(direct(line)).rejects.toThrow("visitors' read " + line)
})

test('what breaks is reported by its path and becomes a 500 that tells nothing of it', async () => {
  const report = vi.fn()
  const stores = { of: () => ({ find: () => Promise.reject(new Error('secret detail')) }) as never }
  const broken = { ...backend, stores, report }
  await expect(readEndpoint('GET /api/banner/list', {}, broken, caller)).rejects.toMatchObject({
    status: 500,
    message: expect.not.stringContaining('secret') as string,
  })
  expect(report).toHaveBeenCalledWith('接口处理失败', expect.objectContaining({ path: '/api/banner/list' }))
  const inCategory = readEndpoint('GET /api/page-config/{page}', { page: 'about' }, broken, caller)
  await expect(inCategory).rejects.toMatchObject({ status: 500 })
  const place = expect.objectContaining({ path: '/api/page-config/about' }) as object
  expect(report).toHaveBeenLastCalledWith('接口处理失败', place)
})
