import { Button } from '#design-system/button/index.ts'
import { Tag } from '#design-system/tag/index.ts'
import type { OwnSession } from '#contract/auth/own-sessions.ts'
import { Device, Times } from './sessions-dialog.styles.ts'

export interface SessionEntryProps {
  session: OwnSession
  onEnd: () => void
}

/** One sign-in of the own account: on what, from where, since when, and the button that ends it. */
export function SessionEntry({ session, onEnd }: SessionEntryProps) {
  const { device, address, createTime, lastUsedTime, isCurrent } = session
  return (
    <li>
      <div>
        <Device>
          <b>{device}</b>
          {isCurrent && <Tag tone="success">本机</Tag>}
        </Device>
        <Times>
          <dt>来源地址</dt>
          <dd>{address || '—'}</dd>
          <dt>登录时间</dt>
          <dd>{createTime ?? '—'}</dd>
          <dt>最近使用</dt>
          <dd>{lastUsedTime ?? '—'}</dd>
        </Times>
      </div>
      <Button
        size="small"
        variant="secondary"
        aria-label={`结束登录：${device}，${createTime ?? ''}`}
        onClick={onEnd}
      >
        结束
      </Button>
    </li>
  )
}
