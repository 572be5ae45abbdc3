import { expect, test, vi } from 'vitest'
import { onceASecond } from './once-a-second.ts'

test('P-448, P-505 a call that comes again within 1000 ms is skipped and what it answered is handed on', async () => {
  const keeper = {}
  const load = vi.fn(async () => 'answer')
  expect(await onceASecond(keeper, 'GET /a', load, 0)).toBe('answer')
  expect(await onceASecond(keeper, 'GET /a', load, 999)).toBe('answer')
  expect(load).toHaveBeenCalledTimes(1)
})

test('P-505 after 1000 ms the call is made again', async () => {
  const keeper = {}
  const load = vi.fn(async () => 'answer')
  await onceASecond(keeper, 'GET /a', load, 0)
  await onceASecond(keeper, 'GET /a', load, 1000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('another call, and the same call of another keeper, are not skipped', async () => {
  const keeper = {}
  const load = vi.fn(async () => 'answer')
  await onceASecond(keeper, 'GET /a', load, 0)
  await onceASecond(keeper, 'GET /b', load, 1)
  await onceASecond({}, 'GET /a', load, 2)
  expect(load).toHaveBeenCalledTimes(3)
})
