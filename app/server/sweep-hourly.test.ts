import { afterEach, expect, test, vi } from 'vitest'
import { createMockHost } from '#mocks/host.ts'
import { pdf } from '#tests/contract/documents.ts'
import { sweepHourly } from './sweep-hourly.ts'

const HOUR_MS = 3_600_000

afterEach(() => void vi.useRealTimers())

function mockHost(hasDemoContent = true) {
  const report = vi.fn()
  return { ...createMockHost({ settings: { hasDemoContent }, report, mediaFolder: '' } as never), report }
}

test.each([true, false])(
  'mock mode reports nothing of its sample résumés (there are some: %s)',
  async (is) => {
    vi.useFakeTimers()
    const { report, ...host } = mockHost(is)
    sweepHourly(host)
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(report).not.toHaveBeenCalled()
  },
)

test('X-71 mock mode, too, removes a résumé that no application took within a day, and no other', async () => {
  const host = mockHost()
  const { backend } = host
  const before = await backend.files.privateNames()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(pdf())], 'a.pdf'))
  const { name } = await backend.files.receiveResume(
    new Request('http://site/', { method: 'POST', body: form }),
  )
  const createTime = new Date(Date.now() - 25 * HOUR_MS).toISOString()
  await backend.transaction((stores) =>
    stores.of('resume').create({ referenceHash: name, fileName: name, originalName: 'a.pdf', createTime }),
  )
  vi.useFakeTimers()
  sweepHourly(host)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(await backend.files.privateNames()).toEqual(before)
})
