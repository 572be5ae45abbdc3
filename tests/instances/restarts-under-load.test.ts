import { expect, test } from 'vitest'
import { call, signIn } from '#tests/e2e/fixtures/api.ts'
import { withInstancePair } from './instance-pair.ts'
import { beginLoad, type Tally } from './load.ts'

const ENOUGH = 15

const pair = withInstancePair()
const origin = () => pair.balancer.origin

test('a rolling restart under load cuts no request, loses nothing and doubles nothing', async () => {
  const before = pair.countUploads()
  const load = beginLoad(origin(), 'rolling', await signIn(origin()))
  for (const index of [0, 1] as const) {
    await expectMore(load.tally)
    expect(await pair.restart(index, 'SIGTERM')).toEqual({ code: 0, signal: null })
  }
  await expectMore(load.tally)
  const tally = await load.stop()
  const { failures, unread, unheard } = tally
  expect({ failures, unread, unheard }).toEqual({ failures: [], unread: [], unheard: [] })
  expect(await counted(tally, 'rolling')).toEqual({ lost: [], doubled: 0, kept: tally.acknowledged.length })
  expect(pair.countUploads() - before).toBe(tally.uploaded.length)
  tell('a rolling restart', tally)
})

test('of what was acknowledged nothing is lost or doubled when one is killed after the other', async () => {
  const load = beginLoad(origin(), 'killed', await signIn(origin()))
  for (const index of [0, 1] as const) {
    await expectMore(load.tally)
    await pair.restart(index, 'SIGKILL')
  }
  const tally = await load.stop()
  expect(await counted(tally, 'killed')).toMatchObject({ lost: [], doubled: 0 })
  expect(tally.unread).toEqual([])
  tell('killed one after the other', tally)
})

/** The subjects of a load in the database, and how many acknowledged ones, with pictures, are lost or duplicated. */
async function counted({ acknowledged, uploaded }: Tally, name: string) {
  const token = await signIn(origin())
  const { data } = await call<{ subject: string }[]>(origin(), 'GET /api/contact/admin/list', { token })
  const subjects = data.map(({ subject }) => subject).filter((each) => each.startsWith(name))
  const kept = new Set(subjects)
  const unserved = await Promise.all(
    uploaded.map(async (path) => ((await fetch(origin() + path)).status === 200 ? [] : [path])),
  )
  return {
    lost: [...acknowledged.filter((subject) => !kept.has(subject)), ...unserved.flat()],
    doubled: subjects.length - kept.size,
    kept: kept.size,
  }
}

/** Waits until so many more messages and a picture were acknowledged. */
async function expectMore({ acknowledged, uploaded }: Tally) {
  const before = [acknowledged.length, uploaded.length] as const
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before[0] + ENOUGH)
  await expect.poll(() => uploaded.length, { timeout: 60_000 }).toBeGreaterThan(before[1])
}

/** For the person who runs it: how much the test met. */
function tell(fault: string, { asked, acknowledged, uploaded, failures }: Tally) {
  process.stdout.write(
    `${fault}: ${asked} requests, ${acknowledged.length} messages and ${uploaded.length} pictures acknowledged, 0 lost, 0 doubled, ${failures.length} refused or cut\n`,
  )
}
