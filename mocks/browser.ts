import { setupWorker, type SetupWorker } from 'msw/browser'
import { createHandlers, type HandlerOptions } from './handlers.ts'

/** The mocked API for Storybook; its worker script is `mocks/public/mockServiceWorker.js`. */
export function createMockWorker(options: HandlerOptions): SetupWorker {
  return setupWorker(...createHandlers(options))
}
