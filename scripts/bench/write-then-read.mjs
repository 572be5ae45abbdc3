import { administrator } from '../steps/start-product.mjs'
import { callerOf } from './caller-of.mjs'

/**
 * Saves a record again and again, and reads at once what visitors are told: none may be told less than what was acknowledged.
 * @param {string} origin
 * @param {number} pairs
 */
export async function writeThenRead(origin, pairs) {
  const call = callerOf(origin)
  const { token } = await call('POST /api/admin/login', administrator)
  const [partner] = await call('GET /api/partner/admin/list', undefined, token)
  let missed = 0
  for (let pair = 1; pair <= pairs; pair += 1) {
    const name = `合作企业 ${pair}`
    await call('POST /api/partner/update', { ...partner, name }, token)
    const list = await call('GET /api/partner/list')
    if (list.find((/** @type {{ id: number }} */ { id }) => id === partner.id)?.name !== name) missed += 1
  }
  process.stdout.write(`\nwrite, then read: ${pairs} pairs, ${missed} missed\n`)
  if (missed > 0) process.exitCode = 1
}
