import type { Backend, Stores } from '#contract/engine/backend.ts'
import { storedMoment } from '#contract/shared/moments.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { hashOf } from './tokens.ts'

const SWEPT_AT_ONCE = 20

/** How many tries, in which time. */
export interface AttemptLimit {
  most: number
  windowMs: number
  /** Whether each try starts the time again. */
  isProlonged: boolean
  /** What the caller reads when there were too many, where the time to wait is told or not. */
  sentence: string | ((retryAfterSeconds: number) => string)
}

/** The stored name of what is counted: a hash, so that neither names nor addresses are kept. */
export const attemptKey = (...parts: readonly string[]) => hashOf(parts.join('\n'))

/**
 * Counts one try, in the transaction it is called in. What is counted ends at most one window from now, also where the clock
 * was ahead when it was written down.
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
    // The refusal undoes its transaction, and without the new end every later try would begin a window of its own.
    const afterwards = endTime === storedEnd ? undefined : endBy(key, newEnd)
    const { sentence } = limit
    const told = typeof sentence === 'string' ? sentence : sentence(retryAfterSeconds)
    throw new HttpError(429, told, { retryAfterSeconds, afterwards })
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

/** Gives back one try that came to nothing. */
export async function takeBackAttempt(stores: Stores, key: string): Promise<void> {
  const [found] = await stores.of('attempt').find({ where: { key }, limit: 1 })
  if (found && Number(found.count) > 0)
    await stores.of('attempt').update(found.id, { count: Number(found.count) - 1 })
}

/** Does what was counted. Where no password could be looked at, for too many waited (429), the tries are given back. */
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

/** Forgets the tries of one key. */
export async function forgetAttempts(stores: Stores, key: string): Promise<void> {
  for (const { id } of await stores.of('attempt').find({ where: { key } }))
    await stores.of('attempt').remove(id)
}

/** A few of those that count no more, with each new one: the table does not grow with the number of callers. */
async function sweep(stores: Stores, moment: string): Promise<void> {
  const attempts = stores.of('attempt')
  const ended = await attempts.find({ range: { field: 'endTime', to: moment }, limit: SWEPT_AT_ONCE })
  for (const { id } of ended) await attempts.remove(id)
}
