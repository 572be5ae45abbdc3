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
export class PatienceEnded extends Error {
  override readonly name = 'PatienceEnded'

  constructor() {
    super('The database did not answer in time')
  }
}

/** Runs the work of one call: every `patiently` inside it shares one limit. Work outside of calls waits as long as it takes. */
export function withPatience<Result>(work: () => Promise<Result>): Promise<Result> {
  return calls.run({ leftMs: CALL_PATIENCE_MS, waits: 0, since: 0, isEnded: false }, work)
}

/** What is left of the current call's time in milliseconds; Infinity outside of calls, as in commands and migrations. */
export function patienceLeft(): number {
  const patience = calls.getStore()
  if (!patience) return Infinity
  if (patience.isEnded) return 0
  const running = patience.waits > 0 ? performance.now() - patience.since : 0
  return Math.max(0, patience.leftMs - running)
}

/** @throws PatienceEnded when the current call has no time left */
export function requirePatience(): void {
  if (patienceLeft() === 0) throw new PatienceEnded()
}

/**
 * Waits for the database no longer than the current call may.
 * @throws PatienceEnded then; the work itself goes on unheard, so what writes must `requirePatience` before it commits
 */
export async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  const patience = calls.getStore()
  if (!patience) return work()
  requirePatience()
  const left = patienceLeft()
  if (patience.waits === 0) patience.since = performance.now()
  patience.waits += 1
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      patience.isEnded = true
      reject(new PatienceEnded())
    }, left)
  })
  try {
    return await Promise.race([work(), end])
  } finally {
    clearTimeout(timer)
    const stillLeft = patienceLeft()
    patience.waits -= 1
    if (patience.waits === 0) patience.leftMs = stillLeft
  }
}
