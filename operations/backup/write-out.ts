import { once } from 'node:events'
import type { Writable } from 'node:stream'

/**
 * Writes bytes to standard output, no faster than they are taken.
 * @returns how many
 * @throws Error where anyone who took them is gone
 */
export async function writeOut(
  source: AsyncIterable<Uint8Array>,
  out: Writable = process.stdout,
): Promise<number> {
  let size = 0
  let failure: Error | undefined
  out.once('error', (error) => (failure = error))
  for await (const piece of source) {
    size += piece.length
    if (!out.write(piece)) await drained(out)
    if (failure) throw failure
  }
  await new Promise<void>((resolve, reject) => out.write('', (error) => (error ? reject(error) : resolve())))
  return size
}

/** Waits until the stream drains or closes. A slow pipe waits thousands of times, so the listeners are removed. */
async function drained(out: Writable): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  await Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal })])
  over.abort()
}
