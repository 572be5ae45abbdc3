import { expect, test } from 'vitest'
import { labelShifts } from './label-shifts.ts'

test('the labels of two close spots evade each other, that of a far one stays', () => {
  const spots = [
    { x: 36, y: 39.4 },
    { x: 36.4, y: 38.1 },
    { x: 42, y: 54 },
    { x: 80, y: 39 },
  ]
  expect(labelShifts(spots)).toEqual([1, -1, 0, 0])
})
