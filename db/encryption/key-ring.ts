import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OLD_PERSONAL_KEY_FILE, parsePersonalKey, PERSONAL_KEY_FILE } from './encryption-key.ts'
import { startOf } from './id-number-encryption.ts'

/** The keys of identity numbers while they are rotated. */
export interface KeyRing {
  /** The one that seals now. */
  current(): Buffer
  /** Those that may open a value, the current one first. @param start how the value begins */
  all(start: string): readonly Buffer[]
}

/** PII_KEY, and PII_KEY_OLD beside it. */
export function createKeyRing(key: Buffer, oldKey?: Buffer): KeyRing {
  const keys = oldKey ? [key, oldKey] : [key]
  return { current: () => key, all: () => keys }
}

/** A value of a key that nobody has must not cost a look at the disk each time. */
const LOOK_AGAIN_MS = 1000

/**
 * The keys in DATA_DIR, which a command may rotate while the site runs. So the files are read again before each
 * encryption, and for a value of an unknown key.
 * @param first the key that was there at the start
 */
export function createStoredKeyRing(dataDir: string, first: Buffer): KeyRing {
  let keys: readonly Buffer[] = [first]
  let lookedAt = 0
  /** Those known stay: what was read before a rotation ended may be opened after it. */
  function look() {
    const found = [PERSONAL_KEY_FILE, OLD_PERSONAL_KEY_FILE].flatMap(
      (name) => keyIn(join(dataDir, name)) ?? [],
    )
    const merged = [...found, ...keys]
    keys = merged.filter((key, index) => merged.findIndex((other) => other.equals(key)) === index)
    lookedAt = Date.now()
  }
  look()
  return {
    current() {
      look()
      return keys[0] ?? first
    },
    all(start) {
      if (!keys.some((key) => startOf(key) === start) && Date.now() - lookedAt > LOOK_AGAIN_MS) look()
      return keys
    },
  }
}

function keyIn(path: string): Buffer | undefined {
  try {
    return parsePersonalKey(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
