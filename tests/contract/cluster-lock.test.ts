import { beforeEach, expect, test } from 'vitest'
import { createPostgresLock } from '#db/connection/cluster-lock/postgres-lock.ts'
import { createDatabase, onServer } from './postgres-databases.ts'

let address: string
beforeEach(async () => {
  address = await createDatabase('template0')
})

/** Work that goes on until its lock is lost. */
const untilLost = (lost: AbortSignal) =>
  new Promise<string>((resolve) => lost.addEventListener('abort', () => resolve('lost')))

test('while one instance is at it another leaves it alone, also under the same name on another database', async () => {
  const [one, other] = [createPostgresLock(address), createPostgresLock(address)]
  const elsewhere = createPostgresLock(await createDatabase('template0'))
  const inside = await one('sweep', async () => [
    await other('sweep', async () => 'done'),
    await other('backup', async () => 'done'),
    await elsewhere('sweep', async () => 'done'),
  ])
  expect(inside).toEqual({ result: [undefined, { result: 'done' }, { result: 'done' }] })
  expect(await other('sweep', async () => 'done')).toEqual({ result: 'done' })
})

test('who waits gets it when the work before has failed', async () => {
  let waiting: Promise<unknown> = Promise.resolve()
  const failing = createPostgresLock(address)('start', async () => {
    waiting = createPostgresLock(address)('start', async () => 'second', { waits: true })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await waiting).toEqual({ result: 'second' })
})

test('when its connection dies the work is told, and another may begin', async () => {
  let hasBegun = () => undefined as void
  const begun = new Promise<void>((resolve) => (hasBegun = resolve))
  const work = createPostgresLock(address)('sweep', (lost) => {
    hasBegun()
    return untilLost(lost)
  })
  await begun
  await onServer(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'tulian-site-sweep' AND datname = '${new URL(address).pathname.slice(1)}'`,
  )
  expect(await work).toEqual({ result: 'lost' })
  expect(await createPostgresLock(address)('sweep', async () => 'done')).toEqual({ result: 'done' })
})
