import { Button } from '#design-system/button/index.ts'
import type { OutputOf } from '#content/registry/api-client.ts'
import type { QueryState } from '#app/admin/api/use-query.ts'
import { useOpenPanel } from '#app/admin/shell/open-panel.ts'
import { Moment, Quiet, WordsLink } from './dashboard.styles.ts'
import { RecentList } from './recent-list.tsx'

export interface RecentMessagesProps {
  loaded: QueryState<OutputOf<'GET /api/contact/admin/list'>>
}

/** What visitors wrote last; each leads to the whole message. */
export function RecentMessages({ loaded }: RecentMessagesProps) {
  const open = useOpenPanel()
  const all = (
    <Button size="small" variant="quiet" onClick={() => open('contact')}>
      查看全部
    </Button>
  )
  return (
    <RecentList title="最近留言" loaded={loaded} empty="还没有访客留言。" aside={all}>
      {({ id, name, subject, message, createTime }) => (
        <>
          <WordsLink href={`#contact/${id}`}>{subject}</WordsLink>
          <Moment dateTime={String(createTime)}>{String(createTime).slice(5, 16)}</Moment>
          <Quiet>
            {name}：{message}
          </Quiet>
        </>
      )}
    </RecentList>
  )
}
