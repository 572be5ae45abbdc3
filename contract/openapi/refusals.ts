import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { isAboutMany } from '#contract/engine/operation.ts'
import { envelope, plainText, truthyData, withMsg } from '#contract/engine/response-formats.ts'
import { takesBody } from '#contract/engine/takes-body.ts'
import { failsAsText, inEnvelope, type ResponseShape } from '#contract/engine/response-format.ts'
import { statusSentences } from '#contract/shared/messages.ts'
import { exactly, json, listOf, nothing, oneOf, plain, type Schema } from './schema.ts'
import { currentOf } from './success.ts'

/** What people should know of a status beside its message. */
const notes: Readonly<Record<number, string>> = {
  400: '；message 是第一处错误',
  429: '；Retry-After 是须等待的秒数',
  503: '；存储已满而无法写入时也是如此，写入可能已经完成，请先查看再重试；Retry-After 是须等待的秒数',
}

const statuses = Object.keys(statusSentences).map(Number)

/** All that can come instead of a success: the operation's own, and what its access and its request bring along. */
export function refusalsOf(type: ContentType, call: Call): Record<string, object> {
  const { pathNames, queryNames, access, operation, response } = call
  const isNarrowed =
    operation.name === 'list' && [...queryNames, ...pathNames].some((name) => name in type.fields)
  const all = [
    500,
    503,
    ...(operation.refuses ?? []),
    ...(access === 'admin' ? [401] : []),
    ...(pathNames.includes('id') || response.readAs === 'bytes' ? [404] : []),
    ...(operation.takes !== 'nothing' || isNarrowed ? [400] : []),
    ...(takesBody(call) ? [413, 415] : []),
  ]
  const coming = statuses.filter((status) => all.includes(status))
  return Object.fromEntries(coming.map((status) => [status, refusalOf(type, call, status)]))
}

/** A failure in the call's own format. A 409 holds the current record; a call about many lists every record that fails. */
function refusalOf(type: ContentType, call: Call, status: number): object {
  const { response } = call
  if (isAboutMany(call.operation) && (status === 404 || status === 409))
    return responseOf(response, status, wrongFields)
  const hasRecord = status === 409 && response.hasDetail && !failsAsText(response, status)
  if (hasRecord) return responseOf(response, status, oneOf(currentOf(type, call), nothing))
  return { $ref: `#/components/responses/${nameOf(response, status)}` }
}

/** The failures that many calls share, of each way to fail. */
export function sharedResponses(): Record<string, object> {
  const all = [envelope, withMsg, truthyData, plainText('')].flatMap((response) =>
    statuses.map((status): [string, object] => [
      nameOf(response, status),
      responseOf(response, status, detailOf(response, status)),
    ]),
  )
  return Object.fromEntries(all)
}

function nameOf(response: ResponseShape, status: number): string {
  if (failsAsText(response, status)) return `FailureSentence${status}`
  if (!response.hasDetail) return `FailureWithoutData${status}`
  return response.messageKeys.includes('msg') ? `FailureMsg${status}` : `Failure${status}`
}

function responseOf(response: ResponseShape, status: number, data: Schema): object {
  const said = statusSentences[status] ?? ''
  const message = { type: 'string', examples: [said] }
  const body = inEnvelope<Schema>(response, { code: { const: status }, message, data })
  const content = failsAsText(response, status) ? plain(message) : json(exactly(body))
  const isForLater = status === 429 || status === 503
  const description = said + (notes[status] ?? '')
  return { description, content, ...(isForLater && { headers: { 'Retry-After': retryAfter } }) }
}

const retryAfter = { description: '须等待的秒数', schema: { type: 'integer', minimum: 0 } }
const fieldError = exactly({ field: { type: 'string' }, message: { type: 'string' } })
const wrongFields = exactly({ errors: listOf(fieldError) })

/** A 400 names every wrong field, where it was a field that was wrong. */
function detailOf({ hasDetail }: ResponseShape, status: number): Schema {
  return status === 400 && hasDetail ? oneOf(wrongFields, nothing) : nothing
}
