import { expect, test } from 'vitest'
import type { CachedResponse } from './cached-response.ts'
import { createResponseCache } from './response-cache.ts'
import { createContentVersions } from './content-versions.ts'

const NEVER = Number.MAX_SAFE_INTEGER

/** Answers of ten bytes that tell how often they were made. */
function keeper({ mostBytes = 1000, isCacheable = true, changesAt = () => Promise.resolve(NEVER) } = {}) {
  const contentVersions = createContentVersions()
  const clock = { now: 0 }
  const made: string[] = []
  let hold: Promise<void> | undefined
  const make = async (address: string) => {
    made.push(address)
    await hold
    return { isCacheable, size: 10, status: made.length } as CachedResponse
  }
  const kept = createResponseCache(make, contentVersions, mostBytes, changesAt, () => clock.now)
  return {
    kept,
    contentVersions,
    clock,
    made,
    /** Whatever is made from now on waits for the returned function. */
    stall() {
      let go = () => {}
      hold = new Promise((resolve) => (go = resolve))
      return go
    },
  }
}

test('what was made is found until something is written', async () => {
  const { kept, contentVersions } = keeper()
  expect(kept.find('/')).toBeUndefined()
  const answer = await kept.make('/')
  expect(kept.find('/')).toBe(answer)
  contentVersions.onWrite()
  expect(kept.find('/')).toBeUndefined()
})

test('what was begun before a write is sent to who asked for it and to nobody after them', async () => {
  const { kept, contentVersions, made, stall } = keeper()
  const go = stall()
  const early = kept.make('/')
  contentVersions.onWrite()
  const late = kept.make('/')
  go()
  expect(await early).not.toBe(await late)
  expect(kept.find('/')).toBe(await late)
  expect(made).toHaveLength(2)
})

test('however many ask for an address at once, it is made once', async () => {
  const { kept, made } = keeper()
  await Promise.all(Array.from({ length: 50 }, () => kept.make('/about')))
  expect(made).toEqual(['/about'])
})

test('a failure is nobody’s but theirs who waited for it', async () => {
  const contentVersions = createContentVersions()
  let tries = 0
  const make = () =>
    tries++ === 0 ? Promise.reject(new Error('broken')) : Promise.resolve({ isCacheable: true, size: 1 })
  const kept = createResponseCache(make as () => Promise<CachedResponse>, contentVersions, 1000, () =>
    Promise.resolve(NEVER),
  )
  await expect(kept.make('/')).rejects.toThrow('broken')
  expect(kept.find('/')).toBeUndefined()
  await kept.make('/')
  expect(kept.find('/')).toBeDefined()
})

test('what is not to be kept is made for each who asks', async () => {
  const { kept, made } = keeper({ isCacheable: false })
  await kept.make('/')
  expect(kept.find('/')).toBeUndefined()
  await kept.make('/')
  expect(made).toHaveLength(2)
})

test('where memory is full, what was asked for longest ago goes', async () => {
  const { kept } = keeper({ mostBytes: 25 })
  await kept.make('/a')
  await kept.make('/b')
  kept.find('/a')
  await kept.make('/c')
  expect(['/a', '/b', '/c'].map((address) => kept.find(address) !== undefined)).toEqual([true, false, true])
})

test('an answer larger than all the memory is sent and not kept', async () => {
  const { kept } = keeper({ mostBytes: 5 })
  expect((await kept.make('/')).size).toBe(10)
  expect(kept.find('/')).toBeUndefined()
})

test('nothing is told for more than a minute, nor beyond the moment from which it differs', async () => {
  const { kept, clock } = keeper({ changesAt: () => Promise.resolve(70_000) })
  await kept.make('/')
  clock.now = 59_999
  expect(kept.find('/')).toBeDefined()
  clock.now = 60_000
  expect(kept.find('/')).toBeUndefined()
  await kept.make('/')
  clock.now = 69_999
  expect(kept.find('/')).toBeDefined()
  clock.now = 70_000
  expect(kept.find('/')).toBeUndefined()
})

test('where nobody can say when it differs, an answer is sent and not kept', async () => {
  const { kept } = keeper({ changesAt: () => Promise.reject(new Error('away')) })
  expect((await kept.make('/')).size).toBe(10)
  expect(kept.find('/')).toBeUndefined()
})

test('an answer does not wait for who says when it differs', async () => {
  const { kept } = keeper({ changesAt: () => new Promise(() => {}) })
  expect(await kept.make('/')).toMatchObject({ status: 1 })
  expect(kept.find('/')).toBeUndefined()
})

test('while others’ writes go unheard nothing is kept, and what was is forgotten', async () => {
  const { kept, contentVersions } = keeper()
  await kept.make('/')
  contentVersions.onDisconnected()
  expect(kept.find('/')).toBeUndefined()
  await kept.make('/')
  expect(kept.find('/')).toBeUndefined()
  contentVersions.onReconnected()
  await kept.make('/')
  expect(kept.find('/')).toBeDefined()
})

test('what was begun while others went unheard is not kept once they are heard', async () => {
  const { kept, contentVersions, stall } = keeper()
  contentVersions.onDisconnected()
  const go = stall()
  const answer = kept.make('/')
  contentVersions.onReconnected()
  go()
  await answer
  expect(kept.find('/')).toBeUndefined()
})
