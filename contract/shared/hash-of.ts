import { hex } from './hex.ts'

/** SHA-256 in hexadecimal: the stored form of tokens and limiter keys, and the links of the audit chain. */
export async function hashOf(text: string): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return hex(new Uint8Array(digest))
}
