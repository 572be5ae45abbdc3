import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { isAboutMany } from '#contract/engine/operation.ts'
import { enveloped, plainText, truthyData, withMsg } from '#contract/engine/replies.ts'
import { failsInWords, inEnvelope, type ReplyShape } from '#contract/engine/reply.ts'
import { messages } from '#contract/messages.ts'
import { exactly, json, listOf, nothing, oneOf, plain, type Schema } from './schema.ts'
import { currentOf } from './success.ts'

/** What each status means, and a sentence it comes with. */
const refusalTexts = {
  400: ['提交的内容有误；message 是第一处错误', messages.fillRequired],
  401: ['未登录或登录已过期', messages.sessionEnded],
  403: ['没有权限', messages.failed],
  404: ['没有这条记录', messages.noSuchRecord],
  409: ['记录已被他人修改', messages.changedMeanwhile],
  410: ['内容曾经公开，现已撤下', messages.gone],
  413: ['内容过大', messages.tooLarge],
  415: ['内容类型不被接受', messages.wrongContentType],
  429: ['过于频繁；Retry-After 是须等待的秒数', messages.tooMany],
  500: ['服务器出错', messages.failed],
  503: [
    '数据库繁忙、无法连接，或存储已满而无法写入；写入可能已经完成，请先查看再重试；Retry-After 是须等待的秒数',
    messages.storeAway,
  ],
} satisfies Record<number, [meaning: string, sentence: string]>

type RefusalStatus = keyof typeof refusalTexts

const statuses = Object.keys(refusalTexts).map(Number) as RefusalStatus[]

/** All that can come instead of a success: the operation's own, and what its access and its request bring along. */
export function refusalsOf(type: ContentType, call: Call): Record<string, object> {
  const { method, pathNames, queryNames, access, operation, reply } = call
  const takesSomething = method !== 'GET' && operation.takes !== 'nothing'
  const isNarrowed =
    operation.name === 'list' && [...queryNames, ...pathNames].some((name) => name in type.fields)
  const all: readonly number[] = [
    500,
    503,
    ...(operation.refuses ?? []),
    ...(access === 'admin' ? [401] : []),
    ...(pathNames.includes('id') || reply.readAs === 'bytes' ? [404] : []),
    ...(takesSomething ? [400, 413, 415] : []),
    ...(isNarrowed || operation.takes === 'pageQuery' ? [400] : []),
  ]
  const coming = statuses.filter((status) => all.includes(status))
  return Object.fromEntries(coming.map((status) => [status, refusalOf(type, call, status)]))
}

/** A failure in the reply's own shape; a 409 holds the record as it is now, a call about many names every record that refuses. */
function refusalOf(type: ContentType, call: Call, status: RefusalStatus): object {
  const { reply } = call
  if (isAboutMany(call.operation) && (status === 404 || status === 409))
    return response(reply, status, wrongFields)
  const isRecordTold = status === 409 && reply.tellsDetail && !failsInWords(reply, status)
  if (isRecordTold) return response(reply, status, oneOf(currentOf(type, call), nothing))
  return { $ref: `#/components/responses/${nameOf(reply, status)}` }
}

/** The failures that many calls share, of each way to fail. */
export function sharedResponses(): Record<string, object> {
  const all = [enveloped, withMsg, truthyData, plainText('')].flatMap((reply) =>
    statuses.map((status): [string, object] => [
      nameOf(reply, status),
      response(reply, status, detailOf(reply, status)),
    ]),
  )
  return Object.fromEntries(all)
}

function nameOf(reply: ReplyShape, status: RefusalStatus): string {
  if (failsInWords(reply, status)) return `FailureSentence${status}`
  if (!reply.tellsDetail) return `FailureWithoutData${status}`
  return reply.sentenceKeys.includes('msg') ? `FailureMsg${status}` : `Failure${status}`
}

function response(reply: ReplyShape, status: RefusalStatus, data: Schema): object {
  const [description, example] = refusalTexts[status]
  const sentence = { type: 'string', examples: [example] }
  const body = inEnvelope<Schema>(reply, { code: { const: status }, sentence, data })
  const content = failsInWords(reply, status) ? plain(sentence) : json(exactly(body))
  const isForLater = status === 429 || status === 503
  return { description, content, ...(isForLater && { headers: { 'Retry-After': retryAfter } }) }
}

const retryAfter = { description: '须等待的秒数', schema: { type: 'integer', minimum: 0 } }
const fieldError = exactly({ field: { type: 'string' }, message: { type: 'string' } })
const wrongFields = exactly({ errors: listOf(fieldError) })

/** A 400 names every wrong field, where it was a field that was wrong. */
function detailOf({ tellsDetail }: ReplyShape, status: RefusalStatus): Schema {
  return status === 400 && tellsDetail ? oneOf(wrongFields, nothing) : nothing
}
