import { setTimeout as after } from 'node:timers/promises'
import { administrator } from '../steps/start-product.mjs'
import { callerOf } from './caller-of.mjs'
import { median } from './time-requests.mjs'

/** What another process of the same database may still tell of what was before, in milliseconds. */
const MAY_LAG_MS = 1000

/**
 * Of so many pairs those in which a visitor was told less than what was acknowledged, and how long after.
 * @typedef {{ pairs: number, missed: number, medianMs: number, longestMs: number }} Pairs
 */

/**
 * Saves a record again and again, and reads at once what visitors are told: none may be told less than what was
 * acknowledged. From another process than the one that saved it has to be there within a second.
 * @param {string} writing origin of the process that saves
 * @param {string} reading origin of the one that is asked, the same or another on one database
 * @param {number} pairs
 * @returns {Promise<Pairs>}
 */
export async function writeThenRead(writing, reading, pairs) {
  const [save, ask] = [callerOf(writing), callerOf(reading)]
  const mayLagMs = writing === reading ? 0 : MAY_LAG_MS
  const { token } = await save('POST /api/admin/login', administrator)
  const [partner] = await save('GET /api/partner/admin/list', undefined, token)
  const isTold = async (/** @type {string} */ name) => {
    const list = await ask('GET /api/partner/list')
    return list.find((/** @type {{ id: number }} */ { id }) => id === partner.id)?.name === name
  }
  let missed = 0
  const lags = []
  for (let pair = 1; pair <= pairs; pair += 1) {
    const name = `合作企业 ${pair}`
    await save('POST /api/partner/update', { ...partner, name }, token)
    const saved = performance.now()
    let lag = 0
    let isThere = await isTold(name)
    while (!isThere && lag < mayLagMs) {
      await after(1)
      isThere = await isTold(name)
      lag = performance.now() - saved
    }
    if (!isThere) missed += 1
    lags.push(lag)
  }
  const [medianMs, longestMs] = [median(lags), Math.max(...lags)]
  const where = writing === reading ? 'one process' : 'two processes on one database'
  const told = mayLagMs === 0 ? '' : `, told after ${medianMs.toFixed(1)} ms, at most ${longestMs.toFixed(1)}`
  process.stdout.write(`\nwrite, then read, ${where}: ${pairs} pairs, ${missed} missed${told}\n`)
  if (missed > 0) process.exitCode = 1
  return { pairs, missed, medianMs, longestMs }
}
