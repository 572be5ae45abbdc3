import { hex } from '#contract/shared/hex.ts'

const TOKEN_BYTES = 32

/** A session token nobody can guess: 256 random bits. */
export function newToken(): string {
  return hex(globalThis.crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}

/** The token of `Authorization: Bearer …`, if it has the form of one. The same letters in capitals are another token. */
export function tokenOf(authorization: string | null): string | undefined {
  return /^[Bb][Ee][Aa][Rr][Ee][Rr] +([0-9a-f]{64})$/.exec(authorization ?? '')?.[1]
}
