import { useEffect, useRef } from 'react'
import { ask } from '#app/admin/ask.ts'
import { watchActivity } from './idle-rule.ts'
import { logOutIdle } from './log-out.ts'

/** Holds the idle rule as long as somebody is signed in (back-office §4, X-78). */
export function useIdleRule(reload: () => void): void {
  const latestReload = useRef(reload)
  useEffect(() => {
    latestReload.current = reload
  }, [reload])

  useEffect(
    () =>
      watchActivity({
        onIdle: () => logOutIdle(() => latestReload.current()),
        // A failure needs no words: a 401 signs out by itself, and the next check asks again.
        onActive: () => void ask('GET /api/admin/session').catch(() => undefined),
      }),
    [],
  )
}
