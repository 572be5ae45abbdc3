import type { Backend } from '#contract/engine/backend.ts'

// Cheap on purpose: it guards invented accounts only, and stories sign in often.
const ITERATIONS = 1000
const AS_WRITTEN = 'as-written$'

/** Stands for the hash of a password that is known anyway: an invented account's, which the login screen shows. */
export function plainHash(password: string): string {
  return `${AS_WRITTEN}${password}`
}

/** Password hashes that work in the browser too. */
export const memoryPasswords: Backend['passwords'] = {
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(16))
    return `${hex(salt)}$${await derive(password, salt)}`
  },
  commonest: async () => (await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'] ?? [],
  async verify(stored, password) {
    if (stored.startsWith(AS_WRITTEN)) return stored === plainHash(password)
    const [salt = '', expected = ''] = stored.split('$')
    return (await derive(password, bytes(salt))) === expected
  },
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS }
  return hex(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256)))
}

function hex(octets: Uint8Array): string {
  return Array.from(octets, (octet) => octet.toString(16).padStart(2, '0')).join('')
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
