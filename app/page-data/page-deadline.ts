import { HttpError } from '#contract/shared/http-error.ts'
import { messages } from '#contract/shared/messages.ts'
import { statusOf } from '#contract/client/status-of.ts'

/**
 * A page answers within 5 s, with built-in contents for what does not come: its reads get 3 s. They are counted in ticks, because
 * an overloaded process ticks late too, while its answers wait to be read.
 */
const TURN_MS = 100
const MOST_TURNS = 30

/** The time limit that all reads of one page request share, sequential or parallel. */
export interface PageDeadline {
  /** Waits for a read. @throws HttpError 503 when the time is over, at once where it was over before */
  limit<Result>(read: () => Promise<Result>): Promise<Result>
  /** Ends the time: the store is away, so it is not asked again. */
  end(): void
}

/** Begins to count with the first read. */
export function createPageDeadline(): PageDeadline {
  const waiting = new Set<() => void>()
  let clock: NodeJS.Timeout | undefined
  let turns = 0
  let isOver = false

  function turn() {
    turns += 1
    if (turns < MOST_TURNS) return
    isOver = true
    waiting.forEach((giveUp) => giveUp())
  }

  return {
    async limit<Result>(read: () => Promise<Result>): Promise<Result> {
      if (isOver) throw storeAway()
      let giveUp = () => {}
      const overdue = new Promise<never>((_resolve, reject) => {
        giveUp = () => reject(storeAway())
      })
      waiting.add(giveUp)
      clock ??= setInterval(turn, TURN_MS)
      try {
        return await Promise.race([read(), overdue])
      } catch (error) {
        if (statusOf(error) === 503) isOver = true
        throw error
      } finally {
        waiting.delete(giveUp)
        if (waiting.size === 0) {
          clearInterval(clock)
          clock = undefined
        }
      }
    },
    end: () => void (isOver = true),
  }
}

const storeAway = () => new HttpError(503, messages.storeAway)
