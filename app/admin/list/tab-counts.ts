import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import type { ContentType } from '#contract/engine/content-type.ts'
import { isList, assertShape } from '#app/admin/api/response-guards.ts'
import { untypedApi } from '#app/admin/api/untyped-api.ts'
import { endpointsOfType } from '#app/admin/api/endpoints-of-type.ts'
import { matchesScope, scopeKey, type FixedValues } from '#app/admin/form/scope.ts'

/** How a panel in a tab reports to the tabs around it. */
interface TabCounts {
  tell: (place: string, count: number) => void
  /** Records may have moved from one tab to another. */
  recount: () => void
}

/** Records that a tab counts: all of a type, or those that share values. */
export interface Counted {
  type: ContentType
  only?: FixedValues
}

/** Receives the record counts of the panels in tabs. */
export const TabCountsContext = createContext<TabCounts>({ tell: () => undefined, recount: () => undefined })

/**
 * Reports the number of records of a panel to its tab, once it is known.
 * @returns a function that counts the other tabs again
 */
export function useReportCount(place: string, count: number | undefined): () => void {
  const { tell, recount } = useContext(TabCountsContext)
  useEffect(() => {
    if (count !== undefined) tell(place, count)
  }, [tell, place, count])
  return recount
}

/** The number of records in each tab. Closed tabs are counted by a call; an open panel reports its own. */
export function useTabCounts(counted: readonly Counted[]): TabCounts & {
  counts: Readonly<Record<string, number>>
} {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const tell = useCallback<TabCounts['tell']>(
    (place, count) => setCounts((former) => ({ ...former, [place]: count })),
    [],
  )
  const [listed, setListed] = useState(counted)

  useEffect(() => {
    const stopped = new AbortController()
    for (const { type, only } of listed) {
      const { list } = endpointsOfType(type, ['list'])
      untypedApi(list, { category: String(only?.category ?? ''), signal: stopped.signal })
        .then((answer) => {
          const records = assertShape(answer, isList) as readonly object[]
          tell(scopeKey(type, only), records.filter((record) => matchesScope(record, only)).length)
        })
        .catch(() => undefined)
    }
    return () => stopped.abort()
  }, [listed, tell])

  return { counts, tell, recount: () => setListed(counted) }
}
