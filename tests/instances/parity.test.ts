import { beforeAll, describe, expect, test } from 'vitest'
import { declaredCalls, type DeclaredCall } from '#scripts/parity/declared-calls.ts'
import { findDifferences, missing, replayProduct } from '#scripts/parity/find-differences.ts'
import type { Exchange } from '#scripts/parity/replay.ts'
import { parityReport } from '#scripts/parity/report.ts'
import { openMocks } from '#scripts/parity/sides.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'

const TIME_LIMIT_MS = 300_000

test(
  'the mocks answer every declared call, however it is asked, as the product does',
  async () => {
    const parity = await findDifferences()
    expect(parity.differences).toEqual([])
    expect(parity.requests).toBeGreaterThan(8 * declaredCalls.length)
    for (const status of [200, 206, 400, 401, 404, 405, 409, 415, 416, 429])
      expect(parity.statuses[status], `answers with ${status}`).toBeGreaterThan(0)
  },
  TIME_LIMIT_MS,
)

const bannerCalls = callsOf('banner')

describe('where the mocks differ on purpose', () => {
  const calls = [...bannerCalls, ...callsOf('wechat-qr-config')]
  let real: Exchange[]
  beforeAll(async () => {
    real = await replayProduct(calls)
  })
  const differencesIn = (scenario: ScenarioName) =>
    findDifferences({ calls, real, openMocked: () => openMocks({ scenario }) })

  test('a call that they refuse is found, and only that', async () => {
    const { differences } = await differencesIn('load-fails-banner')
    const reads = new Set(differences.map(({ line }) => line))
    expect([...reads].sort()).toEqual(['GET /api/banner/admin/list', 'GET /api/banner/list'])
    expect(differences).toContainEqual(
      expect.objectContaining({ kind: 'status', variant: 'good', mocks: '500', product: '200' }),
    )
    expect(differences).toContainEqual(expect.objectContaining({ kind: 'header', at: 'cache-control' }))
  })

  test('another value, another shape and another set of keys are found where they are', async () => {
    const longer = await differencesIn('long')
    expect(longer.differences).toContainEqual(
      expect.objectContaining({ kind: 'value', line: 'GET /api/banner/list', at: '$.data[0].title' }),
    )
    const fewer = await differencesIn('empty-wechat-qr-config')
    expect(fewer.differences).toContainEqual(
      expect.objectContaining({ kind: 'keys', line: 'GET /api/wechat-qr-config/current', at: '$' }),
    )
    expect(parityReport(fewer)).toContain('| GET /api/wechat-qr-config/current | good | keys | $ |')
  })
})

test('a call that was not asked for is a difference', () => {
  const [first, ...others] = bannerCalls
  const asked = others.map(({ call: { line } }) => ({
    line,
    variant: 'good',
    request: line,
    status: 200,
    headers: {},
    body: null,
  }))
  expect(missing(bannerCalls, asked).map(({ line, kind }) => [line, kind])).toEqual([
    [first?.call.line, 'not replayed'],
  ])
})

function callsOf(typeName: string): DeclaredCall[] {
  return declaredCalls.filter(({ type }) => type.name === typeName)
}
