import { AskError, type Ask } from '#contract/ask/ask.ts'
import { messages } from '#contract/messages.ts'

/**
 * A page has its built-in contents for what does not come, and answers within 5 s with them: its reads get 3 s. Counted in
 * turns of a clock, which a process with too much to do runs late: then its answers wait to be read, and nobody is away.
 */
const TURN_MS = 100
const MOST_TURNS = 30

/**
 * The door of one page request: all its reads share one deadline, however many it makes in a row or side by side, and once
 * the store was away it is not asked again. Writes wait as long as the call itself does: they are not given up half-way.
 * @throws AskError 503 from the asking function, at once when the time is over
 */
export function withPageDeadline(ask: Ask): Ask {
  const waiting = new Set<() => void>()
  let clock: NodeJS.Timeout | undefined
  let turns = 0
  let isAway = false

  const turn = () => {
    turns += 1
    if (turns < MOST_TURNS) return
    isAway = true
    waiting.forEach((giveUp) => giveUp())
  }

  async function read<Result>(asking: () => Promise<Result>): Promise<Result> {
    if (isAway) throw away()
    let giveUp = () => {}
    const overdue = new Promise<never>((_resolve, reject) => {
      giveUp = () => reject(away())
    })
    waiting.add(giveUp)
    clock ??= setInterval(turn, TURN_MS)
    try {
      return await Promise.race([asking(), overdue])
    } finally {
      waiting.delete(giveUp)
      if (waiting.size === 0) {
        clearInterval(clock)
        clock = undefined
      }
    }
  }

  const limited = async (line: string, ...input: unknown[]) => {
    const asking = () => (ask as (...sent: unknown[]) => Promise<unknown>)(line, ...input)
    try {
      return await (line.startsWith('GET ') ? read(asking) : asking())
    } catch (error) {
      if (error instanceof AskError && error.status === 503) isAway = true
      throw error
    }
  }
  return limited as Ask
}

const away = () => new AskError({ status: 503, message: messages.storeAway, isServerMessage: true })
