/** Runs one piece of work after the other, in the order they were asked for. */
export type Mutex = <Result>(work: () => Promise<Result>) => Promise<Result>

/** A queue of one: a failed piece of work does not hold up the next. */
export function createMutex(): Mutex {
  let tail: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = tail.then(work)
    tail = result.catch(() => undefined)
    return result
  }
}
