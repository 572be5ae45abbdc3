import type { Match } from '#contract/engine/matcher.ts'
import {
  actOf,
  isAdmin,
  isContentCall,
  isLimited,
  isLoad,
  isLogin,
  isUpload,
  isWrite,
} from '#mocks/scenarios/acts.ts'

const acts = (act: ReturnType<typeof actOf>) => (matched: Match) =>
  isContentCall(matched) && actOf(matched.call.endpoint) === act
const repliedAs = (name: string) => (matched: Match) => matched.call.response.name === name

/** Kinds of calls by one word each, with what a Chinese reader is told. Words joined by `.` must all hold. */
export const callWords = {
  load: { label: '读取内容', isMeant: isLoad },
  write: { label: '保存、启停、删除与留言', isMeant: isWrite },
  save: { label: '新增与修改', isMeant: acts('save') },
  status: { label: '启停', isMeant: acts('status') },
  delete: { label: '删除', isMeant: acts('delete') },
  records: { label: '内容的全部接口', isMeant: isContentCall },
  upload: { label: '上传文件', isMeant: isUpload },
  login: { label: '登录', isMeant: isLogin },
  admin: { label: '需要登录的接口', isMeant: isAdmin },
  limited: { label: '限制次数的接口', isMeant: isLimited },
  'plain-text': { label: '以纯文本回答的接口', isMeant: repliedAs('plainText') },
  'with-msg': { label: '以 msg 回答的接口', isMeant: repliedAs('withMsg') },
  'truthy-data': { label: '以 data 判断成败的接口', isMeant: repliedAs('truthyData') },
} as const satisfies Record<string, { label: string; isMeant: (matched: Match) => boolean }>

export type CallWord = keyof typeof callWords

/** Whether a text is such a word. */
export function isCallWord(text: string): text is CallWord {
  return Object.hasOwn(callWords, text)
}
