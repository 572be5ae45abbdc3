import { messages } from '#contract/messages.ts'

/** What a refusal of each status says where a rule gives no sentence. */
export const statusSentences: Readonly<Record<number, string>> = {
  400: messages.checkForm,
  401: messages.sessionEnded,
  403: '没有权限进行此操作',
  404: messages.noSuchRecord,
  405: messages.wrongMethod,
  408: '请求超时，请重试',
  409: messages.changedMeanwhile,
  410: messages.gone,
  413: messages.tooLarge,
  415: messages.wrongContentType,
  429: messages.tooMany,
  500: messages.failed,
  503: messages.storeAway,
}

/** What a proxy answers in the place of the server: a page of its own, without a sentence of ours. */
export const proxyStatuses: Readonly<Record<number, string>> = {
  502: 'Bad Gateway',
  504: 'Gateway Timeout',
}

/** Every status that a rule may name. */
export const statuses = [...Object.keys(statusSentences), ...Object.keys(proxyStatuses)].sort()
