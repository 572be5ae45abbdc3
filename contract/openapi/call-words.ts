import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Access } from '#contract/engine/operation.ts'

const accessNotes = {
  visitor: '无需登录。',
  either: '登录与否均可：未登录只返回访客可见的内容，带有效令牌时返回完整记录；令牌无效按未登录处理。',
  admin: '需要登录。',
} satisfies Record<Access, string>

/** What people call it: 查看轮播图列表, 新增轮播图. */
export function summaryOf({ noun }: ContentType, { access, operation: { summary = noun } }: Call): string {
  return typeof summary === 'string' ? summary : summary(noun, access)
}

/** Who may make it, and what is odd about its answer. */
export function descriptionOf({ access, reply }: Call): string {
  return accessNotes[access] + reply.note
}

/** Method and path as one name: `postBannerDeleteById`. */
export function operationIdOf({ method, path }: Call): string {
  const words = path
    .replace(/^\/api\//, '/')
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
