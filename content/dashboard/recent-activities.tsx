import type { OutputOf } from '#content/registry/api-client.ts'
import { actionField } from '#contract/auth/internal-types.ts'
import type { QueryState } from '#app/admin/api/use-query.ts'
import { Moment, Words } from './dashboard.styles.ts'
import { RecentList } from './recent-list.tsx'

export interface RecentActivitiesProps {
  loaded: QueryState<Pick<OutputOf<'GET /api/admin/audit?action=&accountId=&typeName='>, 'records'>>
}

/** The last entries of the audit log: who did what. */
export function RecentActivities({ loaded }: RecentActivitiesProps) {
  return (
    <RecentList title="最近动态" loaded={loaded} empty="还没有操作记录。">
      {({ username, address, action, noun, title, createTime }) => (
        <>
          <Words>
            <b>{username || address}</b> {wordsOf(action, noun)}
            {title && `“${title}”`}
          </Words>
          <Moment dateTime={String(createTime)}>{String(createTime).slice(5, 16)}</Moment>
        </>
      )}
    </RecentList>
  )
}

const withoutNoun = [
  'signIn',
  'signOut',
  'signInFailed',
  'signInLocked',
  'sessionRefused',
  'password',
  'push',
]
/** Acts whose name has an object already: 查看完整信息（应聘简历）. */
const withObject = ['reveal', 'download', 'erase', 'purge']

function wordsOf(action: string, noun: string): string {
  const words = actionField.options?.[action] ?? action
  if (withoutNoun.includes(action)) return words
  return withObject.includes(action) ? `${words}（${noun}）` : words + noun
}
