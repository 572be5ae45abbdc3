import { expect, test } from 'vitest'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { pdf } from '#tests/contract/documents.ts'
import { sweepResumes } from './sweep-resumes.ts'

test('a file without a row goes after an hour, not while its row may still be on its way', async () => {
  let passedMs = 0
  const now = () => new Date(Date.now() + passedMs)
  const backend = createMemoryBackend({ content: {}, now })
  const form = new FormData()
  form.set('file', new File([new Uint8Array(pdf())], 'a.pdf'))
  await backend.files.receiveResume(new Request('http://site/', { method: 'POST', body: form }))

  passedMs = 59 * 60_000
  expect(await sweepResumes(backend)).toBe(0)
  passedMs = 61 * 60_000
  expect(await sweepResumes(backend)).toBe(1)
  expect(await backend.files.privateNames()).toEqual([])
})
