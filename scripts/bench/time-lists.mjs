import { join } from 'node:path'
import { findPostgres } from '../tasks/find-postgres.mjs'
import { runPackage } from '../tasks/run-command.mjs'
import { administrator, startProduct } from '../tasks/start-product.mjs'
import { startPostgres } from '../tasks/start-postgres.mjs'
import { createBenchClient } from './create-bench-client.mjs'
import { median, timeRequests } from './time-requests.mjs'

export const ROWS = 100_000
const ROUNDS = 7
const WIDTH = 56

const types = { messages: '/api/contact/admin/list', applications: '/api/application/admin/list' }

/** What an administrator of many messages and applications does with a list of ten. */
export const acts = {
  open: '',
  'sort by name': 'sort=name&order=asc',
  'one day': 'from=2026-01-05&to=2026-01-05',
  'last page': `page=${ROWS / 10}`,
  'two characters, of one in 500': 'keyword=张伟',
  'two characters, of one in 10': 'keyword=标注',
  'a longer word': 'keyword=user77@',
}

/** Milliseconds of an act by database, type and act, as `SQLite, messages, open`. @typedef {Record<string, number>} Lists */

/**
 * Milliseconds of each act, the exact total included, on each database that this machine has; the median of seven.
 * @param {string} folder for databases
 * @returns {Promise<Lists>}
 */
export async function timeLists(folder) {
  process.stdout.write(`\n${`lists of ten, of ${ROWS} rows`.padEnd(WIDTH)}        ms\n`)
  /** @type {Lists} */
  const lists = {}
  await timeOn('SQLite', { DATA_DIR: join(folder, 'sqlite'), DATABASE_URL: undefined }, lists)
  const programs = findPostgres()
  if (!programs) {
    process.stdout.write('PostgreSQL: not measured\n')
    return lists
  }
  const server = await startPostgres(programs)
  try {
    const DATABASE_URL = server.addressOf('postgres')
    await timeOn('PostgreSQL', { DATA_DIR: join(folder, 'postgres'), DATABASE_URL }, lists)
  } finally {
    await server.stop()
  }
  return lists
}

/**
 * @param {string} database
 * @param {{ DATA_DIR: string, DATABASE_URL: string | undefined }} place
 * @param {Lists} lists to which its own are added
 */
async function timeOn(database, place, lists) {
  const env = { ...place, DEMO_CONTENT: '0' }
  const filled = await runPackage('tsx/dist/cli.mjs', ['scripts/bench/fill-rows.ts', String(ROWS)], { env })
  if (filled.code !== 0) throw new Error(filled.output)
  const { origin, stop } = await startProduct(env)
  try {
    const { token } = await createBenchClient(origin)('POST /api/admin/login', administrator)
    const headers = { Authorization: `Bearer ${token}` }
    for (const [type, address] of Object.entries(types)) {
      for (const [act, query] of Object.entries(acts)) {
        const name = `${database}, ${type}, ${act}`
        const asked = `${origin}${address}?size=10&${query}`
        const times = []
        for (let round = 0; round < ROUNDS; round += 1) times.push(await timeRequests(asked, 1, headers))
        lists[name] = median(times)
        process.stdout.write(`${name.padEnd(WIDTH)}${median(times).toFixed(1).padStart(10)}\n`)
      }
    }
  } finally {
    await stop()
  }
}
