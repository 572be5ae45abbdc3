import { AsyncLocalStorage } from 'node:async_hooks'

/** How long one call waits for the database, all its waits together: every call is answered within 10 s. */
const CALL_PATIENCE_MS = 7000

/** What is left of the time that one call may spend waiting. Waits that run side by side count once. */
interface Patience {
  leftMs: number
  waits: number
  since: number
  /** A wait has been given up: timers fire early, so the clock may still show something left. */
  isEnded: boolean
}

const calls = new AsyncLocalStorage<Patience>()

/** A wait has taken all the time its call had. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'

  constructor() {
    super('The database did not answer in time')
  }
}

/** Runs the work of one call: every `withDeadline` inside it shares one limit. Work outside of calls waits as long as it takes. */
export function runWithDeadline<Result>(work: () => Promise<Result>): Promise<Result> {
  return calls.run({ leftMs: CALL_PATIENCE_MS, waits: 0, since: 0, isEnded: false }, work)
}

/** What is left of the current call's time in milliseconds; Infinity outside of calls, as in commands and migrations. */
export function deadlineLeft(): number {
  const patience = calls.getStore()
  if (!patience) return Infinity
  if (patience.isEnded) return 0
  const running = patience.waits > 0 ? performance.now() - patience.since : 0
  return Math.max(0, patience.leftMs - running)
}

/** @throws DeadlineError when the current call has no time left */
export function assertDeadline(): void {
  if (deadlineLeft() === 0) throw new DeadlineError()
}

/**
 * Waits for the database no longer than the current call may.
 * @throws DeadlineError then; the work itself goes on unheard, so what writes must `assertDeadline` before it commits
 */
export async function withDeadline<Result>(work: () => Promise<Result>): Promise<Result> {
  const patience = calls.getStore()
  if (!patience) return work()
  assertDeadline()
  const left = deadlineLeft()
  if (patience.waits === 0) patience.since = performance.now()
  patience.waits += 1
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      patience.isEnded = true
      reject(new DeadlineError())
    }, left)
  })
  try {
    return await Promise.race([work(), end])
  } finally {
    clearTimeout(timer)
    const stillLeft = deadlineLeft()
    patience.waits -= 1
    if (patience.waits === 0) patience.leftMs = stillLeft
  }
}
