import { join } from 'node:path'
import { Sequelize } from 'sequelize'
import { findPostgres } from '#scripts/steps/find-postgres.mjs'
import { startPostgres } from '#scripts/steps/start-postgres.mjs'
import { administrator, startProduct } from '../steps/start-product.mjs'
import { callerOf } from './caller-of.mjs'
import { median, timeRequests } from './time-requests.mjs'

const SIZES = [1000, 1_000_000]
const ROUNDS = 9
const REQUESTS_PER_ROUND = 20
const WARM_UP_REQUESTS = 20

/** The first page of each list that an administrator of many messages opens. */
const lists = {
  newest: 'page=1&size=10',
  'by name': 'page=1&size=10&sort=name&order=asc',
  'one day': 'page=1&size=10&from=2026-01-05&to=2026-01-05',
}

/** @typedef {{ origin: string, headers: Record<string, string>, stop(): Promise<void> }} FilledProduct */

/**
 * The first page of a thousand messages beside that of a million, on each database that this machine has.
 * @param {string} folder
 */
export async function compareLists(folder) {
  process.stdout.write('\nmessages, first page       1000 ms  1000000 ms   ratio\n')
  await compareOn('SQLite', (size) => ({ DATA_DIR: join(folder, `sqlite-${size}`) }))
  const programs = findPostgres()
  if (!programs) return void process.stdout.write('PostgreSQL: not found on this machine\n')
  const server = await startPostgres(programs)
  try {
    const databases = new Map([
      [SIZES[0], 'postgres'],
      [SIZES[1], 'template1'],
    ])
    await compareOn('PostgreSQL', (size) => ({
      DATA_DIR: join(folder, `postgres-${size}`),
      DATABASE_URL: server.addressOf(databases.get(size) ?? ''),
    }))
  } finally {
    await server.stop()
  }
}

/**
 * @param {string} name
 * @param {(size: number) => { DATA_DIR: string, DATABASE_URL?: string }} placeOf
 */
async function compareOn(name, placeOf) {
  /** @type {FilledProduct[]} */
  const products = []
  try {
    for (const size of SIZES) products.push(await startFilled(placeOf(size), size))
    for (const [title, query] of Object.entries(lists))
      await compareList(`${name}, ${title}`, query, products)
  } finally {
    await Promise.all(products.map(({ stop }) => stop()))
  }
}

/**
 * @param {string} title
 * @param {string} query
 * @param {FilledProduct[]} products
 */
async function compareList(title, query, products) {
  const asked = products.map(({ origin, headers }) => ({
    address: `${origin}/api/contact/admin/list?${query}`,
    headers,
    times: /** @type {number[]} */ ([]),
  }))
  for (const { address, headers } of asked) await timeRequests(address, WARM_UP_REQUESTS, headers)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { address, headers, times } of asked)
      times.push(await timeRequests(address, REQUESTS_PER_ROUND, headers))
  }
  const [few = NaN, many = NaN] = asked.map(({ times }) => median(times))
  process.stdout.write(
    `${title.padEnd(24)}${few.toFixed(2).padStart(10)}${many.toFixed(2).padStart(12)}${(many / few).toFixed(2).padStart(8)}\n`,
  )
}

/**
 * @param {{ DATA_DIR: string, DATABASE_URL?: string }} place
 * @param {number} size
 * @returns {Promise<FilledProduct>}
 */
async function startFilled(place, size) {
  const product = await startProduct({ DATABASE_URL: undefined, DEMO_CONTENT: '0', ...place })
  await fill(place, size)
  const { token } = await callerOf(product.origin)('POST /api/admin/login', administrator)
  return { ...product, headers: { Authorization: `Bearer ${token}` } }
}

/**
 * Messages of thirty days, written by the database itself.
 * @param {{ DATA_DIR: string, DATABASE_URL?: string }} place
 * @param {number} size
 */
async function fill({ DATA_DIR, DATABASE_URL }, size) {
  const sequelize = DATABASE_URL
    ? new Sequelize(DATABASE_URL, { logging: false })
    : new Sequelize({ dialect: 'sqlite', storage: join(DATA_DIR, 'site.sqlite'), logging: false })
  const day = `(n * 30 / ${size} + 101)`
  await sequelize.query(`
    INSERT INTO contact_message ("name", "email", "phone", "subject", "message", "createTime")
    WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${size - 1})
    SELECT '陈' || (n % 9973), 'chen' || n || '@example.com', '10000000000', '咨询数据标注 ' || (n % 997),
      '请联系我。', '2026-01-' || substr(${day} || '', 2) || 'T02:00:00.000Z'
    FROM numbers`)
  // A server does this by itself, some minutes after many rows have come.
  if (DATABASE_URL) await sequelize.query('VACUUM ANALYZE contact_message')
  await sequelize.close()
}
