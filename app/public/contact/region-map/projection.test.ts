import { expect, test } from 'vitest'
import { aspectOf, isWithin, kilometresAcross, project } from './projection.ts'

const extent = { west: 116, east: 120, south: 30, north: 34 }

test.each([
  [116, 34, { x: 0, y: 0 }],
  [120, 30, { x: 100, y: 100 }],
  [118, 32, { x: 50, y: 50 }],
  [117, 33.5, { x: 25, y: 12.5 }],
])('%d°E %d°N lies at %j, north up and east to the right', (longitude, latitude, spot) => {
  expect(project({ longitude, latitude }, extent)).toEqual(spot)
})

test('at 32° north a degree of longitude is 0.848 of a degree of latitude', () => {
  expect(aspectOf(extent)).toBeCloseTo(0.848, 3)
  expect(kilometresAcross(extent)).toBeCloseTo(4 * 94.3, 0)
})

test('a place beyond one of the edges is not within', () => {
  const isIn = (longitude: number, latitude: number) => isWithin({ longitude, latitude }, extent)
  expect([isIn(117, 31), isIn(115, 31), isIn(121, 31), isIn(117, 29), isIn(117, 35)]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
