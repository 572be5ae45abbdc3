import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeBody, preferredEncoding } from './encodings.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br; q=0.000, GZIP; q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['gzip;q=nothing', 'identity'],
])('Accept-Encoding %j is answered in %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding)
})

test('long bodies are packed, short ones are not', async () => {
  const long = Buffer.from('图联科技'.repeat(500))
  const { br, gzip, identity } = await encodeBody(long)
  expect(identity).toBe(long)
  expect(brotliDecompressSync(br ?? '')).toEqual(long)
  expect(gunzipSync(gzip ?? '')).toEqual(long)
  expect(Object.keys(await encodeBody(Buffer.from('short')))).toEqual(['identity'])
})
