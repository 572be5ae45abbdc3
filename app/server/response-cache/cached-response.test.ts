import { expect, test } from 'vitest'
import { createCachedResponse } from './cached-response.ts'

const html = (init: ResponseInit = {}, body = 'x'.repeat(2000)) =>
  new Response(body, { headers: { 'cache-control': 'no-cache', 'content-type': 'text/html' }, ...init })

const valueIn = (headers: readonly string[], name: string) => headers[headers.indexOf(name) + 1]

test('a document that no network may change is kept like any other answer', async () => {
  const response = html({ headers: { 'cache-control': 'no-cache, no-transform' } })
  expect((await createCachedResponse(response, {}, true)).isCacheable).toBe(true)
})

test('each encoding has its length and a tag of its own; what every answer carries stands in all', async () => {
  const answer = await createCachedResponse(html(), { 'x-content-type-options': 'nosniff' }, true)
  const tags = (['br', 'gzip', 'identity'] as const).map((encoding) => {
    const { bytes, etag, headers } = answer.as(encoding)
    expect(valueIn(headers, 'content-length')).toBe(String(bytes.length))
    expect(valueIn(headers, 'vary')).toBe('Accept-Encoding')
    expect(valueIn(headers, 'x-content-type-options')).toBe('nosniff')
    expect(valueIn(headers, 'etag')).toBe(etag)
    return etag
  })
  expect(new Set(tags).size).toBe(3)
  expect(answer.isCacheable).toBe(true)
})

test('the same bytes have the same tag, others another', async () => {
  const tagOf = async (body: string) =>
    (await createCachedResponse(html({}, body), {}, true)).as('identity').etag
  expect(await tagOf('a')).toBe(await tagOf('a'))
  expect(await tagOf('a')).not.toBe(await tagOf('b'))
})

test('what it varied by before, it still varies by', async () => {
  const response = html({ headers: { 'cache-control': 'no-cache', vary: 'Authorization' } })
  const { headers } = (await createCachedResponse(response, {}, true)).as('br')
  expect(valueIn(headers, 'vary')).toBe('Authorization, Accept-Encoding')
})

test.each([
  ['a failure', html({ status: 500 }), true],
  ['an unknown address', html({ status: 404 }), true],
  ['what browsers may not keep', html({ headers: { 'cache-control': 'no-store' } }), true],
  ['what says nothing of it', html({ headers: {} }), true],
  ['what sets a cookie', html({ headers: { 'cache-control': 'no-cache', 'set-cookie': 'a=b' } }), true],
  ['a page of which something could not be loaded', html(), false],
])('%s is not kept, and has no tag', async (_, response, isWhole) => {
  const answer = await createCachedResponse(response, {}, isWhole)
  expect(answer.isCacheable).toBe(false)
  expect(answer.as('identity').etag).toBeUndefined()
  expect(answer.as('identity').headers).not.toContain('etag')
})
