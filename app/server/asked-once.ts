import type { Ask } from '#contract/ask/ask.ts'

/**
 * The door by which one request reads: what several of its loaders want is asked once, for the layout's and the page's run
 * side by side. A failure is shared as well, and each reader logs its own.
 */
export function askedOnce(ask: Ask): Ask {
  const answers = new Map<string, Promise<unknown>>()
  const once = (...call: unknown[]) => {
    const key = JSON.stringify(call)
    const answer = answers.get(key) ?? (ask as (...sent: unknown[]) => Promise<unknown>)(...call)
    answers.set(key, answer)
    return answer
  }
  return once as Ask
}
