import { expect, test } from 'vitest'
import { compareValues } from './compare-values.ts'

test('Numbers are ordered by size and missing values come last in both directions', () => {
  const values = [10, null, 2, '', 1]
  expect([...values].sort((a, b) => compareValues(a, b, 'ascending'))).toEqual([1, 2, 10, null, ''])
  expect([...values].sort((a, b) => compareValues(a, b, 'descending'))).toEqual([10, 2, 1, null, ''])
})
