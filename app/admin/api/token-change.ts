const LOCK = 'session-token'

/** Runs what changes the token. Refused calls of any tab wait for the new one. */
export async function whileTokenChanges(work: () => Promise<void>): Promise<void> {
  await (locks()?.request(LOCK, work) ?? work())
}

/** Runs once no tab is changing the token; immediately without the Locks API (plain http). */
export function afterTokenChange(work: () => void): void {
  const waiting = locks()?.request(LOCK, { mode: 'shared' }, work)
  if (!waiting) work()
}

const locks = () => (navigator as Partial<Navigator>).locks
