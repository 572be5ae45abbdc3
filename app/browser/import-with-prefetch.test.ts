import { afterEach, expect, test, vi } from 'vitest'
import { importWithPrefetch } from './import-with-prefetch.ts'

afterEach(() => {
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

/** A network that answers each address with a status, or not at all. */
function network(answers: Record<string, number>) {
  const asked = vi.fn(async (address: string) => {
    if (!answers[address]) throw new TypeError('Failed to fetch')
    return new Response('', { status: answers[address] })
  })
  vi.stubGlobal('fetch', asked)
  return { answers, asked }
}

test('X-55 nothing is imported before all its scripts have come, each fetched once', async () => {
  const { asked } = network({ '/assets/first.js': 200, '/assets/below.js': 200 })
  const load = vi.fn(async () => asked.mock.calls.length)
  expect(await importWithPrefetch(load, ['assets/first.js', 'assets/below.js'])).toBe(2)
  expect(await importWithPrefetch(load, ['assets/first.js'])).toBe(2)
})

test('parts that come at once fetch a script that they share once', async () => {
  const { asked } = network({ '/assets/shared-now.js': 200 })
  const load = async () => 'part'
  await Promise.all([1, 2, 3].map(() => importWithPrefetch(load, ['assets/shared-now.js'])))
  expect(asked).toHaveBeenCalledTimes(1)
})

test('X-55 a part of which one script is lost is not imported, and comes when it is asked for again', async () => {
  const { answers } = network({ '/assets/whole.js': 200 })
  const load = vi.fn(async () => 'part')
  const files = ['assets/whole.js', 'assets/lost.js']
  await expect(importWithPrefetch(load, files)).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  answers['/assets/lost.js'] = 200
  expect(await importWithPrefetch(load, files)).toBe('part')
})

test('X-55 a script that a release has taken away is lost too', async () => {
  network({ '/assets/old.js': 404 })
  const load = vi.fn(async () => 'part')
  await expect(importWithPrefetch(load, ['assets/old.js'])).rejects.toThrow('/assets/old.js')
  expect(load).not.toHaveBeenCalled()
})

test('a part that stands on nothing else is found by its own import', async () => {
  const { asked } = network({ '/assets/alone-Ab3.js': 200 })
  const load = Object.assign(async () => 'part', { toString: () => '()=>import("./alone-Ab3.js")' })
  expect(await importWithPrefetch(load)).toBe('part')
  expect(asked).toHaveBeenCalledWith('/assets/alone-Ab3.js', expect.anything())
})

test('what the document itself asked for is not fetched again', async () => {
  const { asked } = network({})
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/shared.js">'
  expect(await importWithPrefetch(async () => 'part', ['assets/shared.js'])).toBe('part')
  expect(asked).not.toHaveBeenCalled()
})
