import type { Server } from 'node:http'

const DRAIN_MS = 10_000

/** On SIGTERM or SIGINT: stops accepting, lets requests in flight finish for 10 s at most, closes the stores, exits 0. */
export function shutDownOnSignal(server: Server, close: () => Promise<void>): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
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
