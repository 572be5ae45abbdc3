import { setupServer, type SetupServer } from 'msw/node'
import { createHandlers, type HandlerOptions } from './handlers.ts'

/** The mocked API for tests in Node and jsdom; `listen()` it before and `close()` it after. */
export function createMockServer(options: HandlerOptions): SetupServer {
  return setupServer(...createHandlers(options))
}
