import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

test('A-434 at most twenty passwords wait, all others are refused at once, and later there is room again', async () => {
  const passwords = createPasswords()
  const tries = await Promise.allSettled(
    Array.from({ length: 23 }, (_unused, index) => passwords.hash(`password ${index}`)),
  )
  const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  expect(refused).toHaveLength(3)
  for (const each of refused) expect(each).toMatchObject({ status: 429, detail: { retryAfterSeconds: 5 } })
  expect(await passwords.verify(await passwords.hash('correct'), 'correct')).toBe(true)
})
