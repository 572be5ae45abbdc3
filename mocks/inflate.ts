import type { Inflate } from '#contract/files/recognise-document.ts'

/** Raw deflate with what browsers and Node have in common. */
export const inflate: Inflate = async (packed, mostBytes) => {
  const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
    size += value.byteLength
    if (size > mostBytes) throw new Error('It unpacks to more than it may')
    chunks.push(value.slice())
  }
}
