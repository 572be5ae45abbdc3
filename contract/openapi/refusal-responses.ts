import { enveloped, plainText, truthyData, withMsg } from '#contract/engine/replies.ts'
import { failsInWords, inEnvelope, type ReplyShape } from '#contract/engine/reply.ts'
import { messages } from '#contract/messages.ts'
import { exactly, listOf, nothing, oneOf, type Schema } from './schema.ts'

/** What each status means, and a sentence it comes with. */
export const refusalTexts = {
  400: ['提交的内容有误；message 是第一处错误', messages.fillRequired],
  401: ['未登录或登录已过期', messages.sessionEnded],
  403: ['没有权限', messages.failed],
  404: ['没有这条记录', messages.noSuchRecord],
  409: ['记录已被他人修改', messages.changedMeanwhile],
  413: ['内容过大', messages.tooLarge],
  415: ['内容类型不被接受', messages.wrongContentType],
  429: ['过于频繁；Retry-After 是须等待的秒数', messages.tooMany],
  500: ['服务器出错', messages.failed],
  503: [
    '数据库繁忙或无法连接；写入可能已经完成，请先查看再重试；Retry-After 是须等待的秒数',
    messages.storeAway,
  ],
} satisfies Record<number, [meaning: string, sentence: string]>

export type RefusalStatus = keyof typeof refusalTexts

/** One reply of each way to fail. */
const waysToFail = [enveloped, withMsg, truthyData, plainText('')]

/** A failure in the reply's own shape; a 409 holds the record as it is now. */
export function refusalResponse(reply: ReplyShape, status: RefusalStatus, current: Schema): object {
  const isTold = reply.tellsDetail && !failsInWords(reply, status)
  if (status === 409 && isTold) return response(reply, status, oneOf(current, nothing))
  return { $ref: `#/components/responses/${nameOf(reply, status)}${status}` }
}

/** The failures that many calls share. */
export function sharedResponses(): Record<string, object> {
  const statuses = Object.keys(refusalTexts).map(Number) as RefusalStatus[]
  const all = waysToFail.flatMap((reply) =>
    statuses.map((status) => [
      nameOf(reply, status) + status,
      response(reply, status, detailOf(reply, status)),
    ]),
  )
  return Object.fromEntries(all) as Record<string, object>
}

function nameOf(reply: ReplyShape, status: RefusalStatus): string {
  if (failsInWords(reply, status)) return 'FailureSentence'
  if (!reply.tellsDetail) return 'FailureWithoutData'
  return reply.sentenceKeys.includes('msg') ? 'FailureMsg' : 'Failure'
}

function response(reply: ReplyShape, status: RefusalStatus, data: Schema): object {
  const [description, example] = refusalTexts[status]
  const sentence = { type: 'string', examples: [example] }
  const body = inEnvelope<Schema>(reply, { code: { const: status }, sentence, data })
  const content = failsInWords(reply, status)
    ? { 'text/plain': { schema: sentence } }
    : { 'application/json': { schema: exactly(body) } }
  return { description, content, ...(isForLater(status) && { headers: { 'Retry-After': retryAfter } }) }
}

const isForLater = (status: RefusalStatus) => status === 429 || status === 503
const retryAfter = { description: '须等待的秒数', schema: { type: 'integer', minimum: 0 } }
const fieldError = exactly({ field: { type: 'string' }, message: { type: 'string' } })

/** A 400 names every wrong field, where it was a field that was wrong. */
function detailOf({ tellsDetail }: ReplyShape, status: RefusalStatus): Schema {
  return status === 400 && tellsDetail ? oneOf(exactly({ errors: listOf(fieldError) }), nothing) : nothing
}
