import { contentTypeOf } from '#contract/engine/read-body.ts'

/** Far above any message, far below what would hurt. */
const MAX_BYTES = 64 * 1024
/** A longer rest is cut off; up to here it is discarded, so that the sender receives the response. */
const DRAINED_BYTES = 8 * 1024 * 1024
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * The fields of a form posted to a page.
 * @throws Response 415 (not a form), 413 (too large), 400 (cannot be read), which the error page shows
 */
export async function readForm(request: Request): Promise<FormData> {
  if (!FORM_TYPES.includes(contentTypeOf(request))) throw refusal(415)
  const contentType = request.headers.get('content-type') ?? ''
  const bytes = await readBytes(request)
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw refusal(400)
  }
}

async function readBytes({ body }: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length
    if (size <= MAX_BYTES) chunks.push(part.value)
    if (size > DRAINED_BYTES) {
      void reader?.cancel().catch(() => undefined)
      break
    }
  }
  if (size > MAX_BYTES) throw refusal(413)
  return new Uint8Array(Buffer.concat(chunks))
}

function refusal(status: number): Response {
  return new Response(null, { status })
}
