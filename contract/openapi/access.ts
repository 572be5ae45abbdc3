import type { Access } from '#contract/engine/operation.ts'
import type { Audience } from '#contract/engine/show.ts'

interface AccessFacts {
  note: string
  security: object[]
  /** Whose records are read by it. */
  audiences: readonly Audience[]
}

/** What it takes to make a call, and what one reads by it. */
export const accesses: Record<Access, AccessFacts> = {
  visitor: { note: '无需登录。', security: [], audiences: ['visitor'] },
  either: {
    note: '登录与否均可：未登录只返回访客可见的内容，带有效令牌时返回完整记录；令牌无效按未登录处理。',
    security: [{}, { bearerAuth: [] }],
    audiences: ['visitor', 'admin'],
  },
  admin: { note: '需要登录。', security: [{ bearerAuth: [] }], audiences: ['admin'] },
}
