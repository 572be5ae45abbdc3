import type { Scenario } from './scenario.ts'

const group = 'content'

/** How scheduled backups may be doing; in mock mode there are none else. */
export const backupScenarios = {
  'backup-good': {
    group,
    label: '定期备份正常',
    stages: 'docs/spec/added-since.md S-008: the newest backup was drilled and passed',
    composition: 'backups=good',
  },
  'backup-failed': {
    group,
    label: '定期备份失败',
    stages: 'docs/spec/added-since.md S-008: the newest try failed',
    composition: 'backups=failed',
  },
  'backup-overdue': {
    group,
    label: '定期备份逾期',
    stages: 'docs/spec/added-since.md S-008: no backup for longer than there should be',
    composition: 'backups=overdue',
  },
  'backup-drill-failed': {
    group,
    label: '恢复演练未通过',
    stages: 'docs/spec/added-since.md S-008: the newest backup could not be restored',
    composition: 'backups=drill-failed',
  },
} satisfies Record<string, Scenario>
