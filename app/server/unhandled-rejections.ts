import type { Log } from './log.ts'

/**
 * A promise that fails and that nobody waits for is told in the log, where it would end the process and with it the requests of
 * everybody else. An error that is thrown where nobody catches it still ends the process, and the log says why.
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
