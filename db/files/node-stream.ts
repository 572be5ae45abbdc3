import { Readable } from 'node:stream'

const openers = new WeakMap<ReadableStream, () => Readable>()

/**
 * A web stream of what `open` gives. It is opened at the first read, so that an answer nobody reads leaves nothing open;
 * anyone who can read a stream of Node's gets that one by `nodeStreamOf`.
 */
export function lazyStream(open: () => Readable): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= (Readable.toWeb(open()) as ReadableStream<Uint8Array>).getReader()
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel(reason) {
        await reader?.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
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
