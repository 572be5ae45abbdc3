import type { Answer } from '#contract/engine/create-answer.ts'
import type { Backend, BackupStatus } from '#contract/engine/backend.ts'
import type { Scenario } from './scenario.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const group = 'content'

const passed = ['文件', '行数', '操作记录', '页面']

/** How scheduled backups may be doing; in mock mode there are none else. */
export const backupScenarios = {
  'backup-good': {
    group,
    label: '定期备份正常',
    stages: 'docs/operating.md#scheduled-backups: the newest backup was drilled and passed',
    wrap: withBackups((hoursAgo) => ({
      takenAt: hoursAgo(3),
      size: 48_500_000,
      drill: { at: hoursAgo(2.9), hasPassed: true, parts: passed },
    })),
  },
  'backup-failed': {
    group,
    label: '定期备份失败',
    stages: 'docs/operating.md#scheduled-backups: the newest try failed',
    wrap: withBackups((hoursAgo) => ({
      takenAt: hoursAgo(25),
      size: 48_500_000,
      triedAt: hoursAgo(1),
      problem: '磁盘空间不足：没有写完的内容已删除，请清理后重试。',
      drill: { at: hoursAgo(24.9), hasPassed: true, parts: passed },
    })),
  },
  'backup-overdue': {
    group,
    label: '定期备份逾期',
    stages: 'docs/operating.md#scheduled-backups: no backup for longer than there should be',
    wrap: withBackups((hoursAgo) => ({
      takenAt: hoursAgo(80),
      size: 48_500_000,
      drill: { at: hoursAgo(79.9), hasPassed: true, parts: passed },
    })),
  },
  'backup-drill-failed': {
    group,
    label: '恢复演练未通过',
    stages: 'docs/operating.md#scheduled-backups: the newest backup could not be restored',
    wrap: withBackups((hoursAgo) => ({
      takenAt: hoursAgo(3),
      size: 48_500_000,
      drill: {
        at: hoursAgo(2.9),
        hasPassed: false,
        parts: [],
        problem: '备份中的数据库与清单不符：表 resume 应有 12 行，实有 11 行。',
      },
    })),
  },
} satisfies Record<string, Scenario>

function withBackups(statusOf: (hoursAgo: (hours: number) => string) => BackupStatus) {
  return (answer: Answer): Answer =>
    (request, backend, caller) => {
      if (new URL(request.url).pathname !== '/api/admin/backups') return answer(request, backend, caller)
      const hoursAgo = (hours: number) => new Date(backend.now().getTime() - hours * HOUR_MS).toISOString()
      const told: Backend = {
        ...backend,
        backups: async () => ({ everyMs: DAY_MS, startedAt: hoursAgo(100), ...statusOf(hoursAgo) }),
      }
      return answer(request, told, caller)
    }
}
