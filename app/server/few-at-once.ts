import { performance } from 'node:perf_hooks'

/** Begins a piece of work once few others are being done; what it throws is thrown on. */
export type FewAtOnce = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Of pages: one is printed while the other waits for its database. */
const MOST_PAGES = 2

const TURN_MS = 50
/** Of a turn. What is begun waits for something else than this thread then. */
const IDLE = 0.75
/** Several times what a page takes. Whoever takes longer waits for something else, and does not hold up those who wait for the thread. */
const LONGEST_TURNS = 4

/**
 * Lets pages begin one after the other. All take their turns on one thread, so many at a time are done no sooner; but what each of
 * them has read and made lives until it is sent, and V8 takes it for what is there to stay: of thirty-two at once, each took
 * a third more of the processor (docs/performance.md).
 */
export const pagesInTurn = (): FewAtOnce => fewAtOnce(MOST_PAGES)

/**
 * A queue in front of work that is not to be done all at once. Nobody waits for one who waits, as for a database that is away:
 * while the thread has nothing to do, more begin, each turn as many as have begun already.
 * @param most pieces that are done at once while the thread is busy
 * @param hasIdled whether the thread had nothing to do since it was asked last
 */
export function fewAtOnce(most: number, hasIdled: () => boolean = idling()): FewAtOnce {
  const waiting: (() => void)[] = []
  const running = new Set<{ turns: number }>()
  let clock: NodeJS.Timeout | undefined

  function turn() {
    for (const piece of running) {
      piece.turns += 1
      if (piece.turns > LONGEST_TURNS) running.delete(piece)
    }
    begin(hasIdled() ? Math.max(1, running.size) : most - running.size)
  }

  function begin(pieces: number) {
    for (const next of waiting.splice(0, pieces)) next()
    if (waiting.length > 0 || !clock) return
    clearInterval(clock)
    clock = undefined
  }

  async function place() {
    const piece = { turns: 0 }
    if (running.size < most) {
      running.add(piece)
      return piece
    }
    if (!clock) {
      hasIdled()
      clock = setInterval(turn, TURN_MS)
    }
    await new Promise<void>((resolve) => {
      waiting.push(() => {
        running.add(piece)
        resolve()
      })
    })
    return piece
  }

  return async (work) => {
    const piece = await place()
    try {
      return await work()
    } finally {
      running.delete(piece)
      if (running.size < most) begin(1)
    }
  }
}

function idling(): () => boolean {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { idle, active } = performance.eventLoopUtilization(now, last)
    last = now
    return idle > (idle + active) * IDLE
  }
}
