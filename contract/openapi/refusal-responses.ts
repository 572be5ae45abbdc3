import type { ReplyName } from '#contract/engine/reply.ts'
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

/** A failure's shape: the keys of its sentence and whether `data` says more; or the sentence alone. */
const shapes = {
  Failure: { keys: ['message'], hasDetail: true },
  FailureMsg: { keys: ['message', 'msg'], hasDetail: true },
  FailureWithoutData: { keys: ['message'], hasDetail: false },
  FailureSentence: { keys: [], hasDetail: false },
} as const

const shapeOfReply = {
  enveloped: 'Failure',
  withMsg: 'FailureMsg',
  truthyData: 'FailureWithoutData',
  withTotal: 'Failure',
  bare: 'Failure',
  plainText: 'FailureSentence',
  file: 'FailureWithoutData',
} satisfies Record<ReplyName, keyof typeof shapes>

/** A failure in the reply's own shape; a 401 is an envelope everywhere, and a 409 holds the record as it is now. */
export function refusalResponse(reply: ReplyName, status: RefusalStatus, current: Schema): object {
  const shape = status === 401 && reply === 'plainText' ? 'Failure' : shapeOfReply[reply]
  if (status === 409 && shapes[shape].hasDetail) return response(shape, status, oneOf(current, nothing))
  return { $ref: `#/components/responses/${shape}${status}` }
}

/** The failures that many calls share. */
export function sharedResponses(): Record<string, object> {
  const statuses = Object.keys(refusalTexts).map(Number) as RefusalStatus[]
  const all = (Object.keys(shapes) as (keyof typeof shapes)[]).flatMap((shape) =>
    statuses.map((status) => [`${shape}${status}`, response(shape, status, detailOf(shape, status))]),
  )
  return Object.fromEntries(all) as Record<string, object>
}

function response(shape: keyof typeof shapes, status: RefusalStatus, data: Schema): object {
  const [description, example] = refusalTexts[status]
  const sentence = { type: 'string', examples: [example] }
  const { keys } = shapes[shape]
  const told = Object.fromEntries(keys.map((key) => [key, sentence]))
  const content = keys.length
    ? { 'application/json': { schema: exactly({ code: { const: status }, ...told, data }) } }
    : { 'text/plain': { schema: sentence } }
  return { description, content, ...(isForLater(status) && { headers: { 'Retry-After': retryAfter } }) }
}

const isForLater = (status: RefusalStatus) => status === 429 || status === 503
const retryAfter = { description: '须等待的秒数', schema: { type: 'integer', minimum: 0 } }
const fieldError = exactly({ field: { type: 'string' }, message: { type: 'string' } })

/** A 400 names every wrong field, where it was a field that was wrong. */
function detailOf(shape: keyof typeof shapes, status: RefusalStatus): Schema {
  if (status !== 400 || !shapes[shape].hasDetail) return nothing
  return oneOf(exactly({ errors: listOf(fieldError) }), nothing)
}
