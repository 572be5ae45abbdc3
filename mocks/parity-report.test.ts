import { expect, test } from 'vitest'
import { ageInDays, agreementOn, type ParityReport } from './parity-report.ts'

const report: ParityReport = {
  checkedOn: '2026-11-20',
  requests: 30,
  calls: {
    'GET /api/banner/list': { requests: 10, differences: 0 },
    'GET /api/about': { requests: 20, differences: 2, kinds: 'shape, value' },
  },
}

test('a call agrees, differs or was never compared', () => {
  expect(agreementOn(report, 'GET /api/banner/list')).toBe('agrees')
  expect(agreementOn(report, 'GET /api/about')).toBe('differs')
  expect(agreementOn(report, 'GET /api/nothing')).toBe('unchecked')
  expect(agreementOn(report, 'toString')).toBe('unchecked')
})

test('the age is counted in whole days', () => {
  expect(ageInDays(report, new Date('2026-11-20T08:00:00Z'))).toBe(0)
  expect(ageInDays(report, new Date('2026-11-23T00:00:00Z'))).toBe(3)
  expect(ageInDays(report, new Date('2026-11-19T00:00:00Z'))).toBe(0)
})
