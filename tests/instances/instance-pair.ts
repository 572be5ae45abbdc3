import { afterAll, beforeAll } from 'vitest'
import { createDatabase } from '#tests/contract/postgres-databases.ts'
import { openPostgresProxy, type PostgresProxy } from '#tests/contract/postgres-proxy.ts'
import { removeFolder, startSite, temporaryFolder, type Site } from '#tests/e2e/fixtures/site.ts'
import { startS3Server, type S3Server } from '#tests/s3/wire-server.ts'
import { openBalancer, type Balancer } from './balancer.ts'

const BUCKET = 'files'
const PREFIX = 'site'

/** Two built hosts on one PostgreSQL and one S3-compatible storage, each with a folder of its own, behind a balancer. */
export interface InstancePair {
  instances: [Site, Site]
  balancer: Balancer
  /** To the database. */
  way: PostgresProxy
  /** How many uploads the storage keeps. */
  countUploads(): number
  /** Stops one by a signal and starts it again, until both are ready. */
  restart(index: 0 | 1, signal: NodeJS.Signals): Promise<Awaited<ReturnType<Site['stop']>>>
}

/** The pair of a test file, from its first test to its last. */
export function withInstancePair(): InstancePair {
  const pair = {} as InstancePair
  let folders: [string, string]
  let storage: S3Server
  let hasBegun = false

  const start = (index: 0 | 1) =>
    startSite({
      dataDir: folders[index],
      env: {
        DATABASE_URL: pair.way.address,
        UPLOADS_URL: storage.addressOf(BUCKET, PREFIX),
        AWS_ACCESS_KEY_ID: storage.keys.accessKeyId,
        AWS_SECRET_ACCESS_KEY: storage.keys.secretAccessKey,
        PII_KEY: '07'.repeat(32),
        TRUST_PROXY: '1',
        CONTACT_PER_MINUTE: '10',
      },
    })
  const balanceBoth = async () => {
    pair.balancer.use(pair.instances.map(({ origin }) => origin))
    await pair.balancer.ready(2)
  }

  beforeAll(async () => {
    folders = [await temporaryFolder(), await temporaryFolder()]
    storage = await startS3Server([BUCKET])
    pair.way = await openPostgresProxy(await createDatabase('template0'))
    pair.balancer = await openBalancer()
    const starting = [start(0), start(1)] as const
    const begun = await Promise.allSettled(starting)
    // If one does not start, the other must not stay.
    if (begun.some(({ status }) => status === 'rejected'))
      await Promise.all(begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value.stop()] : [])))
    pair.instances = await Promise.all(starting)
    hasBegun = true
    await balanceBoth()
  }, 120_000)

  afterAll(async () => {
    await pair.balancer.close()
    if (hasBegun) await Promise.all(pair.instances.map((each) => each.stop()))
    await pair.way.close()
    await storage.stop()
    await Promise.all(folders.map(removeFolder))
  })

  return Object.assign(pair, {
    countUploads: () =>
      [...storage.bucket(BUCKET).objects.keys()].filter((key) => key.startsWith(`${PREFIX}/uploads/`)).length,
    async restart(index: 0 | 1, signal: NodeJS.Signals) {
      const end = await pair.instances[index].stop(signal)
      pair.instances[index] = await start(index)
      await balanceBoth()
      return end
    },
  })
}
