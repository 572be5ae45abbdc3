import { useCallback, useState } from 'react'

/** Something taken out, with the place it stood at. */
export type Removal<T> = { entry: T; place: number; name: string }

/** What was taken out of a list and can be brought back, the last first. */
export function useRemovals<T>() {
  const [removals, setRemovals] = useState<readonly Removal<T>[]>([])
  const remember = useCallback((removal: Removal<T>) => setRemovals((all) => [...all, removal]), [])
  return {
    last: removals.at(-1),
    more: Math.max(0, removals.length - 1),
    remember,
    forgetLast: () => setRemovals((all) => all.slice(0, -1)),
    forgetAll: () => setRemovals([]),
  }
}
