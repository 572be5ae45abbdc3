import { AskError, type Ask } from '#contract/ask/ask.ts'
import { messages } from '#contract/messages.ts'

/** A page has its built-in contents for what does not come, and answers within 5 s with them. */
const PAGE_WAITS_MS = 4000

/**
 * The door of one page request: all its reads share one deadline, however many it makes in a row or side by side, and once
 * the store was away it is not asked again. Writes wait as long as the call itself does: they are not given up half-way.
 * @throws AskError 503 from the asking function, at once when the time is over
 */
export function withPageDeadline(ask: Ask): Ask {
  let began: number | undefined
  let isAway = false

  async function read<Result>(asking: () => Promise<Result>): Promise<Result> {
    began ??= performance.now()
    const left = began + PAGE_WAITS_MS - performance.now()
    if (isAway || left <= 0) throw away()
    let timer: NodeJS.Timeout | undefined
    const overdue = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(away()), left)
    })
    try {
      return await Promise.race([asking(), overdue])
    } finally {
      clearTimeout(timer)
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
