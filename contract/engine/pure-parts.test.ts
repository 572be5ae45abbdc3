import { describe, expect, test } from 'vitest'
import { admin, public as publicCall } from './call.ts'
import { callGroup } from './content-type.ts'
import { imageAddress } from '#contract/shared/image-address.ts'
import { partsOfEndpoint } from './endpoint.ts'
import { createMatcher } from './matcher.ts'
import { boundsOfDay, readMoment, shownMoment } from '#contract/shared/moments.ts'
import { envelope } from './response-formats.ts'
import { run } from '#contract/operations/run-operation.ts'
import { versionOf } from './version.ts'

describe('X-05 where a picture is fetched from', () => {
  test.each([
    ['https://cdn.example.com/a.png', undefined, 'https://cdn.example.com/a.png'],
    ['/upload/a.png', undefined, '/upload/a.png'],
    ['/images/banner1.jpg', undefined, '/images/banner1.jpg'],
    ['a.png', undefined, '/upload/a.png'],
    ['/a.png', undefined, '/upload/a.png'],
    ['a.png', 'https://static.example.com/', 'https://static.example.com/upload/a.png'],
    ['https://cdn.example.com/a.png', 'https://static.example.com', 'https://cdn.example.com/a.png'],
    ['', 'https://static.example.com', ''],
    [null, undefined, ''],
    ['/upload/../admin', undefined, ''],
    ['..%2f..%2fadmin', 'https://static.example.com', ''],
    ['%252e%252e/admin', undefined, ''],
    ['..\\admin', undefined, ''],
  ])('P-092, P-349, A-290, A-291, A-645 %j with base %j is %s', (value, base, address) => {
    expect(imageAddress(value, base)).toBe(address)
  })
})

describe('X-75 moments', () => {
  test('a stored moment is read in Asia/Shanghai', () => {
    expect(shownMoment('2026-12-31T16:00:00.000Z')).toBe('2027-01-01 00:00:00')
    expect(shownMoment(null)).toBeNull()
  })

  test('what is read back is what was stored', () => {
    expect(readMoment('2027-01-01 00:00:00')).toBe('2026-12-31T16:00:00.000Z')
    expect(readMoment('2027-01-01')).toBe('2026-12-31T16:00:00.000Z')
    expect(readMoment('2027-01-01T08:30')).toBe('2027-01-01T00:30:00.000Z')
    expect(readMoment('yesterday')).toBeUndefined()
  })

  test('a day begins and ends in Asia/Shanghai', () => {
    expect(boundsOfDay('2026-01-02')).toEqual({
      first: '2026-01-01T16:00:00.000Z',
      last: '2026-01-02T15:59:59.999Z',
    })
  })
})

describe('X-79 the version of a record', () => {
  test('does not depend on the order of keys, nor on keys that are undefined', () => {
    expect(versionOf({ a: 1, b: [{ c: 2, d: '' }] })).toBe(
      versionOf({ b: [{ d: '', c: 2 }], a: 1, e: undefined }),
    )
  })

  test.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: null }, { a: '' }],
    [{ a: ['x', 'y'] }, { a: ['y', 'x'] }],
    [{ a: ['x,y'] }, { a: ['x', 'y'] }],
  ])('tells %j from %j', (one, other) => {
    expect(versionOf(one)).not.toBe(versionOf(other))
  })
})

describe('the matcher', () => {
  const nothing = run({ takes: 'nothing' }, () => Promise.resolve(null))
  const match = createMatcher([
    callGroup({
      name: 'example',
      typeLabel: '例子',
      calls: [
        publicCall('GET /api/thing/{id}', nothing, envelope),
        publicCall('GET /api/thing/active', nothing, envelope),
        admin('PUT /api/thing/{id}/status?status=', nothing, envelope),
        admin('POST /api/thing/', nothing, envelope),
      ],
    }),
  ])
  const lineOf = (method: string, path: string) => {
    const found = match(method, path)
    return found && 'call' in found ? found.call.endpoint : found
  }

  test('static paths come before {names}', () => {
    expect(lineOf('GET', '/api/thing/active')).toBe('GET /api/thing/active')
    expect(lineOf('GET', '/api/thing/7')).toBe('GET /api/thing/{id}')
  })

  test('X-70 a trailing slash is optional either way', () => {
    expect(lineOf('GET', '/api/thing/7/')).toBe('GET /api/thing/{id}')
    expect(lineOf('POST', '/api/thing')).toBe('POST /api/thing/')
  })

  test('names are decoded; malformed escapes, null bytes and empty names name nothing', () => {
    expect(match('GET', '/api/thing/%E5%9B%BE')).toMatchObject({ params: { id: '图' } })
    expect(lineOf('GET', '/api/thing/%E4')).toBeUndefined()
    expect(lineOf('GET', '/api/thing/%00')).toBeUndefined()
    expect(lineOf('PUT', '/api/thing//status')).toBeUndefined()
  })

  test('HEAD is GET; another method is told which ones there are', () => {
    expect(lineOf('HEAD', '/api/thing/7')).toBe('GET /api/thing/{id}')
    expect(lineOf('DELETE', '/api/thing/7')).toEqual({ allow: ['GET', 'HEAD'] })
    expect(lineOf('GET', '/api/other')).toBeUndefined()
  })

  test('a line says what is read from the query', () => {
    expect(partsOfEndpoint('GET /api/x/{id}?a=&b=')).toEqual({
      method: 'GET',
      path: '/api/x/{id}',
      pathNames: ['id'],
      queryNames: ['a', 'b'],
    })
  })
})
