import { configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { answer } from '#contract/engine/answer.ts'
import { createAsk } from '#contract/engine/ask-in-process.ts'
import { toast } from '#design-system/toast/index.ts'
import { Console } from '#app/admin/console.tsx'
import { beginSession, endSession } from '#app/admin/session/session.ts'
import type { MenuKey } from '#app/admin/shell/menu.ts'
// Loaded here, so that no test waits for a panel's chunk to be compiled.
import '#app/admin/panels/banner/banner-panel.tsx'
import '#app/admin/panels/contact/contact-panel.tsx'
import '#app/admin/panels/dashboard/dashboard-panel.tsx'
import '#app/admin/panels/page-config/page-config-panel.tsx'
import '#app/admin/panels/partner/partner-panel.tsx'
import { demoAdministrator, type InventedAccount } from '#mocks/accounts.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { createMockServer } from '#mocks/node.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'

configure({ asyncUtilTimeout: 5_000 })

/** The API these tests speak to, filled anew before each of them. */
export const backend = createMemoryBackend()

let scenario: ScenarioName = 'normal'
const server = createMockServer({ backend, scenario: () => scenario })

/** Every call the console made, as `POST /api/banner/add`, with its body and headers. */
export const sent: { line: string; body: unknown; headers: Headers }[] = []

/** Starts and stops the mocked API around the tests of a file. */
export function useConsoleApi(): void {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'bypass' })
    server.events.on('request:start', ({ request }) => void note(request.clone()))
  })
  beforeEach(() => {
    backend.reset()
    behave('normal')
    sent.length = 0
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    toast.clear()
    endSession()
  })
  afterAll(() => server.close())
}

/** From now on the API behaves as this scenario does. */
export function behave(name: ScenarioName): void {
  scenario = name
}

/** The API as an administrator uses it outside the console under test. */
export async function askAs({ username, password }: InventedAccount) {
  const call = (request: Request) => answer(request, backend, { address: '127.0.0.1' })
  const session = await createAsk(call)('POST /api/admin/login', { body: { username, password } })
  return { session, ask: createAsk(call, { token: session.token }) }
}

/** Shows the console with nobody signed in. */
export function showLogin() {
  const reload = vi.fn()
  const view = render(<Console reload={reload} account={demoAdministrator} />)
  return { reload, user: userEvent.setup(), ...view }
}

/** Shows the console signed in, at one panel. */
export async function showPanel(panel: MenuKey) {
  const { session, ask } = await askAs(demoAdministrator)
  beginSession(session)
  sessionStorage.setItem('active-panel', panel)
  const shown = showLogin()
  return { ...shown, ask, session }
}

/** The row of a table that holds this text. */
export async function rowOf(text: string) {
  const cell = await screen.findByRole('rowheader', { name: text })
  return within(cell.closest('[role="row"]') as HTMLElement)
}

async function note(request: Request): Promise<void> {
  const { pathname } = new URL(request.url)
  const call = { line: `${request.method} ${pathname}`, body: undefined as unknown, headers: request.headers }
  sent.push(call)
  const isJson = request.headers.get('content-type')?.includes('json')
  if (isJson) call.body = JSON.parse(await request.text())
}
