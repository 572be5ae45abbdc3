import type { Log } from '#app/server/log.ts'

/** What Node warns of goes into the log, where it would stand as plain lines between its objects. */
export function logWarnings(log: Log): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => log.warn('node warning', { name, message }))
}
