import { expect, test } from 'vitest'
import { draftTime } from './draft-time.ts'

test('X-75 the time of a draft is told as in Shanghai', () => {
  expect(draftTime(Date.parse('2026-11-25T01:12:40.000Z'))).toBe('11月25日 09:12')
  expect(draftTime(Date.parse('2026-03-01T16:05:00.000Z'))).toBe('3月2日 00:05')
})
