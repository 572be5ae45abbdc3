import { expect, test } from 'vitest'
import { distanceKm, kilometresText } from './distance.ts'

const at = (longitude: number, latitude: number) => ({ longitude, latitude })

test.each([
  ['nowhere', at(117.34, 31.9), at(117.34, 31.9), 0],
  ['a degree of a meridian', at(117, 31), at(117, 32), 111.2],
  ['a degree of the equator', at(0, 0), at(1, 0), 111.2],
  ['a degree of the 60th parallel', at(0, 60), at(1, 60), 55.6],
  ['half around the earth', at(0, 0), at(180, 0), 20_015.1],
  ['Beijing to Shanghai', at(116.4074, 39.9042), at(121.4737, 31.2304), 1067],
])('%s', (_name, from, to, kilometres) => {
  expect(Math.abs(distanceKm(from, to) - kilometres)).toBeLessThan(0.7)
  expect(distanceKm(to, from)).toBeCloseTo(distanceKm(from, to))
})

test('whole kilometres, tenths below ten', () => {
  expect([6.98, 9.96, 201.46].map(kilometresText)).toEqual(['7.0 km', '10 km', '201 km'])
})
