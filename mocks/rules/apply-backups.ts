import type { Backend, BackupStatus } from '#contract/engine/backend.ts'
import type { Answer } from '#contract/engine/create-answer.ts'
import type { FaultOf } from './mock-rules.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SIZE = 48_500_000
const parts = ['文件', '行数', '操作记录', '页面']

type HoursAgo = (hours: number) => string

const passed = (at: string) => ({ at, hasPassed: true, parts })

const statuses: Record<FaultOf<'backups'>, (ago: HoursAgo) => BackupStatus> = {
  good: (ago) => ({ takenAt: ago(3), size: SIZE, drill: passed(ago(2.9)) }),
  failed: (ago) => ({
    takenAt: ago(25),
    size: SIZE,
    triedAt: ago(1),
    problem: '磁盘空间不足：没有写完的内容已删除，请清理后重试。',
    drill: passed(ago(24.9)),
  }),
  overdue: (ago) => ({ takenAt: ago(80), size: SIZE, drill: passed(ago(79.9)) }),
  'drill-failed': (ago) => ({
    takenAt: ago(3),
    size: SIZE,
    drill: {
      at: ago(2.9),
      hasPassed: false,
      parts: [],
      problem: '备份中的数据库与清单不符：表 resume 应有 12 行，实有 11 行。',
    },
  }),
}

/** The API of a host whose scheduled backups do as is said; mocks have none else. */
export function applyBackups(fault: FaultOf<'backups'> | undefined): (answer: Answer) => Answer {
  if (!fault) return (answer) => answer
  return (answer) => (request, backend, caller) => {
    if (new URL(request.url).pathname !== '/api/admin/backups') return answer(request, backend, caller)
    const ago: HoursAgo = (hours) => new Date(backend.now().getTime() - hours * HOUR_MS).toISOString()
    const told: Backend = {
      ...backend,
      backups: async () => ({ everyMs: DAY_MS, startedAt: ago(100), ...statuses[fault](ago) }),
    }
    return answer(request, told, caller)
  }
}
