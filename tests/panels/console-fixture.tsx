import 'fake-indexeddb/auto'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'
import { clear, createStore } from 'idb-keyval'
import { Suspense, type ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { answer } from '#content/registry/answer.ts'
import type { Answer } from '#contract/engine/create-answer.ts'
import { createLocalApi } from '#content/registry/local-api.ts'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { toast, ToastRegion } from '#design-system/toast/index.ts'
import { Console } from '#app/admin/console.tsx'
import { panels } from '#content/registry/panels.generated.ts'
import { loadColumnChoices } from '#app/admin/local-data/column-choices.ts'
import { writeDrafts } from '#app/admin/local-data/drafts.ts'
import { openInAddress } from '#app/admin/address/address.ts'
import { beginSession, endSession } from '#app/admin/api/session.ts'
import type { MenuKey } from '#app/admin/shell/menu.ts'
import { demoAdministrator, type InventedAccount } from '#mocks/accounts.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { createMockServer } from '#mocks/node.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'

configure({ asyncUtilTimeout: 8_000 })
// Loaded here, so that no test waits while a panel's chunk, or the most common input's, compiles.
import '#design-system/number-field/index.ts'
import.meta.glob('../../content/*/*.panel.tsx', { eager: true })

/** The API these tests speak to, filled again before each of them. */
export const backend = createMemoryBackend()

let situation = 'normal'
let inFlight = 0
const server = createMockServer({ backend, situation: () => situation, wrap: counted })

/** Every call the console made, as `POST /api/banner/add`, with its body and headers. */
export const sent: { line: string; body: unknown; headers: Headers }[] = []

/** Starts and stops the mocked API around the tests of a file. */
export function withConsoleApi(): void {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'bypass' })
    server.events.on('request:start', noteStarted)
  })
  beforeEach(() => {
    backend.reset()
    behave('normal')
    sent.length = 0
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(forgetConsole)
  afterAll(() => {
    server.events.removeListener('request:start', noteStarted)
    server.close()
  })
}

/** Closes what is shown and forgets session, address, notices and what the browser kept. */
async function forgetConsole(): Promise<void> {
  // First of all: what is still shown would write its search into the address of the next test.
  cleanup()
  toast.clear()
  endSession()
  openInAddress('')
  await forgetKept()
}

/** Within one test: browser, records and behaviour of the API are as before anything was done. */
export async function beginAnew(): Promise<void> {
  await forgetConsole()
  sessionStorage.clear()
  backend.reset()
  behave('normal')
  sent.length = 0
}

/** The browser is as one that never opened the console. */
async function forgetKept(): Promise<void> {
  // What is still waiting would be written into the next test.
  writeDrafts()
  await clear(createStore('console', 'kept'))
  await loadColumnChoices('')
}

/** From now on the API behaves as this scenario does. */
export function behave(name: ScenarioName): void {
  situation = name
}

/** From now on the API behaves as a text of the language of mock rules says. */
export function meet(text: string): void {
  situation = text
}

/** Whether a call is still being answered. */
export const isAsking = (): boolean => inFlight > 0

function counted(answering: Answer): Answer {
  return async (...asked) => {
    inFlight += 1
    try {
      return await answering(...asked)
    } finally {
      inFlight -= 1
    }
  }
}

/** The API as an administrator uses it outside the console under test. */
export async function askAs({ username, password }: InventedAccount) {
  const call = (request: Request) => answer(request, backend, { address: '127.0.0.1' })
  const session = await createLocalApi(call)('POST /api/admin/login', { body: { username, password } })
  return { session, api: createLocalApi(call, { token: session.token }) }
}

/** Shows the whole console: its login screen, or the shell at the remembered panel. */
export function showConsole() {
  const reload = vi.fn()
  render(<Console reload={reload} account={demoAdministrator} />, { wrapper: Unstyled })
  return { reload, user: hands() }
}

/** Signs in and shows the whole console at one panel. */
export async function showConsoleAt(panel: MenuKey) {
  const { session, api } = await signIn()
  sessionStorage.setItem('active-panel', panel)
  return { ...showConsole(), api, session }
}

/** Signs in and shows one panel without the shell around it. */
export async function showPanel(panel: MenuKey) {
  const { api } = await signIn()
  const Panel = panels[panel]
  render(
    <ConsoleLocale>
      <Suspense>
        <Panel />
      </Suspense>
      <ToastRegion />
    </ConsoleLocale>,
    { wrapper: Unstyled },
  )
  return { user: hands(), api }
}

// jsdom matches every rule against every element, which with styles in the document takes most of a test's time. One
// sheet for all tests collects them as text, because each new sheet would write all again.
function Unstyled({ children }: { children: ReactNode }) {
  return <StyleSheetManager sheet={written.instance}>{children}</StyleSheetManager>
}

const written = new ServerStyleSheet()

/** The width in px that the styles give the box around a dialog, where the window has room for it. */
export function widthOf(dialog: HTMLElement): number {
  const widths = [...(dialog.parentElement?.classList ?? [])].map((name) =>
    new RegExp(`\\.${name}\\{[^}]*?(?<![-\\w])width:(\\d+)px`).exec(written.getStyleTags()),
  )
  return Number(widths.find(Boolean)?.[1])
}

async function signIn() {
  const signedIn = await askAs(demoAdministrator)
  beginSession(signedIn.session)
  return signedIn
}

// `accept` only filters what a file picker offers; any file can still be chosen or dropped.
const hands = () => userEvent.setup({ applyAccept: false, pointerEventsCheck: PointerEventsCheckLevel.Never })

/** The row of a table that holds this text. */
export async function rowOf(text: string) {
  const cell = await screen.findByRole('rowheader', { name: text })
  return within(cell.closest('[role="row"]') as HTMLElement)
}

/** Types `2026-02-20` or `2026-02-20 17:00:00` into the date field of this label, part by part. */
export async function typeMoment(user: UserEvent, label: string | RegExp, text: string) {
  const field = within(await screen.findByRole('group', { name: label }))
  await user.click(field.getAllByRole('spinbutton')[0]!)
  await user.keyboard(text.replaceAll(/\D/g, ''))
}

const noteStarted = ({ request }: { request: Request }) => void note(request.clone())

async function note(request: Request): Promise<void> {
  const { pathname } = new URL(request.url)
  const call = { line: `${request.method} ${pathname}`, body: undefined as unknown, headers: request.headers }
  sent.push(call)
  const isJson = request.headers.get('content-type')?.includes('json')
  if (isJson) call.body = JSON.parse(await request.text())
}
