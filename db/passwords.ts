import { hash, verify, type Algorithm } from '@node-rs/argon2'
import type { Backend } from '#contract/engine/backend.ts'
import { Refusal } from '#contract/engine/refusal.ts'
import { isTooLongToHash } from '#contract/sessions/password-rules.ts'
import { createInTurn, type InTurn } from './in-turn.ts'

const ARGON2ID = 2 as Algorithm.Argon2id
const NINETEEN_MIB_TWO_PASSES = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const MOST_WAITING = 20
const RETRY_AFTER_SECONDS = 5

/**
 * Argon2id passwords (docs/design/hardening.md#sessions-and-access). They run one at a time: hashing uses the same thread
 * pool as the database driver and must never fill it. Few may wait, so that nobody can make all others wait.
 */
export function createPasswords(): Backend['passwords'] {
  const inTurn = createShortQueue()
  return {
    async hash(password) {
      if (isTooLongToHash(password)) throw new Error('A password longer than 256 bytes reached the hash')
      return inTurn(() => hash(password, NINETEEN_MIB_TWO_PASSES))
    },
    commonest: async () => (await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'] ?? [],
    async verify(stored, password) {
      if (isTooLongToHash(password)) return false
      return inTurn(() => verify(stored, password))
    },
  }
}

/** @throws Refusal 429 at once when too many wait already */
function createShortQueue(): InTurn {
  const inTurn = createInTurn()
  let waiting = 0
  return async (work) => {
    if (waiting >= MOST_WAITING)
      throw new Refusal(429, '服务器繁忙，请稍后再试', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    waiting += 1
    try {
      return await inTurn(work)
    } finally {
      waiting -= 1
    }
  }
}
