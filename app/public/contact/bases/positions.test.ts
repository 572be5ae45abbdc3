import { expect, test } from 'vitest'
import type { BasePlace } from './base-place.ts'
import { positionsOf } from './positions.ts'

const place = (id: number, longitude?: number, latitude?: number): BasePlace => ({
  id,
  name: `基地${id}`,
  description: '',
  address: '',
  phone: '',
  email: '',
  workstationCount: 0,
  ...(longitude !== undefined && latitude !== undefined && { coordinates: { longitude, latitude } }),
})

test('the places fill the chart, north up and east to the right', () => {
  expect(positionsOf([place(1, 117, 31), place(2, 119, 33), place(3, 118, 32)])).toEqual([
    { id: 1, name: '基地1', x: 8, y: 92, lean: 0 },
    { id: 2, name: '基地2', x: 92, y: 8, lean: 0 },
    { id: 3, name: '基地3', x: 50, y: 50, lean: 0 },
  ])
})

test('one place lies in the middle, one without coordinates nowhere', () => {
  expect(positionsOf([place(1, 117, 31), place(2)])).toEqual([
    { id: 1, name: '基地1', x: 50, y: 50, lean: 0 },
  ])
})

test('the names of two close places evade each other', () => {
  const positions = positionsOf([place(1, 117, 32.6), place(2, 117.01, 32.64), place(3, 119, 31)])
  expect(positions.map(({ lean }) => lean)).toEqual([1, -1, 0])
})
