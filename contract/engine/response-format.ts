import { messages } from '#contract/shared/messages.ts'
import type { HttpError } from '#contract/shared/http-error.ts'

const SUCCESS = 200

/** How one request for a file is answered; the format `file` adds the headers of every file. */
export interface FileAnswer {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string>
  body: BodyInit | null
}

/** How a reader gets at the result: inside an envelope, as the body itself, as a message, as bytes. */
export type ReadAs = 'data' | 'body' | 'message' | 'bytes'

/** The shape of a response; answers are sent and described by it. */
export interface ResponseShape<Read extends ReadAs = ReadAs> {
  readonly name: string
  readonly readAs: Read
  /** The names of the message in an envelope. */
  readonly messageKeys: readonly string[]
  /** Whether a failure has `data` beside its message: the wrong fields, or the current record. */
  readonly hasDetail: boolean
  /** Whether `total` stands beside the list. */
  readonly hasTotal?: boolean
  /** The whole body of a success, where that is only a message. */
  readonly message?: string
  /** What is odd about it, for people. */
  readonly note: string
}

/** How a call answers; failures keep the call's own shape (docs/operations/http.md#应答). */
export interface ResponseFormat<Read extends ReadAs = ReadAs> extends ResponseShape<Read> {
  succeed(result: unknown, message: string): Response
  refuse(refusal: HttpError): Response
}

const envelope = { readAs: 'data', messageKeys: ['message'], hasDetail: true, note: '' } as const

/** A response format of this shape; what the shape leaves out is that of an envelope. */
export function makeResponseFormat<const Read extends ReadAs = 'data'>(
  own: Partial<ResponseShape<Read>> & { name: string },
): ResponseFormat<Read> {
  const shape = { ...envelope, ...own } as ResponseShape<Read>
  return {
    ...shape,
    succeed: (result, message) => successes[shape.readAs](shape, result, message),
    refuse: (refusal) => refused(shape, refusal),
  }
}

/** What stands in an envelope, by its names: values where it is sent, schemas where it is described. */
export function inEnvelope<Part>(
  { messageKeys, hasTotal }: ResponseShape,
  parts: { code: Part; message: Part; data: Part; total?: Part },
): Record<string, Part> {
  const { code, message, data, total } = parts
  const named = Object.fromEntries(messageKeys.map((key) => [key, message]))
  return { code, ...named, data, ...(hasTotal && total !== undefined && { total }) }
}

/** Whether such a failure is plain text and no envelope; a 401 is an envelope everywhere. */
export function failsAsText({ readAs }: ResponseShape, status: number): boolean {
  return readAs === 'message' && status !== 401
}

const successes = {
  data(shape, result, message) {
    if (!shape.hasTotal) return json(inEnvelope(shape, { code: SUCCESS, message, data: result }))
    const { records, total } = result as { records: unknown[]; total: number }
    return json(inEnvelope<unknown>(shape, { code: SUCCESS, message, data: records, total }))
  },
  body: (_shape, result) => json(result ?? {}),
  message: (shape) => plain(shape.message ?? '', SUCCESS),
  bytes(_shape, result) {
    const { status, headers, body } = result as FileAnswer
    const rules = {
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    }
    return new Response(body, { status, headers: { ...rules, ...headers } })
  },
} satisfies Record<ReadAs, (shape: ResponseShape, result: unknown, message: string) => Response>

function refused(shape: ResponseShape, { status, message, detail }: HttpError): Response {
  const data = dataOf(shape, status, detail)
  const body = inEnvelope<unknown>(shape, { code: status, message: message || messages.failed, data })
  const response = failsAsText(shape, status) ? plain(message, status) : json(body, status)
  if (detail.retryAfterSeconds !== undefined)
    response.headers.set('retry-after', String(detail.retryAfterSeconds))
  if (detail.allow) response.headers.set('allow', detail.allow.join(', '))
  return response
}

/** What stands in `data` of a failure: the wrong fields, else the current record of a conflict, else nothing. */
function dataOf(
  { hasDetail }: ResponseShape,
  status: number,
  { current, errors }: HttpError['detail'],
): unknown {
  if (!hasDetail) return null
  if (errors) return { errors }
  return status === 409 ? (current ?? null) : null
}

function json(body: unknown, status = SUCCESS): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
}

function plain(message: string, status: number): Response {
  return new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
