import { expect, test } from 'vitest'
import { yearScale } from './year-scale.ts'

test('the scale spans whole years and places a term on them', () => {
  const scale = yearScale([
    { issueDate: '2024-07-01', expiryDate: '2025-01-01' },
    { issueDate: '2025-01-01', expiryDate: '2027-01-01' },
  ])
  expect(scale.labels).toEqual([2024, 2025, 2026, 2027])
  expect(scale.place('2025-01-01', '2026-01-01')).toEqual({ '--from': '25.00%', '--to': '50.00%' })
})

test('a term without an end runs to the end of the scale, one without a beginning from its start', () => {
  const scale = yearScale([{ issueDate: '2024-01-01', expiryDate: '' }])
  expect(scale.place('2024-01-01', '')).toEqual({ '--from': '0.00%', '--to': '100%' })
  expect(scale.place('', '2024-07-01')).toEqual({ '--from': '0%', '--to': '50.00%' })
})

test('a long scale names its first and its last year', () => {
  expect(yearScale([{ issueDate: '2010-01-01', expiryDate: '2029-12-31' }]).labels).toEqual([2010, 2029])
})

test('without any date there is nothing to name', () => {
  expect(yearScale([{ issueDate: '', expiryDate: '' }]).labels).toEqual([])
})
