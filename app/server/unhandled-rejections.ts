import type { Log } from './log.ts'

/**
 * Logs unhandled rejections, which would otherwise end the process and everyone's requests. An uncaught exception is
 * logged and still ends the process.
 */
export function handleUnhandledRejections(log: Log): void {
  process.on('unhandledRejection', (reason) => log.error('unhandled rejection', { stack: stackOf(reason) }))
  process.on('uncaughtExceptionMonitor', (error) =>
    log.error('uncaught exception', { stack: stackOf(error) }),
  )
}

function stackOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
}
