import { setupWorker, type SetupWorker } from 'msw/browser'
import { createMockApi } from './index.ts'
import type { MockApi, MockApiOptions } from './types.ts'

export * from './index.ts'

/** The mocked API and MSW's worker for browsers; `await worker.start()` before the first call. */
export interface MockWorker extends MockApi {
  readonly worker: SetupWorker
}

/**
 * In a browser the demonstration media are left to the page's own server; `readMedia` reads them from elsewhere.
 * @throws RangeError where the situation is wrong
 */
export function createMockWorker(options: MockApiOptions = {}): MockWorker {
  const api = createMockApi(options)
  return { ...api, worker: setupWorker(...api.handlers) }
}
