import { Suspense } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import type { RecordOf } from '#contract/engine/content-type.ts'
import { api } from '#app/admin/api/api.ts'
import { PagedPanel } from '#app/admin/list/paged-panel.tsx'
import { isList } from '#app/admin/api/response-guards.ts'
import { useQuery } from '#app/admin/api/use-query.ts'
import { PanelBoundary } from '#app/admin/shell/panel-boundary.tsx'
import { lazyWithRetry } from '#app/browser/lazy-with-retry.tsx'
import { listedAudit } from './listed-audit.ts'

/* The dialog needs the fields of every type, so the whole contract is loaded with the first entry opened. */
const AuditDialog = lazyWithRetry(
  () => import('./audit-dialog.tsx'),
  (module) => module.AuditDialog,
)

const NO_ACCOUNTS = '没有取到用户名单，暂时不能按用户筛选'

/** Who did what, when and from where: read, searched, narrowed and exported, never changed. */
function AuditPanel() {
  const accounts = useQuery('GET /api/admin/accounts', NO_ACCOUNTS, {}, { guard: isList })
  const options = (accounts.answer ?? []).map(({ id, username, realName }) => ({
    value: String(id),
    label: username,
    description: realName,
  }))
  return (
    <>
      {accounts.error && !accounts.isLoading && (
        <Alert tone="warning" role="alert">
          {accounts.error}
        </Alert>
      )}
      <PagedPanel
        type={listedAudit}
        loadFailure="加载操作记录失败"
        columns={['createTime', 'username', 'action', 'noun', 'title', 'changedKeys', 'address']}
        defaultSort={{ key: 'createTime', direction: 'descending' }}
        nameOf={({ username, noun, title }) => `${username}：${noun}${title}`}
        searchPlaceholder="搜索用户名、类型、标题、来源地址"
        readOne={readEntry}
        fieldOptions={{ accountId: { references: { options } } }}
        empty={{
          filtered: { title: '没有符合条件的操作记录', description: '换个关键词或日期，或清除条件。' },
          none: { title: '还没有操作记录', description: '登录、保存、删除和导出会逐条记在这里。' },
        }}
      >
        {({ record, close }) => (
          <PanelBoundary>
            <Suspense>
              <AuditDialog key={record.id} entry={record} onClose={close} />
            </Suspense>
          </PanelBoundary>
        )}
      </PagedPanel>
    </>
  )
}

async function readEntry(id: number) {
  const { entry } = await api('GET /api/admin/audit/{id}', { id })
  return entry as RecordOf<typeof listedAudit>
}

/** By key of the menu. */
export const panels = { audit: AuditPanel }
