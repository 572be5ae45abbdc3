import type { Server } from 'node:http'
import type { Log } from '#app/server/log.ts'

const DRAIN_MS = 10_000

/** On SIGTERM or SIGINT: stops accepting, lets requests in flight finish for 10 s at most, closes the stores, exits 0. */
export function shutDownOnSignal(server: Server, log: Log, close: () => Promise<void>): void {
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info('stopping', { signal })
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    server.close(async () => {
      clearTimeout(deadline)
      await close().catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
      process.exit(0)
    })
    server.closeIdleConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
