import type { Backend } from '#contract/engine/backend.ts'
import { sweepResumes } from '#contract/files/sweep-resumes.ts'

const HOUR_MS = 3_600_000

/** Removes the résumés that nobody wants any more, at start and every hour while the site serves. */
export function sweepHourly(backend: Backend): void {
  const sweep = () =>
    sweepResumes(backend).catch((error: unknown) =>
      backend.report('简历文件清理失败', { error: String(error) }),
    )
  void sweep()
  setInterval(() => void sweep(), HOUR_MS).unref()
}
