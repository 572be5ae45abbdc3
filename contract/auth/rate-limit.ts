import type { Backend, Stores } from '#contract/engine/backend.ts'
import { storedMoment } from '#contract/shared/moments.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { hashOf } from '#contract/shared/hash-of.ts'

const SWEPT_AT_ONCE = 20

/** How many attempts, in which time. Those of a sign-in: `loginMaxFailures` (contract/shared/environment-defaults.ts). */
export interface AttemptLimit {
  most: number
  windowMs: number
  /** Whether each attempt starts the time again. */
  isProlonged: boolean
  /** What the caller reads when there were too many, with the time to wait if it is a function. */
  message: string | ((retryAfterSeconds: number) => string)
}

/** The stored name of what is counted: a hash, so that neither names nor addresses are stored. */
export const attemptKey = (...parts: readonly string[]) => hashOf(parts.join('\n'))

/**
 * Counts one attempt, in the transaction of the caller. Its window ends at most one window from now, even if the clock has
 * been set back since.
 * @throws HttpError 429 with the time to wait when there were too many
 */
export async function countAttempt(
  stores: Stores,
  key: string,
  limit: AttemptLimit,
  now: Date,
): Promise<void> {
  const attempts = stores.of('attempt')
  const moment = storedMoment(now)
  const newEnd = storedMoment(new Date(now.getTime() + limit.windowMs))
  const [found] = await attempts.find({ where: { key }, limit: 1 })
  const storedEnd = String(found?.endTime ?? '')
  const endTime = storedEnd > newEnd ? newEnd : storedEnd
  const count = endTime > moment ? Number(found?.count) : 0
  if (count >= limit.most) {
    const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(endTime) - now.getTime()) / 1000))
    // The error rolls its transaction back; without the new end every later attempt would start its own window.
    const afterwards = endTime === storedEnd ? undefined : endBy(key, newEnd)
    const message = typeof limit.message === 'string' ? limit.message : limit.message(retryAfterSeconds)
    throw new HttpError(429, message, { retryAfterSeconds, afterwards })
  }
  const values = { count: count + 1, endTime: count > 0 && !limit.isProlonged ? endTime : newEnd }
  if (found) return void (await attempts.update(found.id, values, found))
  await attempts.create({ key, ...values })
  await sweep(stores, moment)
}

function endBy(key: string, newEnd: string) {
  return ({ transaction }: Pick<Backend, 'transaction'>) =>
    transaction(async (stores) => {
      const [found] = await stores.of('attempt').find({ where: { key }, limit: 1 })
      if (found && String(found.endTime) > newEnd)
        await stores.of('attempt').update(found.id, { endTime: newEnd })
    })
}

/** Takes back one attempt. */
export async function takeBackAttempt(stores: Stores, key: string): Promise<void> {
  const [found] = await stores.of('attempt').find({ where: { key }, limit: 1 })
  if (found && Number(found.count) > 0)
    await stores.of('attempt').update(found.id, { count: Number(found.count) - 1 })
}

/** Runs what was counted, and takes the attempts back if it was too busy (429) to check a password. */
export async function triedUnlessBusy<Result>(
  { transaction }: Pick<Backend, 'transaction'>,
  keys: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HttpError && error.status === 429)
      await transaction(async (stores) => {
        for (const key of keys) await takeBackAttempt(stores, key)
      })
    throw error
  }
}

/** Deletes the attempts of one key. */
export async function forgetAttempts(stores: Stores, key: string): Promise<void> {
  for (const { id } of await stores.of('attempt').find({ where: { key } }))
    await stores.of('attempt').remove(id)
}

/** Deletes a few expired attempts with each new one, so that the table stays small. */
async function sweep(stores: Stores, moment: string): Promise<void> {
  const attempts = stores.of('attempt')
  const ended = await attempts.find({ range: { field: 'endTime', to: moment }, limit: SWEPT_AT_ONCE })
  for (const { id } of ended) await attempts.remove(id)
}
