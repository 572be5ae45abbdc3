import { expect, test } from 'vitest'
import { keptReport } from './kept-report.ts'

const difference = { variant: 'good', request: 'GET /api/about', at: '$', mocks: 'a', product: 'b' }

test('the kept report counts requests and differences of each call', () => {
  const parity = {
    declared: 3,
    requests: 14,
    requestsOfCalls: { 'GET /api/banner/list': 8, 'GET /api/about': 6 },
    statuses: { 200: 14 },
    differences: [
      { ...difference, line: 'GET /api/about', kind: 'value' as const },
      { ...difference, line: 'GET /api/about', kind: 'shape' as const },
      { ...difference, line: 'GET /api/label', kind: 'not replayed' as const },
    ],
  }
  expect(keptReport(parity, new Date('2026-11-20T02:30:00Z'))).toEqual({
    checkedOn: '2026-11-20',
    requests: 14,
    calls: {
      'GET /api/about': { requests: 6, differences: 2, kinds: 'shape, value' },
      'GET /api/banner/list': { requests: 8, differences: 0 },
      'GET /api/label': { requests: 0, differences: 1, kinds: 'not replayed' },
    },
  })
})
