import { hash, verify, type Algorithm } from '@node-rs/argon2'
import PQueue from 'p-queue'
import type { Backend, PasswordTurn } from '#contract/engine/backend.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { messages } from '#contract/shared/messages.ts'
import { isTooLongToHash } from '#contract/auth/password-rules.ts'

const ARGON2ID = 2 as Algorithm.Argon2id
const NINETEEN_MIB_TWO_PASSES = { memoryCost: 19 * 1024, timeCost: 2 }
const MOST_WAITING = 20
const RETRY_AFTER_SECONDS = 5

/**
 * Argon2id, one hash at a time (docs/design/hardening.md#sessions-and-access): it shares the database driver's thread
 * pool and must not fill it. The queue is short, so that one client cannot block all others.
 * @param cost of a new hash; a stored hash contains its own
 */
export function createPasswords(cost = NINETEEN_MIB_TWO_PASSES): Backend['passwords'] {
  const inTurn = createTwoLanes()
  return {
    async hash(password, turn) {
      if (isTooLongToHash(password)) throw new Error('A password longer than 256 bytes reached the hash')
      return inTurn(() => hash(password, { algorithm: ARGON2ID, parallelism: 1, ...cost }), turn)
    },
    commonest: async () => (await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'] ?? [],
    async verify(stored, password, turn) {
      if (isTooLongToHash(password)) return false
      return inTurn(() => verify(stored, password), turn)
    },
  }
}

/**
 * One after the other, the known before the strangers.
 * @throws HttpError 429 at once when too many wait in the same lane already
 */
function createTwoLanes() {
  const queue = new PQueue({ concurrency: 1 })
  return async <Result>(work: () => Promise<Result>, { isKnown = false }: PasswordTurn = {}) => {
    const priority = isKnown ? 1 : 0
    // One is not waiting any more.
    if (queue.sizeBy({ priority }) >= MOST_WAITING - 1)
      throw new HttpError(429, messages.tooBusy, { retryAfterSeconds: RETRY_AFTER_SECONDS })
    return queue.add(work, { priority })
  }
}
