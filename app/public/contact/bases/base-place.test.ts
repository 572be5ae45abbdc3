import { expect, test } from 'vitest'
import { builtInBases } from './built-in-bases.ts'
import { firstPlace, mapLink, placeOf, readingOf } from './base-place.ts'

const unfilled = { description: '', address: '', phone: '', email: '', workstationCount: 0 }
const at = (longitude: number | null, latitude: number | null) => ({ ...unfilled, longitude, latitude })
const numbered = [
  placeOf({ id: 7, name: '甲', ...at(null, null) }),
  placeOf({ id: 8, name: '乙', ...at(null, null) }),
]

test('P-250, P-251, X-14 hefei is chosen where there is one, else the first, else the head office', () => {
  expect(firstPlace([...numbered, ...builtInBases]).id).toBe('hefei')
  expect(firstPlace(numbered).id).toBe(7)
  const site = { address: '蜀山区', phone: '0551-12345678', email: 'office@example.com' }
  expect(firstPlace([], site)).toMatchObject({ name: '图联科技', ...site })
  expect(firstPlace([])).toMatchObject({
    name: '图联科技',
    coordinates: { longitude: 117.34, latitude: 31.9 },
  })
})

test('P-338, X-06 the built-in bases have names, addresses and coordinates that stand in for those to come', () => {
  expect(builtInBases.map(({ name }) => name)).toEqual([
    '合肥总部',
    '扬州基地',
    '淮南山南基地',
    '淮南山北基地',
  ])
  for (const { address, coordinates } of builtInBases) {
    expect(address).toMatch(/^(安徽|江苏)省\S+/)
    expect(coordinates).toBeDefined()
  }
})

test('P-514 hefei stands at the default coordinates', () => {
  expect(readingOf(builtInBases[0]!.coordinates!)).toBe('31.9000°N 117.3400°E')
})

test('X-22 a place opens in a map application by its coordinates, or by its address without any', () => {
  const link = new URL(mapLink(builtInBases[1]!))
  expect(link.origin + link.pathname).toBe('https://uri.amap.com/marker')
  expect(link.searchParams.get('position')).toBe('119.412834,32.394217')
  const search = new URL(mapLink(placeOf({ id: 1, name: '甲', ...at(null, null), address: '某路 1 号' })))
  expect(search.pathname).toBe('/search')
  expect(search.searchParams.get('keyword')).toBe('某路 1 号')
})

test.each([
  [117.34, 31.9, { longitude: 117.34, latitude: 31.9 }],
  [null, null, undefined],
  [117.34, null, undefined],
  [0, 0, undefined],
  [181, 31.9, undefined],
])('P-440, P-332, P-333 the coordinates %j and %j are %j', (longitude, latitude, coordinates) => {
  expect(placeOf({ id: 1, name: '甲', ...at(longitude, latitude) }).coordinates).toEqual(coordinates)
})
