import type { Backend, Query, Row, Stores } from '#contract/engine/backend.ts'
import { anchorPurge } from '#contract/audit/audit-anchor.ts'
import { auditLogOf } from '#contract/audit/audit-log.ts'
import { removeRow } from '#contract/operations/writing-operations.ts'
import { storedMoment } from '#contract/shared/moments.ts'
import { sweepResumes, type SweepOptions } from '#content/application/sweep-resumes.ts'
import { commandLine } from '#contract/auth/accounts.ts'
import { hasEnded } from '#contract/auth/read-session.ts'
import { application } from '#content/application/application.type.ts'
import { audit } from '#content/registry/contract.ts'
import { SHORTEST_AUDIT_DAYS } from '#contract/shared/environment-defaults.ts'

const DAY_MS = 24 * 3_600_000
const ROWS_AT_ONCE = 200

/** How much was removed, or would be. */
export interface PurgeCounts {
  applications: number
  auditEntries: number
  sessions: number
  attempts: number
  /** Absent before the removal: which files go is known only when their applications have gone. */
  resumeFiles?: number
  /** Documents without a row that were left, because they were too many to be true (content/application/sweep-resumes.ts). */
  heldBack?: number
  /** False when what was removed may still be read in what the database keeps of earlier writes. */
  isWiped?: boolean
}

/** Counts what is due, without touching it. */
export async function countDue(backend: Backend): Promise<PurgeCounts> {
  const { stores } = backend
  return {
    applications: await stores.of('application').count(oldApplications(backend)),
    auditEntries: await stores.of('audit').count(await oldEntries(backend)),
    sessions: (await endedSessions(backend)).length,
    attempts: await stores.of('attempt').count(pastAttempts(backend)),
  }
}

/**
 * Removes what has been kept long enough (docs/operations/configuration.md#个人信息, APPLICATION_RETENTION_DAYS, AUDIT_RETENTION_DAYS),
 * in pieces, so that a large one holds nobody up. It is written down first: a stop in the middle leaves no removal unnoted.
 */
export async function purge(backend: Backend, options: SweepOptions = {}): Promise<PurgeCounts> {
  const due = await countDue(backend)
  const remark = `到期：应聘简历 ${due.applications} 份，操作记录 ${due.auditEntries} 条`
  await backend.transaction((stores) =>
    auditLogOf(stores, commandLine(backend)).append(audit, 'purge', [], remark),
  )
  const counts = {
    applications: await removeAll(backend, 'application', oldApplications(backend), (stores, row) =>
      removeRow(stores, application, row),
    ),
    auditEntries: await removeAll(backend, 'audit', await oldEntries(backend), removeEntry),
    sessions: await removeSessions(backend),
    attempts: await removeAll(backend, 'attempt', pastAttempts(backend)),
  }
  const { removed: resumeFiles, heldBack } = await sweepResumes(backend, options)
  return { ...counts, resumeFiles, heldBack, isWiped: await backend.purgeDeleted() }
}

const daysAgo = ({ now }: Backend, days: number) => storedMoment(new Date(now().getTime() - days * DAY_MS))

const oldApplications = (backend: Backend): Query => ({
  range: { field: 'createTime', to: daysAgo(backend, backend.settings.applicationRetentionDays) },
})

const pastAttempts = (backend: Backend): Query => ({ range: { field: 'endTime', to: daysAgo(backend, 0) } })

/**
 * The oldest entries without a gap, since each is chained to the one before. The latest stays, because the next one is
 * chained to it.
 */
async function oldEntries(backend: Backend): Promise<Query> {
  const days = Math.max(backend.settings.auditRetentionDays, SHORTEST_AUDIT_DAYS)
  const entries = backend.stores.of('audit')
  const range = { field: 'createTime', from: daysAgo(backend, days) }
  const [oldestKept] = await entries.find({ range, order: [{ field: 'id', direction: 'asc' }], limit: 1 })
  const [latest] = await entries.find({ order: [{ field: 'id', direction: 'desc' }], limit: 1 })
  return { range: { field: 'id', to: ((oldestKept ?? latest)?.id ?? 0) - 1 } }
}

async function removeEntry(stores: Stores, entry: Row): Promise<void> {
  const { id } = entry
  await anchorPurge(stores, entry)
  for (const revision of await stores.of('revision').find({ where: { auditId: id } }))
    await stores.of('revision').remove(revision.id)
  await stores.of('audit').remove(id)
}

async function endedSessions(backend: Backend): Promise<Row[]> {
  return (await backend.stores.of('session').find()).filter((session) => hasEnded(session, backend))
}

async function removeSessions(backend: Backend): Promise<number> {
  const ended = await endedSessions(backend)
  await backend.transaction(async (stores) => {
    for (const { id } of ended) await stores.of('session').remove(id)
  })
  return ended.length
}

/** Removes all rows of a query, some at a time, so that other writers get their turn. */
async function removeAll(
  backend: Backend,
  typeName: string,
  query: Query,
  remove: (stores: Stores, row: Row) => Promise<unknown> = (stores, { id }) => stores.of(typeName).remove(id),
): Promise<number> {
  const removeSome = async (stores: Stores) => {
    const rows = await stores.of(typeName).find({ ...query, limit: ROWS_AT_ONCE })
    for (const row of rows) await remove(stores, row)
    return rows.length
  }
  let removed = 0
  for (;;) {
    const some = await backend.transaction(removeSome)
    removed += some
    if (some < ROWS_AT_ONCE) return removed
  }
}
