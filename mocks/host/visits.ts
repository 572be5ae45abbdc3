import { AsyncLocalStorage } from 'node:async_hooks'
import type { AppliedRules } from '#mocks/rules/apply-rules.ts'
import type { Tester } from './testers.ts'

/** One request of a tester. */
export interface Visit {
  readonly tester: Tester
  /** How the API behaves for this request: as for the tester, or as its address says. */
  readonly begun: AppliedRules
  /** Whether a call asks, or a page whose parts are asked for while it is made. */
  readonly by: 'page' | 'http'
}

/** Who asks, known to whatever a request brings about. */
export function createVisits(common: Tester) {
  const storage = new AsyncLocalStorage<Visit>()
  return {
    /** Lets the work, and all that it begins, know the visit. */
    during: <Result>(visit: Visit, work: () => Result): Result => storage.run(visit, work),
    /** The visit of now; outside of requests it is one of nobody in particular. */
    now: (): Visit => storage.getStore() ?? { tester: common, begun: common.begun, by: 'page' },
  }
}

export type Visits = ReturnType<typeof createVisits>
