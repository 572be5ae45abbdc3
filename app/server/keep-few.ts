/** Keeps what was made last; of more than `most`, what was asked for longest ago goes. What failed is not kept. */
export function keepFew<Made extends Promise<unknown>>(most: number) {
  const kept = new Map<string, Made>()
  return {
    has: (key: string) => kept.has(key),
    get(key: string, make: () => Made): Made {
      const found = kept.get(key)
      const made = found ?? make()
      kept.delete(key)
      kept.set(key, made)
      if (!found) made.catch(() => kept.delete(key))
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      return made
    },
  }
}
