import { once } from 'node:events'

/**
 * Writes bytes to standard output, no faster than they are taken.
 * @returns how many
 * @throws Error where whoever took them is gone
 */
export async function writeOut(source: AsyncIterable<Uint8Array>, out = process.stdout): Promise<number> {
  let size = 0
  let failure: Error | undefined
  out.once('error', (error) => (failure = error))
  for await (const piece of source) {
    size += piece.length
    if (!out.write(piece)) await Promise.race([once(out, 'drain'), once(out, 'close')])
    if (failure) throw failure
  }
  await new Promise<void>((resolve, reject) => out.write('', (error) => (error ? reject(error) : resolve())))
  return size
}
