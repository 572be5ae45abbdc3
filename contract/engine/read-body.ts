import { jsonIn } from '#contract/shared/json-in.ts'
import { messages } from '#contract/shared/messages.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { isUnambiguous } from './strict-json.ts'

const LARGEST_BODY_BYTES = 1024 * 1024
/** `; name=value` or `; name="value"`; what stands in quotes is no parameter. */
const PARAMETER = /;\s*([^\s=;]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g

/**
 * The own keys of a JSON body.
 * @throws HttpError 415 for a wrong content type or charset, 413 above 1 MB, 400 for ambiguous or invalid JSON
 */
export async function readJsonBody(request: Request): Promise<Record<string, unknown>> {
  const isJson = contentTypeOf(request) === 'application/json' && isUtf8(request)
  if (!isJson) throw new HttpError(415, messages.wrongContentType)
  const text = await readText(request)
  const body = jsonIn(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !isUnambiguous(text))
    throw new HttpError(400, messages.notJson)
  return body as Record<string, unknown>
}

/** The media type without its parameters. */
export function contentTypeOf(request: Request): string {
  const [mediaType = ''] = (request.headers.get('content-type') ?? '').split(';')
  return mediaType.trim().toLowerCase()
}

/** Whether every charset that the header names is UTF-8, as all JSON is; it may name none. */
function isUtf8(request: Request): boolean {
  const parameters = (request.headers.get('content-type') ?? '').matchAll(PARAMETER)
  return [...parameters].every(
    ([, name = '', value = '']) => name.toLowerCase() !== 'charset' || /^("?)utf-8\1$/i.test(value.trim()),
  )
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > LARGEST_BODY_BYTES)
    throw new HttpError(413, messages.tooLarge)
  return request.body ? textOf(request.body) : ''
}

// Read with a reader and never awaiting `cancel()`: a mocked request's body is a tee, where either would hang.
async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const refuse = (refusal: HttpError): never => {
    void reader.cancel().catch(() => undefined)
    throw refusal
  }
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    size += value?.byteLength ?? 0
    if (size > LARGEST_BODY_BYTES) refuse(new HttpError(413, messages.tooLarge))
    try {
      text += decoder.decode(value, { stream: !done })
    } catch {
      refuse(new HttpError(400, messages.notJson))
    }
    if (done) return text
  }
}
