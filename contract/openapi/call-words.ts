import type { Access, Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { partsOfLine } from '#contract/engine/matcher.ts'
import type { OperationName } from '#contract/engine/operation.ts'
import type { ReplyName } from '#contract/engine/reply.ts'

const summaries = {
  list: (noun, access) => (access === 'admin' ? `查看全部${noun}` : `查看${noun}列表`),
  paged: (noun) => `分页查看${noun}`,
  first: (noun) => `查看当前${noun}`,
  single: (noun) => `查看${noun}`,
  count: (noun) => `查看${noun}数量`,
  create: (noun, access) => (access === 'admin' ? `新增${noun}` : `提交${noun}`),
  update: (noun) => `修改${noun}`,
  save: (noun) => `保存${noun}（带编号为修改，不带为新增）`,
  saveSingle: (noun) => `保存${noun}`,
  remove: (noun) => `删除${noun}`,
  setFlag: (noun) => `切换${noun}状态`,
  reorder: (noun) => `调整${noun}顺序`,
  batch: (noun) => `批量处理${noun}`,
  run: (noun) => noun,
} satisfies Record<OperationName, (noun: string, access: Access) => string>

const accessNotes = {
  visitor: '无需登录。',
  either: '登录与否均可：未登录只返回访客可见的内容，带有效令牌时返回完整记录；令牌无效按未登录处理。',
  admin: '需要登录。',
} satisfies Record<Access, string>

const replyNotes = {
  enveloped: '',
  withMsg: '提示语同时以 message 与 msg 给出。',
  truthyData: '以 data 是否有值判断成败；失败时 data 恒为 null。',
  withTotal: 'total 是符合条件的总条数，与 data 并列。',
  bare: '直接返回内容，没有外层的 code、message、data；失败时仍有外层。',
  plainText: '成功与失败都以纯文本的一句话回答；未登录（401）除外。',
  file: '返回文件内容。',
} satisfies Record<ReplyName, string>

/** What people call it: 查看轮播图列表, 新增轮播图. */
export function summaryOf({ noun }: ContentType, { access, operation }: Call): string {
  return operation.described?.summary ?? summaries[operation.name](noun, access)
}

/** Who may make it, and what is odd about its answer. */
export function descriptionOf({ access, reply }: Call): string {
  return accessNotes[access] + replyNotes[reply.name]
}

/** Method and path as one name: `postBannerDeleteById`. */
export function operationIdOf({ line }: Call): string {
  const { method, path } = partsOfLine(line)
  const words = path
    .replace(/^\/api\//, '/')
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
