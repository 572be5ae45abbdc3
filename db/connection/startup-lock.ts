import type { Backend } from '#contract/engine/backend.ts'
import type { WithClusterLock } from './cluster-lock/cluster-lock.ts'

/**
 * Runs a start of the site while no other instance starts; reports when it has to wait. The lock covers schema, first
 * content and first account, so that a second start finds all three.
 */
export async function withStartupLock<Result>(
  withClusterLock: WithClusterLock,
  report: Backend['report'] | undefined,
  start: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const now = await withClusterLock('start', start)
  if (now) return now.result
  report?.('另一个实例正在启动，等待它完成', {}, 'warn')
  const later = await withClusterLock('start', start, { waits: true })
  if (!later) throw new Error('Who waits for a lock gets it')
  return later.result
}
