/** Runs one piece of work at a time: what is urgent before all that waits, the newest first. */
export type UrgentFirst = <Result>(
  work: () => Promise<Result>,
  options?: { isUrgent?: boolean },
) => Promise<Result>

/** A queue of one: a failed piece of work does not hold up the next. */
export function createUrgentFirst(): UrgentFirst {
  const waiting: (() => Promise<void>)[] = []
  let isRunning = false

  async function runAll() {
    if (isRunning) return
    isRunning = true
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
    isRunning = false
  }

  return (work, { isUrgent = false } = {}) =>
    new Promise((resolve, reject) => {
      const run = async () => {
        try {
          resolve(await work())
        } catch (error) {
          reject(error as Error)
        }
      }
      if (isUrgent) waiting.unshift(run)
      else waiting.push(run)
      void runAll()
    })
}
