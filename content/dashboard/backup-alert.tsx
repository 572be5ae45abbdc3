import { Alert } from '#design-system/alert/index.ts'
import type { OutputOf } from '#content/registry/api-client.ts'

/** What is wrong with the scheduled backups, for anyone who signs in next; nothing where nothing is (S-008). */
export function BackupAlert({ backups }: { backups: OutputOf<'GET /api/admin/backups'> | undefined }) {
  if (!backups) return null
  const title = titles[backups.state]
  if (!title) return null
  return (
    <Alert tone="danger" title={title}>
      {backups.problem && <p>{backups.problem}</p>}
      <p>
        {backups.takenTime ? `最近一次备份：${backups.takenTime}。` : '还没有备份。'}
        请联系网站的运维人员处理。
      </p>
    </Alert>
  )
}

const titles: Partial<Record<OutputOf<'GET /api/admin/backups'>['state'], string>> = {
  failed: '定期备份失败',
  overdue: '定期备份逾期',
  drillFailed: '备份的恢复演练未通过',
}
