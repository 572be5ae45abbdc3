import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter, once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'
import { fewAtOnce } from './few-at-once.ts'

const TURN_MS = 50
const LONGEST_TURNS = 4

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Pieces of work that end when they are told to, in a queue of two. */
function begun(names: string, hasIdled: () => boolean) {
  const begun: string[] = []
  const ends = new EventEmitter()
  const few = fewAtOnce(2, hasIdled)
  const results = [...names].map((name) =>
    few(async () => {
      begun.push(name)
      const [reason] = (await once(ends, name)) as [string | undefined]
      if (reason) throw new Error(reason)
      return name
    }),
  )
  return { begun, results, end: (name: string, reason?: string) => ends.emit(name, reason) }
}

const settle = () => after(1)

const turn = async () => {
  vi.advanceTimersByTime(TURN_MS)
  await settle()
}

test('the third begins when one of two has ended, and each hands on what it says', async () => {
  const pages = begun('abc', () => false)
  await turn()
  expect(pages.begun).toEqual(['a', 'b'])
  pages.end('b')
  await settle()
  expect(pages.begun).toEqual(['a', 'b', 'c'])
  pages.end('a')
  pages.end('c')
  expect(await Promise.all(pages.results)).toEqual(['a', 'b', 'c'])
  expect(vi.getTimerCount()).toBe(0)
})

test('one that fails hands on its failure and its place', async () => {
  const pages = begun('abc', () => false)
  const failed = expect(pages.results[0]).rejects.toThrow('away')
  await settle()
  pages.end('a', 'away')
  await failed
  await settle()
  expect(pages.begun).toEqual(['a', 'b', 'c'])
})

test('while the thread is idle, each turn as many more begin as have begun; none beside them when it is busy again', async () => {
  let isIdle = true
  const pages = begun('abcdefghijkl', () => isIdle)
  await settle()
  expect(pages.begun.join('')).toBe('ab')
  await turn()
  expect(pages.begun.join('')).toBe('abcd')
  await turn()
  expect(pages.begun.join('')).toBe('abcdefgh')
  isIdle = false
  await turn()
  for (const name of 'abcdef') pages.end(name)
  await settle()
  expect(pages.begun.join('')).toBe('abcdefgh')
  pages.end('g')
  await settle()
  expect(pages.begun.join('')).toBe('abcdefghi')
})

test('two that wait for long no longer count while the thread is busy, and free no place twice', async () => {
  const pages = begun('abcdef', () => false)
  for (let turns = 0; turns < LONGEST_TURNS; turns++) await turn()
  expect(pages.begun.join('')).toBe('ab')
  await turn()
  expect(pages.begun.join('')).toBe('abcd')
  pages.end('a')
  pages.end('b')
  await settle()
  expect(pages.begun.join('')).toBe('abcd')
  pages.end('c')
  await settle()
  expect(pages.begun.join('')).toBe('abcde')
})

test('a thread that has nothing to do is found idle by itself', async () => {
  vi.useRealTimers()
  const few = fewAtOnce(1)
  void few(() => new Promise(() => {}))
  expect(await few(async () => 'begun')).toBe('begun')
})

test('who waited is still the request that asked', async () => {
  const ids = new AsyncLocalStorage<number>()
  const few = fewAtOnce(1, () => false)
  const seen = [1, 2, 3].map((id) => ids.run(id, () => few(async () => ids.getStore())))
  expect(await Promise.all(seen)).toEqual([1, 2, 3])
})
