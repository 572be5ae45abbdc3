import { expect, test } from 'vitest'
import { convertDatum, datumIn } from './datum.ts'

// Pairs that other implementations publish, given there to the last figure.
test.each([
  ['WGS-84', 'GCJ-02', [39.911954, 116.377817], [39.913345, 116.384047]],
  ['WGS-84', 'GCJ-02', [31.1774276, 121.5272106], [31.175304, 121.531542]],
  ['WGS-84', 'GCJ-02', [22.543847, 113.912316], [22.540796, 113.917176]],
  ['BD-09', 'GCJ-02', [39.915, 116.404], [39.908657, 116.397627]],
  ['GCJ-02', 'GCJ-02', [31.8205911, 117.227219], [31.820591, 117.227219]],
] as const)('%s becomes %s: %j is %j', (from, to, [latitude, longitude], [north, east]) => {
  expect(convertDatum({ latitude, longitude }, from, to)).toEqual({ latitude: north, longitude: east })
})

test('a place abroad is the same in the system of satellites and in the Chinese one', () => {
  const paris = { latitude: 48.858244, longitude: 2.294486 }
  expect(convertDatum(paris, 'WGS-84', 'GCJ-02')).toEqual(paris)
})

test.each([
  ['31.820591, 117.227219', undefined],
  ['百度坐标 31.826327, 117.233748', 'BD-09'],
  ['117.227219°E, 31.820591°N（GCJ-02）', 'GCJ-02'],
  ['GPS：31°49′14.13″N 117°13′37.99″E', 'WGS-84'],
  ['WGS84 31.8, 117.2', 'WGS-84'],
  ['百度转高德 31.8, 117.2', undefined],
])('where %s is from', (text, datum) => {
  expect(datumIn(text)).toBe(datum)
})
