import { makeResponseFormat } from './response-format.ts'

/** `{ code, message, data }` (docs/operations/http.md#应答). */
export const envelope = makeResponseFormat({ name: 'envelope' })

/** An envelope whose message is also called `msg` (autonomous driving, X-68). */
export const withMsg = makeResponseFormat({
  name: 'withMsg',
  messageKeys: ['message', 'msg'],
  note: '提示语同时以 message 与 msg 给出。',
})

/** An envelope whose `data` is truthy on success; a failure's `data` is always null. */
export const truthyData = makeResponseFormat({
  name: 'truthyData',
  hasDetail: false,
  note: '以 data 是否有值判断成败；失败时 data 恒为 null。',
})

/** An envelope with `total` beside the list. */
export const withTotal = makeResponseFormat({
  name: 'withTotal',
  hasTotal: true,
  note: 'total 是符合条件的总条数，与 data 并列。',
})

/** The result is the body; `{}` for nothing. Failures are envelopes. */
export const raw = makeResponseFormat({
  name: 'raw',
  readAs: 'body',
  note: '直接返回内容，没有外层的 code、message、data；失败时仍有外层。',
})

/** The message is the body. A 401 is an envelope everywhere. */
export const plainText = (message: string) =>
  makeResponseFormat({
    name: 'plainText',
    readAs: 'message',
    message,
    note: '成功与失败都以纯文本的一句话回答；未登录（401）除外。',
  })

/** Bytes with a fixed type that no browser second-guesses (C-193); the result is what `serveFile` or `downloadFile` made. */
export const file = makeResponseFormat({
  name: 'file',
  readAs: 'bytes',
  hasDetail: false,
  note: '返回文件内容。',
})
