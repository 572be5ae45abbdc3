import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import type { ContentType } from '#contract/engine/content-type.ts'
import { call } from './call.ts'
import { callLines } from './calls-of-type.ts'

type TellCount = (typeName: string, count: number) => void

/** Where the panels in tabs tell how many records they hold. */
export const TabCountsContext = createContext<TellCount>(() => undefined)

/** Tells the tab around this panel how many records of the type there are, once that is known. */
export function useTellCount(typeName: string, count: number | undefined): void {
  const tell = useContext(TabCountsContext)
  useEffect(() => {
    if (count !== undefined) tell(typeName, count)
  }, [tell, typeName, count])
}

/**
 * How many records each type holds, by its name: asked for once, later as its own panel tells. A count that cannot be
 * loaded stays away; the panel says why.
 */
export function useTabCounts(types: readonly ContentType[]): {
  counts: Readonly<Record<string, number>>
  tell: TellCount
} {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const tell = useCallback<TellCount>(
    (typeName, count) => setCounts((former) => ({ ...former, [typeName]: count })),
    [],
  )
  const [listed] = useState(types)

  useEffect(() => {
    const stopped = new AbortController()
    for (const type of listed) {
      const { list } = callLines(type, ['list'])
      call(list, { signal: stopped.signal }).then(
        (records) => tell(type.name, (records as readonly unknown[]).length),
        () => undefined,
      )
    }
    return () => stopped.abort()
  }, [listed, tell])

  return { counts, tell }
}
