import { noLock } from '#db/connection/cluster-lock/cluster-lock.ts'
import { sweepResumes } from '#content/application/sweep-resumes.ts'
import { noteRestOfRefused } from '#contract/auth/note-refused.ts'
import type { ChosenBackend } from './choose-backend.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Removes the résumés that nobody wants any more and what was left half-received, every hour while the site serves, first
 * soon after the start, and tells what is left of the refusals that are told together. While another instance of the
 * site is at it, nothing is swept here. Mock mode keeps its files in memory, where they would stay as long as it runs.
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
