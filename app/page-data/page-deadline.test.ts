import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpError } from '#contract/shared/http-error.ts'
import { createPageReader } from './create-page-reader.ts'
import { createPageDeadline } from './page-deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const hanging = () => new Promise<never>(() => undefined)
const AWAY = { name: 'HttpError', status: 503 }

test('reads of one page share 3 s, those in a row too, and later ones are refused at once', async () => {
  const { limit } = createPageDeadline()
  const isDone = vi.fn()
  const threeInARow = async () => {
    for (let turn = 0; turn < 3; turn += 1) await limit(hanging).catch(() => undefined)
  }
  void Promise.all([threeInARow(), threeInARow()]).then(isDone)
  await vi.advanceTimersByTimeAsync(2900)
  expect(isDone).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(isDone).toHaveBeenCalled()
  await expect(limit(hanging)).rejects.toMatchObject(AWAY)
  expect(vi.getTimerCount()).toBe(0)
})

test('reads that are slow but do answer share the 3 s too', async () => {
  const slowly = () => new Promise((resolve) => setTimeout(resolve, 2000, 'x'))
  const { limit } = createPageDeadline()
  const first = limit(slowly)
  await vi.advanceTimersByTimeAsync(2000)
  await expect(first).resolves.toBe('x')
  const second = expect(limit(slowly)).rejects.toMatchObject(AWAY)
  await vi.advanceTimersByTimeAsync(1000)
  await second
})

test('a page whose store answers gets what it asked for and leaves no timer behind', async () => {
  expect(await createPageDeadline().limit(async () => 'x')).toBe('x')
  expect(vi.getTimerCount()).toBe(0)
})

test('after one read was refused with 503 the page asks no more', async () => {
  const call = vi.fn(() => Promise.reject(new HttpError(503, '系统繁忙')))
  const read = createPageReader(call, { deadline: createPageDeadline(), report: () => undefined })
  expect(await read.one('GET /api/about', '加载失败')).toBeNull()
  expect(await read.list('GET /api/banner/list', '加载失败')).toEqual([])
  expect(call).toHaveBeenCalledOnce()
})

test('a deadline that was ended refuses at once', async () => {
  const { limit, end } = createPageDeadline()
  end()
  await expect(limit(hanging)).rejects.toMatchObject(AWAY)
})
