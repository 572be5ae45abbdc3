import { expect, test } from 'vitest'
import { signIn } from '#tests/e2e/fixtures/api.ts'
import { preparedFolder } from '#tests/e2e/fixtures/prepared-folder.ts'
import { runProgram, startSite } from '#tests/e2e/fixtures/site.ts'
import { startWriters, storedOn } from './busy-site.ts'
import { noteFault } from './fault-table.ts'
import { freshFolder, rounds } from './site-folder.ts'

const WRITTEN_BEFORE_KILL = 40

const folder = freshFolder(preparedFolder)

test('killed with -9 under five writers, round after round, the site keeps what it acknowledged, once, and its journal is whole', async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite({ dataDir: folder.path })
    const writers = startWriters(site.origin, await signIn(site.origin))
    await expect
      .poll(() => writers.acknowledged.length, { timeout: 60_000 })
      .toBeGreaterThan(WRITTEN_BEFORE_KILL)
    expect(await site.stop('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
    await writers.stop()
    expect(writers.refused).toEqual([])
    acknowledged.push(...writers.acknowledged)
  }

  const again = await startSite({ dataDir: folder.path })
  const stored = await storedOn(again.origin, acknowledged)
  await again.stop()
  const journal = await runProgram('privacy.js', ['verify-audit'], { DATA_DIR: folder.path })
  expect(journal.code, journal.output).toBe(0)
  await noteFault('kill -9 under five writers (SQLite)', rounds, { acknowledged, stored })
})
