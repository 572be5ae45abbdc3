import { afterAll, beforeAll, beforeEach } from 'vitest'
import { demoAdministrator } from '#mocks/accounts.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { createMockServer } from '#mocks/node.ts'

export const MOCKED_ORIGIN = 'http://mocked.example'

/** A mocked site for the tests of a file, filled again before each of them. */
export function withMockedSite() {
  const backend = createMemoryBackend()
  let situation = 'normal'
  let token = ''
  const server = createMockServer({ backend, situation: () => situation })

  /** Sends `GET /api/…` or another call as an administrator. */
  async function ask(line: string, sent?: unknown) {
    const [method = '', path = ''] = line.split(' ')
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const body = method === 'GET' || method === 'DELETE' ? undefined : JSON.stringify(sent ?? {})
    const response = await fetch(MOCKED_ORIGIN + path, { method, headers, body })
    const text = await response.text()
    return { status: response.status, type: response.headers.get('content-type'), text, body: parsed(text) }
  }

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(async () => {
    backend.reset()
    situation = 'normal'
    const { username, password } = demoAdministrator
    token = (await ask('POST /api/admin/login', { username, password })).body.data.token
  })
  afterAll(() => server.close())

  return {
    backend,
    ask,
    token: () => token,
    set: (text: string) => {
      situation = text
    },
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- whatever was answered
function parsed(text: string): any {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
