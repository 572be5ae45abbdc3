import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { UNREADABLE } from '#contract/privacy/personal-number.ts'
import type { KeyRing } from './key-ring.ts'

/** How identity numbers are kept in the database (docs/design/hardening.md#peoples-data). */
export interface IdNumberEncryption {
  /** @param place table and column, so that a value moved elsewhere cannot be read there */
  seal(number: string, place: string): string
  /** The number; a sentence in its place when it was sealed with another key or damaged. */
  open(sealed: string, place: string): string
  canOpen(sealed: string, place: string): boolean
  /** Whether it says that a key sealed it which is none of these; what is only damaged does not. */
  isOfAnotherKey(sealed: string): boolean
  /** How a value begins that is sealed with the key that seals now. */
  currentStart(): string
}

const VERSION = 'v1'
const NONCE_BYTES = 12
const WELL_FORMED = /^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/
/** `v1.` and the key's id of 8 figures with its dot: what tells by which key a value was sealed. */
export const START_LENGTH = 12

/**
 * AES-256-GCM with a nonce for each value, as `v1.<key id>.<nonce>.<tag>.<cipher>`. Nothing given stays nothing, since
 * whether an applicant gave a number at all is no secret.
 * @param keys one key, or a ring whose first seals and all of which open
 */
export function createIdNumberEncryption(keys: Buffer | KeyRing): IdNumberEncryption {
  const ring: KeyRing = Buffer.isBuffer(keys) ? { current: () => keys, all: () => [keys] } : keys

  function seal(number: string, place: string): string {
    if (number === '') return ''
    if (number === UNREADABLE) throw new Error('What could not be read is never written back')
    const key = ring.current()
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
    const sealed = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
    return (
      startOf(key) + [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
    )
  }

  function tryOpen(sealed: string, place: string): string | undefined {
    if (sealed === '') return ''
    const start = sealed.slice(0, START_LENGTH)
    const key = ring.all(start).find((each) => startOf(each) === start)
    if (!key) return undefined
    const [nonce, tag, text] = sealed.slice(START_LENGTH).split('.').map(bytesOf)
    try {
      if (!nonce || !tag || !text) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
      decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    } catch {
      return undefined
    }
  }

  return {
    seal,
    open: (sealed, place) => tryOpen(sealed, place) ?? UNREADABLE,
    canOpen: (sealed, place) => tryOpen(sealed, place) !== undefined,
    isOfAnotherKey(sealed) {
      const start = sealed.slice(0, START_LENGTH)
      return WELL_FORMED.test(sealed) && !ring.all(start).some((key) => startOf(key) === start)
    },
    currentStart: () => startOf(ring.current()),
  }
}

const starts = new WeakMap<Buffer, string>()

/** How values begin that were sealed with a key. */
export function startOf(key: Buffer): string {
  const known = starts.get(key)
  if (known !== undefined) return known
  const id = createHash('sha256').update('key id').update(key).digest('hex').slice(0, 8)
  starts.set(key, `${VERSION}.${id}.`)
  return `${VERSION}.${id}.`
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url')
