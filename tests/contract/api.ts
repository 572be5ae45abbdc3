import { answer } from '#content/registry/answer.ts'
import type { Settings } from '#contract/shared/environment-defaults.ts'
import type { Backend } from '#contract/engine/backend.ts'
import { storedTypes } from '#content/registry/stored-types.ts'
import { createAccount } from '#contract/auth/accounts.ts'
import type { OpenBackend } from './backends.ts'

/** What came back, read once. */
export interface Answered {
  status: number
  headers: Headers
  text: string
  /** The JSON body; undefined for plain text. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  body: any
}

export interface Sent {
  body?: unknown
  /** Sent as it is, for bodies that are no JSON. */
  rawBody?: BodyInit
  headers?: Record<string, string>
  address?: string
}

/** The API on one fresh backend, with a clock that only the test moves. */
export interface TestApi {
  backend: Backend
  reported: { event: string; detail?: Record<string, unknown> }[]
  pass(milliseconds: number): void
  visitor(line: string, sent?: Sent): Promise<Answered>
  admin(line: string, sent?: Sent): Promise<Answered>
  withToken(token: string, line: string, sent?: Sent): Promise<Answered>
  signIn(username?: string, password?: string, address?: string): Promise<Answered>
  /** Adds an administrator, unless there is one of that name. */
  addAccount(account: { username: string; realName: string; password: string }): Promise<void>
  /** Stores a row as it is, past every rule. */
  put(typeName: string, values: Record<string, unknown>): Promise<number>
  rows(typeName: string): Promise<Record<string, unknown>[]>
  /** Everything that is kept but the rows of the named types, to prove that nothing changed. */
  state(except?: readonly string[]): Promise<string>
  close(): Promise<void>
}

export const ADMINISTRATOR = { username: 'wangli', realName: '王丽', password: 'correct horse battery' }
const VISITORS_ADDRESS = '203.0.113.9'

/** Opens the API with one administrator signed in. */
export async function openApi(open: OpenBackend, settings: Partial<Settings> = {}): Promise<TestApi> {
  let time = Date.parse('2026-03-01T02:00:00.000Z')
  const reported: TestApi['reported'] = []
  const report: Backend['report'] = (event, detail) => void reported.push({ event, detail })
  const backend = await open({ settings, report, now: () => new Date(time) })
  const quick = { ...backend, passwords: await quickPasswords(open, backend) }
  await createAccount(quick, ADMINISTRATOR)

  const withToken = (token: string, line: string, sent: Sent = {}) =>
    send(backend, line, { ...sent, headers: { authorization: `Bearer ${token}`, ...sent.headers } })
  const visitor = (line: string, sent: Sent = {}) => send(backend, line, sent)
  const signIn = (
    username = ADMINISTRATOR.username,
    password = ADMINISTRATOR.password,
    address = VISITORS_ADDRESS,
  ) => visitor('POST /api/admin/login', { body: { username, password }, address })
  const { username, password } = ADMINISTRATOR
  const signedIn = await send(quick, 'POST /api/admin/login', { body: { username, password } })
  const { token } = signedIn.body.data as { token: string }

  const rows = (typeName: string) => backend.stores.of(typeName).find()

  return {
    backend,
    reported,
    withToken,
    visitor,
    signIn,
    addAccount: async (account) => {
      const [known] = await backend.stores.of('account').find({ where: { username: account.username } })
      if (!known) await createAccount(backend, account)
    },
    pass: (milliseconds) => void (time += milliseconds),
    admin: (line, sent) => withToken(token, line, sent),
    put: async (typeName, values) =>
      (await backend.transaction((stores) => stores.of(typeName).create(values))).id,
    rows,
    state: (except = []) => (backend.rawState ? backend.rawState(except) : everyRow(rows, except)),
    close: backend.close,
  }
}

/** The rows of every type but the named ones, as the stores answer them. */
export async function everyRow(rows: TestApi['rows'], except: readonly string[] = []): Promise<string> {
  const looked = storedTypes.filter(({ name }) => !except.includes(name))
  return JSON.stringify(await Promise.all(looked.map(async ({ name }) => [name, await rows(name)])))
}

const knownHashes = new Map<OpenBackend, Promise<string>>()

/** The test administrator's password is hashed once; hundreds of tests open a backend, and a hash is slow on purpose. */
async function quickPasswords(open: OpenBackend, { passwords }: Backend): Promise<Backend['passwords']> {
  const known = knownHashes.get(open) ?? passwords.hash(ADMINISTRATOR.password)
  knownHashes.set(open, known)
  return { ...passwords, hash: () => known, verify: () => Promise.resolve(true) }
}

async function send(backend: Backend, line: string, sent: Sent): Promise<Answered> {
  const [method = 'GET', path = '/'] = line.split(' ')
  const { body, rawBody, headers = {}, address = VISITORS_ADDRESS } = sent
  const json = body === undefined ? undefined : JSON.stringify(body)
  const request = new Request(`http://site.test${path}`, {
    method,
    headers: json === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: rawBody ?? json,
  })
  const response = await answer(request, backend, { address })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text ? JSON.parse(text) : undefined,
  }
}
