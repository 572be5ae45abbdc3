const TOKEN_BYTES = 32

/** A session token nobody can guess: 256 random bits. */
export function newToken(): string {
  return hex(globalThis.crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}

/** The token of `Authorization: Bearer …`, if it has the form of one. The same letters in capitals are another token. */
export function tokenOf(authorization: string | null): string | undefined {
  return /^[Bb][Ee][Aa][Rr][Ee][Rr] +([0-9a-f]{64})$/.exec(authorization ?? '')?.[1]
}

/** SHA-256, the only form in which tokens and limiter keys are stored. */
export async function hashOf(text: string): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return hex(new Uint8Array(digest))
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
