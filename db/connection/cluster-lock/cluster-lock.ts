/**
 * Runs work of which only one instance of the site may be at, whatever process or machine it runs on.
 * @param name of the work, e.g. `sweep`: small letters and dashes
 * @param work gets a signal that is aborted when others may begin: the database it was agreed on with has gone
 * @returns what the work gave; undefined where another instance is at it, so that nothing was done here
 * @throws what the work throws, and the database's error where it cannot be asked
 */
export type WithClusterLock = <Result>(
  name: string,
  work: (lost: AbortSignal) => Promise<Result>,
  options?: {
    /** Waits until no other instance is at it, in place of leaving it to them. */
    waits?: boolean
  },
) => Promise<{ result: Result } | undefined>

/** @throws RangeError for a name that could be no file's */
export function requireLockName(name: string): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new RangeError(`No name of a lock: ${name}`)
}

/** Where there is only one instance by nature, e.g. in memory. */
export const noLock: WithClusterLock = async (_name, work) => ({
  result: await work(new AbortController().signal),
})
