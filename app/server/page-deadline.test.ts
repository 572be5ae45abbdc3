import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAsk } from '#contract/ask/ask-in-process.ts'
import { withPageDeadline } from './page-deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const hanging = () => new Promise<Response>(() => undefined)
const banners = () => new Response('{"code":200,"message":"","data":["x"]}')

test('reads of one page share 3 s, those in a row too, and later ones are refused at once', async () => {
  const ask = withPageDeadline(createAsk(hanging))
  const isDone = vi.fn()
  const threeInARow = async () => {
    for (let turn = 0; turn < 3; turn += 1) await ask('GET /api/banner/list').catch(() => undefined)
  }
  void Promise.all([threeInARow(), threeInARow()]).then(isDone)
  await vi.advanceTimersByTimeAsync(2900)
  expect(isDone).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(isDone).toHaveBeenCalled()
  await expect(ask('GET /api/about')).rejects.toMatchObject({ name: 'AskError', status: 503 })
  expect(vi.getTimerCount()).toBe(0)
})

test('reads that are slow but do answer share the 3 s too', async () => {
  const slowly = () => new Promise<Response>((resolve) => setTimeout(() => resolve(banners()), 2000))
  const ask = withPageDeadline(createAsk(slowly))
  const first = ask('GET /api/banner/list')
  await vi.advanceTimersByTimeAsync(2000)
  await expect(first).resolves.toEqual(['x'])
  const second = expect(ask('GET /api/banner/list')).rejects.toMatchObject({ status: 503 })
  await vi.advanceTimersByTimeAsync(1000)
  await second
})

test('a page whose store answers gets what it asked for and leaves no timer behind', async () => {
  const ask = withPageDeadline(createAsk(async () => banners()))
  expect(await ask('GET /api/banner/list')).toEqual(['x'])
  expect(vi.getTimerCount()).toBe(0)
})

test('after one call was answered 503 the page asks no more', async () => {
  let calls = 0
  const ask = withPageDeadline(
    createAsk(async () => {
      calls += 1
      return new Response('{"code":503,"message":"系统繁忙","data":null}', { status: 503 })
    }),
  )
  await expect(ask('GET /api/about')).rejects.toMatchObject({ status: 503 })
  await expect(ask('GET /api/banner/list')).rejects.toMatchObject({ status: 503 })
  expect(calls).toBe(1)
})

test('a write of a page is not given up before its call is', async () => {
  const slowly = () => new Promise<Response>((resolve) => setTimeout(() => resolve(banners()), 6000))
  const sending = withPageDeadline(createAsk(slowly))('POST /api/contact/add', { body: {} as never })
  await vi.advanceTimersByTimeAsync(6000)
  await expect(sending).resolves.toEqual(['x'])
})
