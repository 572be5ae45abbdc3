/** A call that comes again within this time is skipped (public-site §7, §9). */
export const THROTTLE_MS = 1000

interface Answered {
  time: number
  answer: Promise<unknown>
}

/** Latest answers by who keeps them, then by the call. */
const latest = new WeakMap<object, Map<string, Answered>>()

/**
 * Makes the call, or hands on what it answered less than a second ago, a fallback included.
 * @param keeper by what the answers are kept: all visitors of a host share them while it is the same revision
 */
export function onceASecond<Answer>(
  keeper: object,
  call: string,
  load: () => Promise<Answer>,
  now = Date.now(),
): Promise<Answer> {
  const answers = latest.get(keeper) ?? new Map<string, Answered>()
  latest.set(keeper, answers)
  const last = answers.get(call)
  if (last && now - last.time < THROTTLE_MS) return last.answer as Promise<Answer>
  const answer = load()
  answers.set(call, { time: now, answer })
  return answer
}
