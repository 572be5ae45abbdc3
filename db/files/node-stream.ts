import { Readable } from 'node:stream'

const openers = new WeakMap<ReadableStream, () => Readable>()

/**
 * A web stream over what `open` returns, opened at the first read, so that an unread response leaves nothing open.
 * `nodeStreamOf` returns the Node stream instead.
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
 * Returns how to open the Node stream behind a web stream of `lazyStream`. Web streams cost many times more per
 * chunk; the contract needs them because it also runs in browsers.
 */
export function nodeStreamOf(stream: ReadableStream): (() => Readable) | undefined {
  return openers.get(stream)
}
