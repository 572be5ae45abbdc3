import { beforeAll, expect, test, vi } from 'vitest'
import { createAsk } from '#contract/ask/ask-in-process.ts'
import { contract } from '#contract/contract.ts'
import { answer, readEndpoint } from '#contract/engine/answer.ts'
import type { Backend } from '#contract/engine/backend.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'

const caller = { address: '203.0.113.5' }
const reads = contract.flatMap(({ calls }) =>
  calls
    .filter(({ access, method, reply }) => access !== 'admin' && method === 'GET' && reply.readAs !== 'bytes')
    .map(({ line }) => line as string),
)

let backend: Backend
let overRequest: (line: string, input?: object) => Promise<unknown>
const direct = (line: string, input?: object) => readEndpoint(line, { ...input }, backend, caller)

beforeAll(() => {
  backend = createMemoryBackend()
  overRequest = createAsk((request) => answer(request, backend, caller)) as never
})

/** What came of a call, a refusal by its status and sentence. */
const outcome = (calling: Promise<unknown>) =>
  calling.then(
    (value) => ({ value: value ?? null }),
    (error: { status: number; message: string }) => ({ status: error.status, message: error.message }),
  )

test.each(reads)('%s answers in the process what it answers to a request', async (line) => {
  for (const id of [1, 999_999]) {
    const input = { id, page: 'about', key: 'about', category: 'general', name: 'x', query: { q: '标注' } }
    expect(await outcome(direct(line, input))).toEqual(await outcome(overRequest(line, input)))
  }
})

test('an empty part of the path and a null byte name no call', async () => {
  const line = 'GET /api/page-config/{page}'
  for (const page of ['', 'a\0b'])
    await expect(direct(line, { page })).rejects.toMatchObject({ name: 'Refusal', status: 404 })
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
})
