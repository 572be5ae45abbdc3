// @vitest-environment node
import { afterEach, expect, test } from 'vitest'
import { hashOf } from '#contract/sessions/tokens.ts'
import { quickenDigests } from './quick-digest.ts'

const { subtle } = globalThis.crypto
afterEach(() => Reflect.deleteProperty(subtle, 'digest'))

test.each(['', 'a', '图联科技', 'f'.repeat(64), '长'.repeat(100_000)])(
  'a digest that is made at once is that of another thread (%#)',
  async (text) => {
    const slow = await hashOf(text)
    quickenDigests()
    expect(await hashOf(text)).toBe(slow)
    expect(slow).toMatch(/^[0-9a-f]{64}$/)
  },
)

test('an algorithm that nobody made quick is made as before', async () => {
  const bytes = new TextEncoder().encode('text')
  const slow = await subtle.digest('SHA-512', bytes)
  quickenDigests()
  expect(await subtle.digest('SHA-512', bytes)).toEqual(slow)
  await expect(subtle.digest('MD5', bytes)).rejects.toThrow()
})
