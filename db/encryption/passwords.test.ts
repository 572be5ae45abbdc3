import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

test('a password costs who guesses it what it should', async () => {
  expect(await createPasswords().hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

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

test('A-434 who is known does not wait for strangers, and finds room where they find none', async () => {
  const passwords = createPasswords()
  const kept = await passwords.hash('correct')
  const order: string[] = []
  const strangers = Array.from({ length: 40 }, () =>
    passwords.verify(kept, 'guess').then(
      () => order.push('stranger'),
      () => order.push('refused'),
    ),
  )
  const isRight = await passwords.verify(kept, 'correct', { isKnown: true })
  order.push('known')
  await Promise.all(strangers)
  expect(isRight).toBe(true)
  // One was being looked at when the known one came.
  expect(order.filter((each) => each !== 'refused').indexOf('known')).toBeLessThanOrEqual(1)
  expect(order.filter((each) => each === 'refused')).toHaveLength(20)
})
