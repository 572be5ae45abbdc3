import { join } from 'node:path'
import { findPostgres } from '#scripts/steps/find-postgres.mjs'
import { startPostgres } from '#scripts/steps/start-postgres.mjs'
import { administrator, startProduct } from '../steps/start-product.mjs'
import { callerOf } from './caller-of.mjs'
import { fillRows, searchIsFilled } from './fill-rows.mjs'
import { median, timeRequests } from './time-requests.mjs'

const SIZES = [1000, 1_000_000]
const ROUNDS = 7
const REQUESTS_PER_ROUND = 10
const WARM_UP_REQUESTS = 10
const WIDTH = 56

/**
 * The lists that an administrator of many messages and applications opens.
 * @type {Record<string, { table: import('./fill-rows.mjs').Table, address: string }>}
 */
const types = {
  messages: { table: 'contact_message', address: '/api/contact/admin/list' },
  applications: { table: 'application', address: '/api/application/admin/list' },
}
const lists = {
  newest: () => '',
  'by name': () => 'sort=name&order=asc',
  'one day': () => 'from=2026-01-05&to=2026-01-05',
  'last page': (/** @type {number} */ size) => `page=${size / 10}`,
  'middle page': (/** @type {number} */ size) => `page=${size / 20}`,
  'two characters, of one in 500': () => 'keyword=张伟',
  'two characters, of one in 10': () => 'keyword=标注',
  'a longer word': () => 'keyword=user77@',
}

/** @typedef {import('./fill-rows.mjs').Place} Place */
/** How many times longer a list of a million takes than one of a thousand, by its name. @typedef {Record<string, number>} Growth */
/** @typedef {{ size: number, origin: string, headers: Record<string, string>, stop(): Promise<void> }} FilledProduct */

/**
 * Ten rows and the exact total of a thousand messages and applications beside those of a million, on each database that
 * this machine has.
 * @param {string} folder
 * @param {{ isOnPostgres?: boolean, isOnSqlite?: boolean }} [choice] both
 * @returns {Promise<Growth>}
 */
export async function compareLists(folder, { isOnPostgres = true, isOnSqlite = true } = {}) {
  process.stdout.write(`\n${'lists of ten'.padEnd(WIDTH)}   1000 ms  1000000 ms   ratio\n`)
  /** @type {Growth} */
  const growth = {}
  if (isOnSqlite) await compareOn(growth, 'SQLite', (size) => ({ DATA_DIR: join(folder, `sqlite-${size}`) }))
  const programs = isOnPostgres && findPostgres()
  if (!programs) {
    process.stdout.write('PostgreSQL: not measured\n')
    return growth
  }
  const server = await startPostgres(programs)
  try {
    const databases = new Map([
      [SIZES[0], 'postgres'],
      [SIZES[1], 'template1'],
    ])
    await compareOn(growth, 'PostgreSQL', (size) => ({
      DATA_DIR: join(folder, `postgres-${size}`),
      DATABASE_URL: server.addressOf(databases.get(size) ?? ''),
    }))
  } finally {
    await server.stop()
  }
  return growth
}

/**
 * @param {Growth} growth to which its lists are added
 * @param {string} name
 * @param {(size: number) => Place} placeOf
 */
async function compareOn(growth, name, placeOf) {
  /** @type {FilledProduct[]} */
  const products = []
  try {
    for (const size of SIZES) products.push(await startFilled(placeOf(size), size))
    for (const [type, { address }] of Object.entries(types))
      for (const [title, queryOf] of Object.entries(lists))
        growth[`${name}, ${type}, ${title}`] = await compareList(
          `${name}, ${type}, ${title}`,
          (size) => `${address}?size=10&${queryOf(size)}`,
          products,
        )
  } finally {
    await Promise.all(products.map(({ stop }) => stop()))
  }
}

/**
 * @param {string} title
 * @param {(size: number) => string} pathOf
 * @param {FilledProduct[]} products
 */
async function compareList(title, pathOf, products) {
  const asked = products.map(({ size, origin, headers }) => ({
    address: `${origin}${pathOf(size)}`,
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
    `${title.padEnd(WIDTH)}${few.toFixed(2).padStart(10)}${many.toFixed(2).padStart(12)}${(many / few).toFixed(2).padStart(8)}\n`,
  )
  return many / few
}

/**
 * @param {Place} place
 * @param {number} size
 * @returns {Promise<FilledProduct>}
 */
async function startFilled(place, size) {
  const product = await startProduct({ DATABASE_URL: undefined, DEMO_CONTENT: '0', ...place })
  const { token } = await callerOf(product.origin)('POST /api/admin/login', administrator)
  const headers = { Authorization: `Bearer ${token}` }
  for (const { table, address } of Object.values(types)) {
    const started = performance.now()
    await fillRows(place, table, size)
    const filled = performance.now()
    await timeRequests(`${product.origin}${address}?keyword=begin`, 1, headers)
    await searchIsFilled(place, table)
    const seconds = [filled - started, performance.now() - filled].map((ms) => (ms / 1000).toFixed(1))
    process.stdout.write(
      `${size} rows of ${table}: written in ${seconds[0]} s, then indexed in ${seconds[1]} s\n`,
    )
  }
  return { ...product, size, headers }
}
