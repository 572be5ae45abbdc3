import { call, callGroup, field, operation, response } from '#contract/declare.ts'
import type { ScheduledBackups } from '#contract/engine/backend.ts'
import type { RequestContext } from '#contract/engine/operation.ts'
import { shownMoment } from '#contract/shared/moments.ts'

const MINUTE_MS = 60_000

/** How scheduled backups are doing, in one word. */
export const backupStates = {
  off: '未设置',
  waiting: '等待首次备份',
  good: '正常',
  failed: '备份失败',
  overdue: '备份逾期',
  drillFailed: '恢复演练未通过',
} as const

export type BackupState = keyof typeof backupStates

/** What administrators are told of backups (docs/spec/added-since.md, S-008). */
export interface BackupsAnswer {
  state: BackupState
  takenTime: string | null
  size: number
  drillTime: string | null
  /** The parts that were drilled, joined by 、. */
  drilled: string
  /** Why it failed; empty where it did not. */
  problem: string
}

export const backups = callGroup({
  name: 'backups',
  typeLabel: '定期备份',
  calls: [
    call.admin(
      'GET /api/admin/backups',
      operation.run(
        {
          takes: 'nothing',
          summary: '查看最近一次定期备份和恢复演练',
          answers: {
            state: field.choice('状态', backupStates),
            takenTime: field.dateTime('最近备份时间'),
            size: field.number('字节数'),
            drillTime: field.dateTime('最近演练时间'),
            drilled: field.text('演练的内容'),
            problem: field.text('失败的原因'),
          },
        },
        tellOfBackups,
      ),
      response.envelope,
    ),
  ],
})

async function tellOfBackups({ backend }: RequestContext): Promise<BackupsAnswer> {
  const known = await backend.backups?.()
  if (!known) return { state: 'off', takenTime: null, size: 0, drillTime: null, drilled: '', problem: '' }
  const { takenAt, size = 0, drill, problem } = known
  return {
    state: stateOf(known, backend.now()),
    takenTime: shownMoment(takenAt ?? null),
    size,
    drillTime: shownMoment(drill?.at ?? null),
    drilled: drill?.parts.join('、') ?? '',
    problem: problem ?? drill?.problem ?? '',
  }
}

/** A failure comes first; overdue is what is half a time later than it should be. */
export function stateOf(
  { takenAt, startedAt, everyMs, problem, drill }: ScheduledBackups,
  now: Date,
): BackupState {
  if (problem) return 'failed'
  const since = Date.parse(takenAt ?? startedAt)
  if (now.getTime() > since + 1.5 * everyMs + 10 * MINUTE_MS) return 'overdue'
  if (takenAt === undefined) return 'waiting'
  return drill && !drill.hasPassed ? 'drillFailed' : 'good'
}
