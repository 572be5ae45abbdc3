import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import type { ContentType } from '#contract/engine/content-type.ts'
import { call } from './call.ts'
import { callLines } from './calls-of-type.ts'
import { isAmong, placeOf, type Only } from './only.ts'

type TellCount = (place: string, count: number) => void

/** Records whose number stands beside a tab: all of a type, or those that share values. */
export interface Counted {
  type: ContentType
  only?: Only
}

/** Where the panels in tabs tell how many records they hold. */
export const TabCountsContext = createContext<TellCount>(() => undefined)

/** Tells the tab around this panel how many records it holds, by its place, once that is known. */
export function useTellCount(place: string, count: number | undefined): void {
  const tell = useContext(TabCountsContext)
  useEffect(() => {
    if (count !== undefined) tell(place, count)
  }, [tell, place, count])
}

/**
 * How many records each place holds, by its name: asked for once, later as its own panel tells. A count that cannot be
 * loaded stays away; the panel says why.
 */
export function useTabCounts(counted: readonly Counted[]): {
  counts: Readonly<Record<string, number>>
  tell: TellCount
} {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const tell = useCallback<TellCount>(
    (place, count) => setCounts((former) => ({ ...former, [place]: count })),
    [],
  )
  const [listed] = useState(counted)

  useEffect(() => {
    const stopped = new AbortController()
    for (const { type, only } of listed) {
      const { list } = callLines(type, ['list'])
      call(list, { category: String(only?.category ?? ''), signal: stopped.signal }).then(
        (records) =>
          tell(
            placeOf(type, only),
            (records as readonly object[]).filter((record) => isAmong(record, only)).length,
          ),
        () => undefined,
      )
    }
    return () => stopped.abort()
  }, [listed, tell])

  return { counts, tell }
}
