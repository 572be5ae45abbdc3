import { expect, test, vi } from 'vitest'
import { onceASecond } from './once-a-second.ts'

const newDoor = () => ({})

test('P-448, P-505 a call that comes again within 1000 ms is skipped and what it answered is handed on', async () => {
  const door = newDoor()
  const load = vi.fn(async () => 'answer')
  expect(await onceASecond(door, 'GET /a', load, 0)).toBe('answer')
  expect(await onceASecond(door, 'GET /a', load, 999)).toBe('answer')
  expect(load).toHaveBeenCalledTimes(1)
})

test('P-505 after 1000 ms the call is made again', async () => {
  const door = newDoor()
  const load = vi.fn(async () => 'answer')
  await onceASecond(door, 'GET /a', load, 0)
  await onceASecond(door, 'GET /a', load, 1000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('another call, and the same call by another door, are not skipped', async () => {
  const door = newDoor()
  const load = vi.fn(async () => 'answer')
  await onceASecond(door, 'GET /a', load, 0)
  await onceASecond(door, 'GET /b', load, 1)
  await onceASecond(newDoor(), 'GET /a', load, 2)
  expect(load).toHaveBeenCalledTimes(3)
})
