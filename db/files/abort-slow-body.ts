import type { Readable } from 'node:stream'

/** How long a sender may be silent, and how long it may take in all. */
export interface BodyTimeLimits {
  silenceMs: number
  wholeMs: number
}

const DISCARDED_BYTES = 64 * 1024 * 1024

/**
 * Ends a body that stops arriving or never comes to an end.
 * @returns whether that has happened
 */
export function abortWhenSlow(body: Readable, { silenceMs, wholeMs }: BodyTimeLimits): () => boolean {
  let isTooSlow = false
  const end = () => {
    isTooSlow = true
    body.destroy(new Error('The sender is too slow'))
  }
  const silence = setTimeout(end, silenceMs)
  const whole = setTimeout(end, wholeMs)
  body.on('data', () => silence.refresh())
  body.on('close', () => {
    clearTimeout(silence)
    clearTimeout(whole)
  })
  return () => isTooSlow
}

/** Reads on for a while, so that a browser that is still sending receives the error response. */
export function discardBody(body: Readable, mostBytes = DISCARDED_BYTES): void {
  let left = mostBytes
  body.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) body.destroy()
  })
  body.resume()
}
