import { noLock } from '#db/connection/cluster-lock/cluster-lock.ts'
import { sweepResumes } from '#content/application/sweep-resumes.ts'
import { noteRestOfRefused } from '#contract/auth/note-refused.ts'
import type { ChosenBackend } from './choose-backend.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Removes expired résumés and abandoned uploads after the start and every hour, and logs the remaining refusals.
 * Removing is skipped while another instance sweeps; mock mode needs it too, since its files fill memory.
 */
export function sweepHourly({ backend }: Pick<ChosenBackend, 'backend'>): void {
  const { withClusterLock = noLock } = backend
  const sweep = () =>
    withClusterLock('sweep', async () => {
      await backend.files.removeAbandoned()
      await sweepResumes(backend)
    }).catch((error: unknown) => backend.report('简历文件清理失败', { error: String(error) }))
  setInterval(() => void noteRestOfRefused(backend), HOUR_MS).unref()
  // Not at once: the first visitors come first.
  setTimeout(() => void sweep(), MINUTE_MS).unref()
  setInterval(() => void sweep(), HOUR_MS).unref()
}
