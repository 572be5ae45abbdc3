import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import type { Log } from '#app/server/log.ts'
import type { ShutdownState } from '#app/server/close-connections.ts'

/**
 * Time from the 503 of `readyz` until no connection is accepted, then for further requests on open ones. SIGINT has
 * none: a terminal has no load balancer.
 */
const LISTENS_ON_MS: Partial<Record<NodeJS.Signals, number>> = { SIGTERM: 1000 }
const DRAIN_MS = 10_000
const CLOSE_MS = 5000
const IDLE_CHECK_MS = 200
const LONGEST_RUSH_MS = 2000
const SHORT_TURN_MS = 0.2

/**
 * Shuts down once on SIGTERM or SIGINT: `readyz` turns to 503, then nothing more is accepted. Running requests have
 * 10 s; then the stores close and the process exits with 0.
 */
export function shutDownOnSignal(
  server: Server,
  log: Log,
  stopping: ShutdownState,
  close: () => Promise<void>,
): void {
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping.hasBegun) return
    stopping.hasBegun = true
    log.info('stopping', { signal })
    const moment = LISTENS_ON_MS[signal] ?? 0
    await after(moment)
    await drained(server, moment)
    const closing = close().catch((error: unknown) => log.error('closing failed', { error: String(error) }))
    // A database that hangs would hold the process for ever.
    await Promise.race([closing, after(CLOSE_MS)])
    process.exit(0)
  }
  // Not `once`: npm forwards a signal that the process group has got, and a second one would kill the process.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

async function drained(server: Server, idleMs: number): Promise<void> {
  await nobodyAtTheDoor(server)
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  // Not `http`'s close, which cuts idle connections: a balancer's next request may be under way on one.
  const closed = new Promise((resolve) => Listener.prototype.close.call(server, resolve))
  await Promise.race([closed, after(idleMs)])
  // A connection whose answer began before the signal was not asked to close, and falls idle later.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  server.closeIdleConnections()
  await closed
  clearTimeout(deadline)
  clearInterval(idle)
}

/** Waits for an event loop turn without a new connection, because closing resets those not yet accepted. */
async function nobodyAtTheDoor(server: Server): Promise<void> {
  let connections = 0
  const count = () => void (connections += 1)
  server.on('connection', count)
  const end = performance.now() + LONGEST_RUSH_MS
  for (let turnBegan = performance.now(); turnBegan < end; turnBegan = performance.now()) {
    const before = connections
    await new Promise((resolve) => setImmediate(resolve))
    // In a long turn somebody may have come since it looked.
    if (connections === before && performance.now() - turnBegan < SHORT_TURN_MS) break
  }
  server.off('connection', count)
}
