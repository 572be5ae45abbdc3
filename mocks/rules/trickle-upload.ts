const CHUNK_DELAY_MS = 150

/** The same upload, taken in piece by piece, so that its sender has to wait. */
export async function trickleUpload(request: Request): Promise<Request> {
  await new Promise((resolve) => setTimeout(resolve, CHUNK_DELAY_MS))
  // Not every browser gives the body of a request as a stream.
  if (!request.body) return request
  const delay = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      await new Promise((resolve) => setTimeout(resolve, CHUNK_DELAY_MS))
      controller.enqueue(chunk)
    },
  })
  const { url, method, headers } = request
  const body = request.body.pipeThrough(delay)
  // `duplex` is not yet among the types: a body that is a stream needs it.
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit)
}
