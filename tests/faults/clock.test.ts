import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { call, signIn } from '#tests/e2e/fixtures/api.ts'
import { preparedFolder } from '#tests/e2e/fixtures/prepared-folder.ts'
import { administrator, runProgram, startSite } from '#tests/e2e/fixtures/site.ts'
import { addPartner, leaveMessage, startWriters, storedOn } from './busy-site.ts'
import { noteFault } from './fault-table.ts'
import { freshFolder } from './site-folder.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Back and forth, by more than sessions last, by seconds, and home again. */
const SHIFTS = [-DAY_MS, DAY_MS, -5000, 400 * DAY_MS, -400 * DAY_MS, 30_000, 0]

const folder = freshFolder(preparedFolder)

test('a clock that jumps back and forth loses and doubles nothing, keeps nobody out for good, and leaves a journal that is whole', async () => {
  const clock = `${folder.path}.clock`
  onTestFinished(async () => void (await Promise.all([rm(clock), rm(`${clock}.seen`)])))
  await writeFile(clock, '0')
  const preload = pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href
  const site = await startSite({
    dataDir: folder.path,
    env: {
      NODE_OPTIONS: `--import=${preload}`,
      CLOCK_FILE: clock,
      LOGIN_MAX_FAILURES: '3',
      LOGIN_LOCK_MS: '1000',
    },
  })
  const setClock = async (shift: number) => {
    await writeFile(clock, String(shift))
    await expect.poll(() => readFile(`${clock}.seen`, 'utf8'), { timeout: 20_000 }).toBe(String(shift))
  }
  const acknowledged: string[] = []
  for (const shift of SHIFTS) {
    const token = await signIn(site.origin)
    const writers = startWriters(site.origin, token)
    await expect.poll(() => writers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(5)
    // A lock of this moment must not last until this moment comes again.
    for (let guess = 0; guess < 4; guess += 1)
      await call(site.origin, 'POST /api/admin/login', {
        body: { ...administrator, password: 'wrong guess' },
      })
    await setClock(shift)
    const before = writers.acknowledged.length
    await expect.poll(() => writers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 5)
    await writers.stop()
    // A session may have ended by it; nothing else is refused.
    expect(writers.refused.filter((status) => status !== 401)).toEqual([])
    await expect
      .poll(
        () =>
          signIn(site.origin).then(
            () => 'in',
            () => 'out',
          ),
        { timeout: 30_000, interval: 300 },
      )
      .toBe('in')
    acknowledged.push(...writers.acknowledged)
    const named = `at ${shift}`
    expect((await leaveMessage(site.origin, named)).status).toBe(200)
    expect((await addPartner(site.origin, await signIn(site.origin), `partner ${named}`)).status).toBe(200)
    acknowledged.push(named, `partner ${named}`)
    for (const path of ['/', '/readyz', '/api/news/published'])
      expect((await fetch(site.origin + path)).status, path).toBe(200)
  }
  const stored = await storedOn(site.origin, acknowledged)
  expect((await site.stop()).code).toBe(0)
  const journal = await runProgram('privacy.js', ['verify-audit'], { DATA_DIR: folder.path })
  expect(journal.code, journal.output).toBe(0)
  await noteFault('clock set back and forth', SHIFTS.length, { acknowledged, stored })
})
