import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import type { Log } from '#app/server/log.ts'
import type { ShutdownState } from '#app/server/close-connections.ts'

/**
 * `readyz` says so for this long before nobody is let in any more, and for as long again what was let in may go on asking; at a
 * terminal nobody balances loads.
 */
const LISTENS_ON_MS: Partial<Record<NodeJS.Signals, number>> = { SIGTERM: 1000 }
const DRAIN_MS = 10_000
const CLOSE_MS = 5000
const IDLE_CHECK_MS = 200
const LONGEST_RUSH_MS = 2000
const SHORT_TURN_MS = 0.2

/**
 * On SIGTERM or SIGINT, however many come: `readyz` turns to 503, a moment later nothing more is accepted; requests in
 * flight have 10 s to finish, then the stores are closed and the process exits with 0.
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
  // Not once: npm passes on a signal that its whole group has got, and a second one would end the process on the spot.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

async function drained(server: Server, idleMs: number): Promise<void> {
  await nobodyAtTheDoor(server)
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  // Not the close of `http`, which cuts idle connections: on one of them a balancer's next request may be under way.
  const closed = new Promise((resolve) => Listener.prototype.close.call(server, resolve))
  await Promise.race([closed, after(idleMs)])
  // A connection whose answer began before the signal was not asked to close, and falls idle later.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  server.closeIdleConnections()
  await closed
  clearTimeout(deadline)
  clearInterval(idle)
}

/** Closing resets who has connected and was not taken in yet, so it comes in a turn of the event loop that found nobody. */
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
