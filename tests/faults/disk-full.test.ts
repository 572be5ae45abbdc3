import { expect, test } from 'vitest'
import { call, signIn, visitorMessage } from '#tests/e2e/fixtures/api.ts'
import { runProgram, startSite } from '#tests/e2e/fixtures/site.ts'
import { startWriters, storedOn } from './busy-site.ts'
import { noteFault } from './fault-table.ts'
import { waysToFill, type WayToFill } from './fill-disk.ts'
import { freshFolder } from './site-folder.ts'

const folder = freshFolder()

test('some way to fill a disk is there to try', () => {
  expect(waysToFill.length, 'needs prlimit (util-linux), or the right to mount a tmpfs').toBeGreaterThan(0)
})

test.each(waysToFill.map((way) => [way.name, way] as const))(
  '%s: nothing is acknowledged that is not kept, reads go on, and writes too once there is room again',
  async (_name, way) => {
    await way.prepare(folder.path)
    try {
      await fillWhileWritten(way)
    } finally {
      await way.cleanUp(folder.path)
    }
  },
)

/** Who sends something meanwhile is told what is wrong, and that it was not kept. */
async function expectToldOf(origin: string) {
  const answer = await fetch(`${origin}/api/contact/add`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...visitorMessage, subject: 'on a full disk' }),
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await answer.json()).toMatchObject({
    code: 503,
    message: expect.stringMatching(/^服务器存储空间不足/) as string,
    data: null,
  })
}

async function fillWhileWritten(way: WayToFill): Promise<void> {
  const site = await startSite({ dataDir: folder.path, env: { DEMO_CONTENT: '0' } })
  try {
    const writers = startWriters(site.origin, await signIn(site.origin))
    const { acknowledged, refused } = writers
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20)
    await way.fill(folder.path, site.pid)
    await expect.poll(() => refused.length, { timeout: 60_000 }).toBeGreaterThan(20)

    await expectToldOf(site.origin)
    for (const path of ['/', '/api/partner/list', '/readyz', '/healthz'])
      expect((await fetch(site.origin + path)).status, path).toBe(200)
    expect(site.output()).toMatch(/"reason":"(SQLITE_FULL|SQLITE_IOERR)"/)
    expect(site.output()).toMatch(/"reason":"(ENOSPC|EFBIG)"/)

    await way.giveBack(folder.path, site.pid)
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 20)
    await writers.stop()
    expect(new Set(refused)).toEqual(new Set([503]))
    const stored = await storedOn(site.origin, acknowledged)
    expect(stored).not.toContain('on a full disk')
    expect((await call(site.origin, 'GET /api/banner/list')).status).toBe(200)
    expect((await site.stop()).code).toBe(0)
    const journal = await runProgram('privacy.js', ['verify-audit'], { DATA_DIR: folder.path })
    expect(journal.code, journal.output).toBe(0)
    await noteFault(way.name, 1, { acknowledged, stored })
  } finally {
    await site.stop('SIGKILL')
  }
}
