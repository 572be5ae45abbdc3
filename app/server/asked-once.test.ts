import { expect, test, vi } from 'vitest'
import type { Ask } from '#contract/ask/ask.ts'
import { askedOnce } from './asked-once.ts'

test('what is asked again is answered by the first answer, while other input is another call', async () => {
  const ask = vi.fn(async (_line: string, input?: { page: string }) => ({ page: input?.page ?? 'none' }))
  const once = askedOnce(ask as unknown as Ask)
  const read = (page: string) => once('GET /api/page-config/{page}', { page })
  const answers = await Promise.all([read('about'), read('about'), read('contact'), once('GET /api/about')])
  expect(answers).toEqual([{ page: 'about' }, { page: 'about' }, { page: 'contact' }, { page: 'none' }])
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a failure is shared', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('down')))
  const once = askedOnce(ask as unknown as Ask)
  const both = [once('GET /api/about'), once('GET /api/about')]
  await expect(Promise.allSettled(both)).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  expect(ask).toHaveBeenCalledOnce()
})
