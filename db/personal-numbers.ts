import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { UNREADABLE } from '#contract/people/personal-number.ts'

/** How identity numbers are kept in the database (docs/design/hardening.md#peoples-data). */
export interface PersonalNumbers {
  /** @param place table and column, so that a value moved elsewhere cannot be read there */
  seal(number: string, place: string): string
  /** The number; a sentence in its place when it was sealed with another key or damaged. */
  open(sealed: string, place: string): string
  canOpen(sealed: string, place: string): boolean
}

const VERSION = 'v1'
const NONCE_BYTES = 12

/**
 * AES-256-GCM with a nonce for each value, as `v1.<key id>.<nonce>.<tag>.<cipher>`. Nothing given stays nothing, since
 * whether an applicant gave a number at all is no secret.
 */
export function createPersonalNumbers(key: Buffer): PersonalNumbers {
  const keyId = createHash('sha256').update('key id').update(key).digest('hex').slice(0, 8)
  const start = `${VERSION}.${keyId}.`

  function seal(number: string, place: string): string {
    if (number === '') return ''
    if (number === UNREADABLE) throw new Error('What could not be read is never written back')
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
    const sealed = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
    return start + [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
  }

  function tryOpen(sealed: string, place: string): string | undefined {
    if (sealed === '') return ''
    if (!sealed.startsWith(start)) return undefined
    const [nonce, tag, text] = sealed.slice(start.length).split('.').map(bytesOf)
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
  }
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url')
