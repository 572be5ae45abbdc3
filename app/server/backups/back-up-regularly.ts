import { fork } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { BackupSettings } from '#operations/settings/backup-settings.ts'
import type { Log } from '#app/server/log.ts'
import { backupsIn } from '#operations/backup/backup-folder.ts'
import { noteBackupStatus, readBackupStatus } from '#operations/backup/backup-status.ts'
import type { WithClusterLock } from '#db/connection/cluster-lock/cluster-lock.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What a schedule of backups needs. */
export interface Schedule {
  folder: string
  siteId: string
  everyHours: number
  withClusterLock: WithClusterLock
  log: Pick<Log, 'info' | 'error'>
  /** Makes one backup and its drill, and notes what became of them; resolves when it is over. */
  backUp(folder: string, siteId: string, lost: AbortSignal): Promise<void>
  now?: () => number
}

/**
 * Whether a backup is due: counted from the newest there is, so that restarts neither skip nor double one. After a failure it
 * is tried again within an hour.
 */
export async function isBackupDue({
  folder,
  siteId,
  everyHours,
  now = Date.now,
}: Schedule): Promise<boolean> {
  const everyMs = everyHours * HOUR_MS
  // One from when the clock went ahead is no newest: it would put every other off, or none.
  const newest = (await backupsIn(folder, siteId)).find(
    ({ takenAt }) => takenAt.getTime() <= now() + MINUTE_MS,
  )
  // A clock that was set back must not put it off for ever.
  const isSince = (moment: number, forMs: number) => moment <= now() + MINUTE_MS && now() < moment + forMs
  if (newest && isSince(newest.takenAt.getTime(), everyMs)) return false
  const { problem, triedAt } = await readBackupStatus(folder, siteId)
  return !(problem && triedAt && isSince(Date.parse(triedAt), Math.min(everyMs, HOUR_MS)))
}

/**
 * Makes a backup where one is due and no other instance is at it.
 * @returns whether one was made
 */
export async function backUpWhereDue(schedule: Schedule): Promise<boolean> {
  const { folder, siteId, withClusterLock, log, backUp } = schedule
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (!(await isBackupDue(schedule))) return false
    const done = await withClusterLock('backup', async (lost) => {
      // Another may just have done it.
      if (!(await isBackupDue(schedule))) return false
      await backUp(folder, siteId, lost)
      return true
    })
    if (!done?.result) return false
  } catch (error) {
    log.error('定期备份失败', { error: String(error) })
    await noteBackupStatus(folder, siteId, {
      problem: `备份目录 ${folder} 无法使用，或备份程序意外结束。`,
      triedAt: new Date(schedule.now?.() ?? Date.now()).toISOString(),
    }).catch(() => undefined)
    return false
  }
  const { problem, takenAt, size, drill } = await readBackupStatus(folder, siteId)
  if (problem) log.error('定期备份失败', { problem })
  else log.info('定期备份完成', { takenAt, size })
  if (drill && !drill.hasPassed) log.error('恢复演练未通过', { problem: drill.problem })
  return true
}

/** Checks every minute whether a backup is due; a low-priority process makes it. */
export function backUpRegularly(
  { folder, everyHours }: BackupSettings,
  siteId: string,
  { withClusterLock, log }: Pick<Schedule, 'withClusterLock' | 'log'>,
): void {
  if (folder === undefined) return
  const schedule = { folder, siteId, everyHours, withClusterLock, log, backUp: backUpElsewhere }
  let isAtIt = false
  const look = async () => {
    if (isAtIt) return
    isAtIt = true
    await backUpWhereDue(schedule).finally(() => (isAtIt = false))
  }
  // The first visitors come first; where backups are more frequent than that, sooner.
  const pauseMs = Math.min(MINUTE_MS, (everyHours * HOUR_MS) / 4)
  setTimeout(() => void look(), pauseMs).unref()
  setInterval(() => void look(), pauseMs).unref()
}

/**
 * Ends where another instance may begin.
 * @throws Error where the process ends otherwise than it should
 */
function backUpElsewhere(folder: string, siteId: string, lost: AbortSignal): Promise<void> {
  const program = fileURLToPath(new URL('./back-up-process.js', programsFolder()))
  const child = fork(program, [folder, siteId], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  lowerPriority(child.pid)
  const stop = () => child.kill('SIGTERM')
  // Another instance may be at it by now.
  const end = () => child.kill('SIGKILL')
  process.once('exit', stop)
  lost.addEventListener('abort', end)
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('exit', (code, signal) => {
      process.off('exit', stop)
      lost.removeEventListener('abort', end)
      if (code === 0) resolve()
      else reject(new Error(`The process of the backup ended with ${code ?? signal}`))
    })
  })
}

/** Programs lie beside each other, what they share one folder below. */
function programsFolder(): URL {
  const here = new URL('.', import.meta.url)
  return here.pathname.endsWith('/parts/') ? new URL('..', here) : here
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // Some systems do not let it.
  }
}
