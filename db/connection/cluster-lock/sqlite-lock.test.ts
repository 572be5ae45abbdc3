import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSqliteLock } from './sqlite-lock.ts'
import { bundled } from '#tests/setup/bundled.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'one-instance-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

/** Work that is at it until it is told to end. */
function held() {
  let end = () => undefined as void
  const until = new Promise<void>((resolve) => (end = resolve))
  return { work: () => until, end: () => end() }
}

/** Another process that is at it until it is killed, or leaves it alone. */
const fork = async (folder: string) =>
  spawn(process.execPath, [await bundled('db/sqlite/test-processes/holding-lock.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

test('while one is at it another leaves it alone; other work and later work are done', async () => {
  const [one, other] = [createSqliteLock(dataDir), createSqliteLock(dataDir)]
  const first = held()
  let hasBegun = () => undefined as void
  const begun = new Promise<void>((resolve) => (hasBegun = resolve))
  const atIt = one('sweep', () => {
    hasBegun()
    return first.work()
  })
  await begun
  expect(await other('sweep', async () => 'done')).toBeUndefined()
  expect(await one('sweep', async () => 'done')).toBeUndefined()
  expect(await other('backup', async () => 'done')).toEqual({ result: 'done' })
  first.end()
  await atIt
  expect(await other('sweep', async () => 'done')).toEqual({ result: 'done' })
})

test('who waits gets its turn, one after the other, and what fails gives it back', async () => {
  let atIt = 0
  let mostAtIt = 0
  const work = async () => {
    mostAtIt = Math.max(mostAtIt, ++atIt)
    await new Promise((resolve) => setTimeout(resolve, 5))
    atIt -= 1
    throw new Error('no')
  }
  const tries = [1, 2, 3, 4].map(() => createSqliteLock(dataDir)('start', work, { waits: true }))
  const reasons = (await Promise.allSettled(tries)).map((settled) => 'reason' in settled && settled.reason)
  expect(reasons.map(String)).toEqual(Array(4).fill('Error: no'))
  expect(mostAtIt).toBe(1)
})

test('a process that is killed at it has let go', async () => {
  const holder = await fork(dataDir)
  await once(holder.stdout, 'data')
  const here = createSqliteLock(dataDir)
  expect(await here('sweep', async () => 'done')).toBeUndefined()
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(await here('sweep', async () => 'done')).toEqual({ result: 'done' })
})

test('who is at it is not let go of when the same process looks once more', async () => {
  const here = createSqliteLock(dataDir)
  const elsewhere = async () => {
    const other = await fork(dataDir)
    const [said] = await Promise.race([once(other.stdout, 'data'), once(other, 'exit')])
    other.kill('SIGKILL')
    return String(said)
  }
  const inside = await here('sweep', async () => [await here('sweep', async () => 'done'), await elsewhere()])
  expect(inside).toEqual({ result: [undefined, 'left alone\n'] })
  expect(await elsewhere()).toBe('at it\n')
})

test.each(['', '../x', 'Sweep', 'a b', 'a/b'])('%j names no lock', async (name) => {
  await expect(createSqliteLock(dataDir)(name, async () => 1)).rejects.toThrow(RangeError)
})
