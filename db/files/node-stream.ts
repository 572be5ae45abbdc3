import type { Readable } from 'node:stream'

const openers = new WeakMap<ReadableStream, () => Readable>()

/** Notes how Node itself reads what a web stream would give. */
export function withNodeStream<Stream extends ReadableStream>(stream: Stream, open: () => Readable): Stream {
  openers.set(stream, open)
  return stream
}

/**
 * How to open the file behind a web stream as a stream of Node's, unless it is none of ours. A web stream costs a host many
 * times the work for each chunk; the contract knows no other, since it also runs in browsers.
 */
export function nodeStreamOf(stream: ReadableStream): (() => Readable) | undefined {
  return openers.get(stream)
}
