import { useRef, type ReactNode } from 'react'
import { Button } from '#design-system/button/index.ts'
import { Skeleton } from '#design-system/skeleton/index.ts'
import { toast } from '#design-system/toast/index.ts'
import type { OutputOf } from '#content/registry/api-client.ts'
import { isList, isPage } from '#app/admin/api/response-guards.ts'
import { useQuery, type QueryState } from '#app/admin/api/use-query.ts'
import { FIRST_DAYS } from '#app/admin/shell/seen-messages.ts'
import { dayFromToday } from './days.ts'
import { Box, BoxHead, Figure, Matter, Matters, Quiet } from './dashboard.styles.ts'
import { useNewMessages } from './use-new-messages.ts'

const EXPIRY_DAYS = 90

/** What waits for somebody: new messages, pending applications, certificates that run out; each leads to its panel. */
export function Waiting() {
  const messages = useNewMessages()
  const box = useRef<HTMLElement>(null)
  const pending = useQuery(
    'GET /api/application/admin/list',
    '加载简历信息失败',
    { status: 0, page: 1, size: 1 },
    { guard: isPage },
  )
  const certificates = useQuery(
    'GET /api/qualification-certification/',
    '加载资质认证失败',
    {},
    { guard: isList },
  )
  const { expiring, expired } = runningOut(certificates.answer ?? [])

  function markSeen() {
    messages.markSeen()
    // The button goes with what it marks; focus would fall to the document.
    box.current?.querySelector('a')?.focus()
    toast.success('新留言已标为已看')
  }

  return (
    <Box ref={box} aria-label="待办事项">
      <BoxHead>
        <h2>待办事项</h2>
        {messages.answer && messages.answer.count > 0 && (
          <Button size="small" variant="quiet" onClick={markSeen}>
            新留言全部标为已看
          </Button>
        )}
      </BoxHead>
      <Matters>
        <li>
          <MatterLink
            label={messages.answer?.isFirst === false ? '上次查看后的新留言' : `近 ${FIRST_DAYS} 天新留言`}
            href={messages.answer ? `#contact?from=${messages.answer.from}` : '#contact'}
            loaded={messages}
            count={({ count }) => count}
          />
        </li>
        <li>
          <MatterLink
            label="待处理简历"
            href="#application?status=0"
            loaded={pending}
            count={({ total }) => total}
          />
        </li>
        <li>
          <MatterLink
            label={`${EXPIRY_DAYS} 天内到期的证书`}
            href="#qualification-certification?sort=expiryDate&order=asc"
            loaded={certificates}
            count={() => expiring.length}
          >
            {expired.length > 0 && `另有 ${expired.length} 张已过期`}
          </MatterLink>
        </li>
      </Matters>
    </Box>
  )
}

interface MatterLinkProps<Answer> {
  label: string
  href: string
  loaded: Pick<QueryState<Answer>, 'answer' | 'isLoading' | 'error'>
  count: (answer: Answer) => number
  /** Something quiet under the figure. */
  children?: ReactNode
}

/** A figure that was never received is a dash, not none. */
function MatterLink<Answer>({ label, href, loaded, count, children }: MatterLinkProps<Answer>) {
  const { answer, isLoading, error } = loaded
  return (
    <Matter href={href}>
      <span>{label}</span>{' '}
      <Figure>{answer === undefined ? isLoading ? <Skeleton width="2ch" /> : '—' : count(answer)}</Figure>{' '}
      {error && !isLoading ? <Quiet>未能取得最新数据</Quiet> : children && <Quiet>{children}</Quiet>}
    </Matter>
  )
}

/** Certificates that visitors see, by how long they last. */
function runningOut(certificates: OutputOf<'GET /api/qualification-certification/'>) {
  const [today, last] = [dayFromToday(0), dayFromToday(EXPIRY_DAYS)]
  const shown = certificates.filter(({ status, expiryDate }) => status === 1 && expiryDate)
  const dayOf = ({ expiryDate }: (typeof shown)[number]) => String(expiryDate)
  return {
    expiring: shown.filter((each) => dayOf(each) >= today && dayOf(each) <= last),
    expired: shown.filter((each) => dayOf(each) < today),
  }
}
