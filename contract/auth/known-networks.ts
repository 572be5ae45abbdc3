import type { Backend, Stores } from '#contract/engine/backend.ts'
import { storedMoment } from '#contract/shared/moments.ts'
import { attemptKey } from './rate-limit.ts'

/** Who has not signed in from there for so long is a stranger again. */
const KNOWN_MS = 90 * 24 * 3_600_000

/** Neither the name nor the network can be read from it. */
const keyOf = (username: string, network: string) => attemptKey('known', username.toLowerCase(), network)

/**
 * Whether this account has signed in from this network before; its password is then checked before those of strangers. Stored
 * with the counted attempts, so that all instances know it and it expires.
 */
export async function isKnownNetwork(
  { stores, now }: Pick<Backend, 'stores' | 'now'>,
  username: string,
  network: string,
): Promise<boolean> {
  const [found] = await stores
    .of('attempt')
    .find({ where: { key: await keyOf(username, network) }, limit: 1 })
  return found !== undefined && String(found.endTime) > storedMoment(now())
}

/** Remembers a sign-in, in the transaction that it is called in. */
export async function rememberNetwork(
  stores: Stores,
  username: string,
  network: string,
  now: Date,
): Promise<void> {
  const attempts = stores.of('attempt')
  const key = await keyOf(username, network)
  const endTime = storedMoment(new Date(now.getTime() + KNOWN_MS))
  const [found] = await attempts.find({ where: { key }, limit: 1 })
  if (found) await attempts.update(found.id, { endTime }, found)
  else await attempts.create({ key, count: 0, endTime })
}
