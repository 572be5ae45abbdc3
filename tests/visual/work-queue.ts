/** What several workers take one by one until nothing is left. */
export interface WorkQueue<T> {
  /** @param last what this worker had before */
  next: (last?: T) => T | undefined
  /** Nothing more is handed out. */
  end: () => void
}

/**
 * Gives each worker items of its previous kind, for which the browser has compiled code. Otherwise it starts an
 * unstarted kind, in the items' order, and finally takes from the largest rest.
 */
export function workQueue<T>(things: T[], kindOf: (thing: T) => string): WorkQueue<T> {
  const waiting = new Map<string, T[]>()
  for (const thing of things) {
    const kind = kindOf(thing)
    waiting.set(kind, [...(waiting.get(kind) ?? []), thing])
  }
  const begun = new Set<string>()

  return {
    next: (last) => {
      const kind = (last && waiting.has(kindOf(last)) ? kindOf(last) : undefined) ?? fresh() ?? largest()
      const rest = kind === undefined ? undefined : waiting.get(kind)
      const thing = rest?.shift()
      if (kind === undefined || rest === undefined) return undefined
      begun.add(kind)
      if (rest.length === 0) waiting.delete(kind)
      return thing
    },
    end: () => waiting.clear(),
  }

  function fresh() {
    return [...waiting.keys()].find((kind) => !begun.has(kind))
  }

  function largest() {
    return [...waiting].toSorted(([, one], [, other]) => other.length - one.length).at(0)?.[0]
  }
}
