import { messages } from '#contract/shared/messages.ts'
import type { HttpError } from '#contract/shared/http-error.ts'

const SUCCESS = 200

/** How one request for a file is answered; the reply `file` adds what holds for all of them. */
export interface FileAnswer {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string>
  body: BodyInit | null
}

/** How a reader gets at the result: inside an envelope, as the body itself, as a sentence, as bytes. */
export type ReadAs = 'data' | 'body' | 'sentence' | 'bytes'

/** What a reply looks like; answers are sent by it and described by it. */
export interface ResponseShape<Read extends ReadAs = ReadAs> {
  readonly name: string
  readonly readAs: Read
  /** What the sentence is called in an envelope. */
  readonly sentenceKeys: readonly string[]
  /** Whether a failure's `data` tells more than its sentence: the wrong fields, or the record as it is now. */
  readonly tellsDetail: boolean
  /** Whether `total` stands beside the list. */
  readonly hasTotal?: boolean
  /** The whole body of a success, where that is one sentence. */
  readonly sentence?: string
  /** What is odd about it, for people. */
  readonly note: string
}

/** How a call answers; failures keep the call's own shape (docs/operations/http.md#应答). */
export interface ResponseFormat<Read extends ReadAs = ReadAs> extends ResponseShape<Read> {
  succeed(result: unknown, done: string): Response
  refuse(refusal: HttpError): Response
}

const envelope = { readAs: 'data', sentenceKeys: ['message'], tellsDetail: true, note: '' } as const

/** A reply that sends by its own shape: an envelope's, in all that it does not say otherwise. */
export function makeResponseFormat<const Read extends ReadAs = 'data'>(
  own: Partial<ResponseShape<Read>> & { name: string },
): ResponseFormat<Read> {
  const shape = { ...envelope, ...own } as ResponseShape<Read>
  return {
    ...shape,
    succeed: (result, done) => successes[shape.readAs](shape, result, done),
    refuse: (refusal) => refused(shape, refusal),
  }
}

/** What stands in an envelope, by its names: values where it is sent, schemas where it is described. */
export function inEnvelope<Part>(
  { sentenceKeys, hasTotal }: ResponseShape,
  parts: { code: Part; sentence: Part; data: Part; total?: Part },
): Record<string, Part> {
  const { code, sentence, data, total } = parts
  const told = Object.fromEntries(sentenceKeys.map((key) => [key, sentence]))
  return { code, ...told, data, ...(hasTotal && total !== undefined && { total }) }
}

/** Whether such a failure is a sentence and no envelope; a 401 is an envelope everywhere. */
export function failsInWords({ readAs }: ResponseShape, status: number): boolean {
  return readAs === 'sentence' && status !== 401
}

const successes = {
  data(shape, result, sentence) {
    if (!shape.hasTotal) return json(inEnvelope(shape, { code: SUCCESS, sentence, data: result }))
    const { records, total } = result as { records: unknown[]; total: number }
    return json(inEnvelope<unknown>(shape, { code: SUCCESS, sentence, data: records, total }))
  },
  body: (_shape, result) => json(result ?? {}),
  sentence: (shape) => plain(shape.sentence ?? '', SUCCESS),
  bytes(_shape, result) {
    const { status, headers, body } = result as FileAnswer
    const rules = {
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    }
    return new Response(body, { status, headers: { ...rules, ...headers } })
  },
} satisfies Record<ReadAs, (shape: ResponseShape, result: unknown, done: string) => Response>

function refused(shape: ResponseShape, { status, message, detail }: HttpError): Response {
  const sentence = message || messages.failed
  const body = inEnvelope<unknown>(shape, { code: status, sentence, data: dataOf(shape, status, detail) })
  const response = failsInWords(shape, status) ? plain(message, status) : json(body, status)
  if (detail.retryAfterSeconds !== undefined)
    response.headers.set('retry-after', String(detail.retryAfterSeconds))
  if (detail.allow) response.headers.set('allow', detail.allow.join(', '))
  return response
}

/** What stands in `data` of a failure: the wrong fields, else the current record of a conflict, else nothing. */
function dataOf(
  { tellsDetail }: ResponseShape,
  status: number,
  { current, errors }: HttpError['detail'],
): unknown {
  if (!tellsDetail) return null
  if (errors) return { errors }
  return status === 409 ? (current ?? null) : null
}

function json(body: unknown, status = SUCCESS): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
}

function plain(sentence: string, status: number): Response {
  return new Response(sentence, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
