import type { FileAnswer } from '#contract/files/serve-file.ts'
import { messages } from '#contract/messages.ts'
import type { Refusal } from './refusal.ts'
import type { Reply } from './reply.ts'

const SUCCESS = 200

/** `{ code, message, data }` (docs/operating.md#answers). */
export const enveloped: Reply<'data'> = {
  name: 'enveloped',
  succeed: (result, done) => json({ code: SUCCESS, message: done, data: result }),
  refuse: (refusal) => refused(refusal, detailOf(refusal)),
}

/** An envelope whose sentence is also called `msg` (autonomous driving, X-68). */
export const withMsg: Reply<'data'> = {
  name: 'withMsg',
  succeed: (result, done) => json({ code: SUCCESS, message: done, msg: done, data: result }),
  refuse: (refusal) => refused(refusal, detailOf(refusal), { msg: sentenceOf(refusal) }),
}

/** An envelope whose data tells success by being truthy; a failure's data is null, always. */
export const truthyData: Reply<'data'> = {
  name: 'truthyData',
  succeed: (result, done) => json({ code: SUCCESS, message: done, data: result }),
  refuse: (refusal) => refused(refusal, null),
}

/** An envelope with `total` beside the list. */
export const withTotal: Reply<'data'> = {
  name: 'withTotal',
  succeed(result, done) {
    const { records, total } = result as { records: unknown[]; total: number }
    return json({ code: SUCCESS, message: done, data: records, total })
  },
  refuse: (refusal) => refused(refusal, detailOf(refusal)),
}

/** The result is the body; `{}` for nothing. Failures are envelopes. */
export const bare: Reply<'body'> = {
  name: 'bare',
  succeed: (result) => json(result ?? {}),
  refuse: (refusal) => refused(refusal, detailOf(refusal)),
}

/** The sentence is the body. A 401 is an envelope everywhere. */
export function plainText(sentence: string): Reply<'sentence'> {
  return {
    name: 'plainText',
    sentence,
    succeed: () => plain(sentence, SUCCESS),
    refuse: (refusal) =>
      refusal.status === 401
        ? enveloped.refuse(refusal)
        : withHeaders(plain(refusal.message, refusal.status), refusal),
  }
}

/** Bytes with a fixed type that no browser second-guesses (C-193); the result is what `serveFile` or `downloadFile` made. */
export const file: Reply<'bytes'> = {
  name: 'file',
  succeed(result) {
    const { status, headers, body } = result as FileAnswer
    const rules = {
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    }
    return new Response(body, { status, headers: { ...rules, ...headers } })
  },
  refuse: (refusal) => refused(refusal, null),
}

/** What stands in `data` of a failure: the current record of a conflict, else the wrong fields, else nothing. */
function detailOf({ status, detail }: Refusal): unknown {
  if (status === 409) return detail.current ?? null
  return detail.errors ? { errors: detail.errors } : null
}

function refused(refusal: Refusal, data: unknown, more: object = {}): Response {
  const { status } = refusal
  return withHeaders(json({ code: status, message: sentenceOf(refusal), ...more, data }, status), refusal)
}

const sentenceOf = ({ message }: Refusal) => message || messages.failed

function withHeaders(response: Response, { detail: { retryAfterSeconds, allow } }: Refusal): Response {
  if (retryAfterSeconds !== undefined) response.headers.set('retry-after', String(retryAfterSeconds))
  if (allow) response.headers.set('allow', allow.join(', '))
  return response
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
