import { statusSentences } from '#contract/shared/messages.ts'

/** What a proxy answers in the place of the server: a page of its own, without a sentence of ours. */
export const proxyStatuses: Readonly<Record<number, string>> = {
  502: 'Bad Gateway',
  504: 'Gateway Timeout',
}

/** Every status that a rule may name. */
export const statuses = [...Object.keys(statusSentences), ...Object.keys(proxyStatuses)].sort()
