import { Tag } from '#design-system/tag/index.ts'
import type { OutputOf } from '#content/registry/api-client.ts'

type Backups = OutputOf<'GET /api/admin/backups'>

/** The lines of the system information that tell of backups: none where no schedule was set. */
export function backupDescriptions(backups: Backups | undefined) {
  if (!backups || backups.state === 'off') return []
  const { state, takenTime, size } = backups
  return [
    {
      term: '最近备份',
      detail: takenTime ? `${takenTime}，${megabytes(size)}` : '等待首次备份',
    },
    ...(takenTime ? [{ term: '恢复演练', detail: <Drill backups={backups} /> }] : []),
    ...(state === 'overdue' ? [{ term: '定期备份', detail: <Tag tone="danger">逾期</Tag> }] : []),
    ...(state === 'failed' ? [{ term: '定期备份', detail: <Tag tone="danger">失败</Tag> }] : []),
  ]
}

function Drill({ backups: { drillTime, drilled } }: { backups: Backups }) {
  if (drillTime === null) return <Tag>尚未演练</Tag>
  return drilled === '' ? (
    <Tag tone="danger">恢复演练未通过</Tag>
  ) : (
    <Tag tone="success" title={drilled}>
      恢复演练通过
    </Tag>
  )
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
