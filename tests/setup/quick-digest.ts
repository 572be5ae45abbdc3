import { createHash, webcrypto } from 'node:crypto'

const digests = { 'SHA-256': 'sha256' } as const

/**
 * Lets digests be made where they are asked for. The browser's interface hands each to another thread, and every call of an
 * administrator asks for one, of 64 letters: handing it over took a sixteenth of the time of contract tests.
 */
export function quickenDigests(): void {
  const { subtle } = webcrypto
  const slow = Object.getPrototypeOf(subtle).digest as typeof subtle.digest
  Object.defineProperty(subtle, 'digest', {
    configurable: true,
    value: async (algorithm: string, data: Uint8Array) => {
      const name = digests[algorithm as keyof typeof digests]
      if (!name) return slow.call(subtle, algorithm, data)
      return new Uint8Array(createHash(name).update(data).digest()).buffer
    },
  })
}
