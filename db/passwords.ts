import { hash, verify, type Algorithm } from '@node-rs/argon2'
import type { Backend } from '#contract/engine/backend.ts'
import { createInTurn } from './in-turn.ts'

const ARGON2ID = 2 as Algorithm.Argon2id
const NINETEEN_MIB_TWO_PASSES = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const LONGEST_PASSWORD_BYTES = 256

/**
 * Argon2id passwords (hardening.md, Sessions and access). They run one at a time: hashing uses the same thread
 * pool as the database driver and must never fill it.
 */
export function createPasswords(): Backend['passwords'] {
  const inTurn = createInTurn()
  return {
    async hash(password) {
      if (isTooLong(password)) throw new Error('A password longer than 256 bytes reached the hash')
      return inTurn(() => hash(password, NINETEEN_MIB_TWO_PASSES))
    },
    async verify(stored, password) {
      if (isTooLong(password)) return false
      return inTurn(() => verify(stored, password))
    },
  }
}

function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > LONGEST_PASSWORD_BYTES
}
