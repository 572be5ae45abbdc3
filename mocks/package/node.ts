import { readFile } from 'node:fs/promises'
import { setupServer, type SetupServer } from 'msw/node'
import { createMockApi } from './index.ts'
import type { MockApi, MockApiOptions } from './types.ts'

export * from './index.ts'

/** The mocked API and MSW's server for Node; `server.listen()` before the tests and `server.close()` after them. */
export interface MockServer extends MockApi {
  readonly server: SetupServer
}

/** The demonstration media of this package. */
export async function readMedia(name: string): Promise<Uint8Array> {
  if (!/^[\w.-]+$/.test(name) || name.startsWith('.')) throw new Error(`No medium is called ${name}`)
  return new Uint8Array(await readFile(new URL(`./media/${name}`, import.meta.url)))
}

/** @throws RangeError where the situation is wrong */
export function createMockServer(options: MockApiOptions = {}): MockServer {
  const api = createMockApi({ readMedia, ...options })
  return { ...api, server: setupServer(...api.handlers) }
}
