import { jsonIn } from '#contract/shared/json-in.ts'
import { messages } from '#contract/shared/messages.ts'
import { ApiError } from './api-error.ts'
import { isOwnSuccess, type ExpectedResponse } from './is-own-success.ts'
import type { FieldError } from '#contract/shared/http-error.ts'

const SUCCESS = 200

/**
 * Reads a response of any shape: an envelope (an object with a numeric `code`), a raw body, or plain text.
 * @param expected distinguishes a success from another server's response with status 200
 * @param onMessage receives the message of a success: `message`, `msg`, or the plain body
 * @returns `{ records, total }` for a paged list, else the data
 * @throws ApiError for everything but success
 */
export async function readResponse(
  response: Response,
  expected: ExpectedResponse,
  onMessage?: (sentence: string) => void,
): Promise<unknown> {
  const body = await readBody(response)
  const { status, ok } = response
  if (isEnvelope(body)) return readEnvelope(body, { status, expected, onMessage })
  const sentence = typeof body === 'string' ? body.trim() : ''
  // No call answers a page, nor a refusal in English: they are from a proxy, or a network that wants a login first.
  if (looksLikeHtml(sentence) || (!ok && !isChinese(sentence))) throw notOurs(status)
  if (!ok) throw failure(status, status, sentence)
  if (!isOwnSuccess(expected, body)) throw notOurs(status)
  if (sentence) onMessage?.(sentence)
  return body
}

/** The error for a call that got no answer at all. */
export function noAnswer(cause: unknown): ApiError {
  return new ApiError({ status: 0, message: messages.networkFailed, cause })
}

/** What a proxy refuses by limits of its own, in the product's sentences. */
const proxyRefusals: Readonly<Record<number, string>> = { 413: messages.tooLarge, 429: messages.tooMany }

/** The error for an answer that is not the product's; its text is for no screen. */
function notOurs(status: number): ApiError {
  const refusal = proxyRefusals[status]
  const isServerMessage = refusal !== undefined
  return new ApiError({ status, message: refusal ?? messages.failed, isServerMessage, isAnswer: false })
}

interface Envelope {
  code: number
  message?: unknown
  msg?: unknown
  data?: unknown
  total?: unknown
}

interface Call {
  status: number
  expected: ExpectedResponse
  onMessage: ((sentence: string) => void) | undefined
}

function readEnvelope(envelope: Envelope, { status, expected, onMessage }: Call): unknown {
  const { code, message, msg, data = null, total } = envelope
  // `msg` comes first here (back-office §7.3 and §8): the two may differ where another server answers.
  const sentence = firstText(expected.response === 'withMsg' ? [msg, message] : [message, msg])
  if (code !== SUCCESS) throw failure(status, code, sentence, data)
  if (sentence) onMessage?.(sentence)
  return typeof total === 'number' && Array.isArray(data) ? { records: data, total } : data
}

/** An empty one tells nothing, so the other one is taken. */
const firstText = (texts: readonly unknown[]) =>
  texts.find((each): each is string => typeof each === 'string' && each !== '') ?? ''

function failure(status: number, code: number, sentence: string, data?: unknown): ApiError {
  const errors = errorsOf(data)
  // A conflict holds the record as it is now; one of many records names those that changed.
  const isAboutOne = code === 409 && errors.length === 0
  return new ApiError({
    status,
    code,
    message: sentence || messages.failed,
    isServerMessage: sentence !== '',
    errors,
    current: isAboutOne ? (data ?? undefined) : undefined,
  })
}

function errorsOf(data: unknown): readonly FieldError[] {
  const { errors } = (data ?? {}) as { errors?: unknown }
  return Array.isArray(errors) ? errors.filter(isFieldError) : []
}

function isFieldError(error: unknown): error is FieldError {
  const { field, message } = (error ?? {}) as Partial<FieldError>
  return typeof field === 'string' && typeof message === 'string'
}

async function readBody(response: Response): Promise<unknown> {
  const contentType = response.headers.get('content-type') ?? ''
  // Downloads stay blobs: read as text they would lose the byte order mark by which spreadsheets recognise Chinese.
  const disposition = response.headers.get('content-disposition') ?? ''
  const isAttached = disposition.startsWith('attachment')
  if (isAttached || /^(image|audio|video)\/|octet-stream/.test(contentType))
    return named(await response.blob(), fileNameIn(disposition))
  const text = await response.text()
  const body = jsonIn(text)
  // Broken off, emptied or replaced on its way: no success, and no sentence for people.
  if (body === undefined && isJsonType(contentType)) throw notOurs(response.status)
  // A sentence may look like JSON ('200'); an envelope is one whatever type it is sent as.
  return body === undefined || (contentType.startsWith('text/plain') && !isEnvelope(body)) ? text : body
}

/** A file that a call answered, with the name the server gave it: a `Blob` of its own has none. */
export type NamedBlob = Blob & { readonly name?: string }

const named = (blob: Blob, name: string): NamedBlob => (name ? Object.assign(blob, { name }) : blob)

/** The name in `attachment; filename*=UTF-8''…` (RFC 8187), or in a plain `filename="…"`; '' where there is none. */
function fileNameIn(disposition: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition) ?? []
  const [, plain = ''] = /filename="?([^";]+)"?/i.exec(disposition) ?? []
  try {
    return decodeURIComponent(encoded) || plain
  } catch {
    return plain
  }
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number'
}

const isJsonType = (contentType: string) => /^application\/json\b/.test(contentType)

// A proxy's error page or line is no sentence to show to people; the product's own are Chinese.
const isChinese = (text: string) => /\p{Script=Han}/u.test(text)
const looksLikeHtml = (text: string) => text.startsWith('<')
