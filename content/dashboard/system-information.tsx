import { DescriptionList } from '#design-system/description-list/index.ts'
import { Tag } from '#design-system/tag/index.ts'
import { ApiError } from '#contract/client/api-error.ts'
import type { OutputOf } from '#content/registry/api-client.ts'
import type { QueryState } from '#app/admin/api/use-query.ts'
import { backupDescriptions } from './backup-descriptions.tsx'
import { Box, BoxHead } from './dashboard.styles.ts'

/** back-office §9, dashboard version label. */
const VERSION = 'v1.0.0'

export interface SystemInformationProps {
  /** The counts come straight from the database, so their answer is its probe. */
  statistics: QueryState<OutputOf<'GET /api/stats/dashboard'>>
  /** What is known of the newest change; a dash stands where nothing is. */
  lastUpdate: string | undefined
  /** How scheduled backups are doing; undefined while that is not known. */
  backups: OutputOf<'GET /api/admin/backups'> | undefined
}

/** Version, last update, whether server and database answer (back-office §2.5), and the last backup (S-008). */
export function SystemInformation({ statistics, lastUpdate, backups }: SystemInformationProps) {
  const { isLoading, failure } = statistics
  const isServerUp = failure === undefined || (failure instanceof ApiError && failure.status !== 0)
  return (
    <Box aria-label="系统信息">
      <BoxHead>
        <h2>系统信息</h2>
      </BoxHead>
      <DescriptionList
        descriptions={[
          { term: '系统版本', detail: VERSION },
          { term: '最后更新', detail: lastUpdate },
          { term: '服务器状态', detail: <State isKnown={!isLoading} isUp={isServerUp} /> },
          { term: '数据库状态', detail: <State isKnown={!isLoading} isUp={failure === undefined} /> },
          ...backupDescriptions(backups),
        ]}
      />
    </Box>
  )
}

function State({ isKnown, isUp }: { isKnown: boolean; isUp: boolean }) {
  if (!isKnown) return <Tag>检测中</Tag>
  return isUp ? <Tag tone="success">正常</Tag> : <Tag tone="danger">异常</Tag>
}
