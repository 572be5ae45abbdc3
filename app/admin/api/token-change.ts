const LOCK = 'session-token'

/** Does what changes the token. Refusals that any tab hears of meanwhile wait for the new one. */
export async function whileTokenChanges(work: () => Promise<void>): Promise<void> {
  await (locks()?.request(LOCK, work) ?? work())
}

/** Does something once no tab is changing the token any more; at once where browsers have no locks (plain http). */
export function afterTokenChange(work: () => void): void {
  const waiting = locks()?.request(LOCK, { mode: 'shared' }, work)
  if (!waiting) work()
}

const locks = () => (navigator as Partial<Navigator>).locks
