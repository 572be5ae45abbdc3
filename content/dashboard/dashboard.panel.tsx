import { RotateCw } from 'lucide-react'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { isPage, isRecord } from '#app/admin/api/response-guards.ts'
import { useQuery } from '#app/admin/api/use-query.ts'
import { BackupAlert } from './backup-alert.tsx'
import { CountCards } from './count-cards.tsx'
import { Columns, Page } from './dashboard.styles.ts'
import { PlaceholderAlert } from './placeholder-alert.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivities } from './recent-activities.tsx'
import { RecentMessages } from './recent-messages.tsx'
import { SystemInformation } from './system-information.tsx'
import { UnsavedDrafts } from './unsaved-drafts.tsx'
import { useFocusToHeading } from './use-focus-to-heading.ts'
import { Waiting } from './waiting.tsx'

const RECENT_ACTIVITIES = 8
/** So many entries are looked through for the last one that changed something. */
const ENTRIES = 100
const RECENT_MESSAGES = 5

const changes = ['create', 'update', 'remove', 'order']
/** Signing in and looking at something are entries too, and change nothing. */
const isChange = ({ action }: { action: string }) => changes.includes(action)

/**
 * Counts, waiting items, recent activities and messages, the system's state and shortcuts to daily work (back-office §2.5,
 *
 */
function DashboardPanel() {
  const statistics = useQuery('GET /api/stats/dashboard', '加载统计数据失败', {}, { guard: isRecord })
  const activities = useQuery(
    'GET /api/admin/audit?action=&accountId=&typeName=',
    '加载最近动态失败',
    { page: 1, size: ENTRIES },
    { guard: isPage },
  )
  const received = useQuery(
    'GET /api/contact/admin/list',
    '加载留言失败',
    { page: 1, size: RECENT_MESSAGES },
    { guard: isPage },
  )

  const backups = useQuery('GET /api/admin/backups', '加载备份情况失败', {}, { guard: isRecord })
  const settings = useQuery('GET /api/site-settings', '加载站点设置失败', {}, { guard: isRecord })

  const entries = activities.answer?.records
  const recent = entries && { records: entries.slice(0, RECENT_ACTIVITIES) }
  const page = useFocusToHeading<HTMLDivElement>()

  return (
    <Page ref={page}>
      <BackupAlert backups={backups.answer} />
      {backups.error && !backups.isLoading && (
        <Alert tone="warning" role="alert">
          {backups.error}
        </Alert>
      )}
      <PlaceholderAlert settings={settings.answer} />
      {settings.error && !settings.isLoading && (
        <Alert tone="warning" role="alert">
          {settings.error}
        </Alert>
      )}
      <UnsavedDrafts />
      <QuickActions />
      {statistics.error && !statistics.isLoading && (
        <Alert
          tone="danger"
          action={
            <Button
              size="small"
              variant="secondary"
              icon={<RotateCw aria-hidden />}
              onClick={() => void statistics.reload()}
            >
              重新加载
            </Button>
          }
        >
          {statistics.error}
        </Alert>
      )}
      <CountCards
        counts={statistics.answer}
        isLoading={statistics.isLoading}
        hasFailed={statistics.error !== null}
      />
      <Waiting />
      <Columns>
        <RecentActivities loaded={{ ...activities, answer: recent }} />
        <RecentMessages loaded={received} />
        <SystemInformation
          statistics={statistics}
          lastUpdate={lastUpdateIn(entries ?? [])}
          backups={backups.answer}
        />
      </Columns>
    </Page>
  )
}

/** The day of the newest change. With no change among the loaded entries, it says “before the oldest of them”. */
function lastUpdateIn(entries: readonly { action: string; createTime: unknown }[]): string | undefined {
  const change = entries.find(isChange)
  const known = change ?? (entries.length === ENTRIES ? entries.at(-1) : undefined)
  return known && `${change ? '' : '早于 '}${String(known.createTime).slice(0, 10)}`
}

/** By key of the menu. */
export const panels = { dashboard: DashboardPanel }
