import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { answer } from '#content/registry/answer.ts'
import type { Backend } from '#contract/engine/backend.ts'
import { storedMoment } from '#contract/shared/moments.ts'
import { createDatabaseBackend } from '#db/backend.ts'
import { seedDatabase } from '#db/site/seed.ts'
import { demoAdministrator, inventedAccounts } from '#mocks/accounts.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { createMockServer } from '#mocks/node.ts'
import { sampleContent } from '#mocks/sample-content.ts'
import { sampleResumeBytes, sampleResumeNames } from '#mocks/sample-resumes.ts'
import { declaredCalls, type DeclaredCall } from '#scripts/mocks-package/declared-calls.ts'
import { variantsOf, type Sent } from '#scripts/mocks-package/variants.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'

// The mocks, through MSW, and the product's `answer()` on SQLite are sent the same requests on the same content.

type ApiClient = (request: Request) => Promise<Response>
/** What came back for one request. */
interface Exchange {
  request: string
  status: number
  headers: Record<string, string>
  body: string
}
/** By the line of the call. */
type Replay = Map<string, Exchange[]>

const mediaFolder = join(projectRoot, 'content/demo/media')
/** One moment on both sides, so that times are compared like other values. */
const now = () => new Date('2026-11-20T02:30:00.000Z')
/** Low enough that later posts are refused for being too many. */
const settings = { contactPerMinute: 3, applicationPerHour: 3 }
const TIME_LIMIT_MS = 300_000

let mocked: Replay
let stored: Replay
beforeAll(async () => {
  mocked = await replayOnMocks()
  stored = await replayOnSqlite()
}, TIME_LIMIT_MS)

test.each(declaredCalls.map(({ call: { endpoint } }) => endpoint))(
  'the mocks answer %s as the database does',
  (line) => {
    const [good, ...others] = stored.get(line) ?? []
    expect(good?.status, 'the good request').toBeLessThan(300)
    expect(others.length).toBeGreaterThan(2)
    expect(mocked.get(line)).toEqual(stored.get(line))
  },
)

test('the requests meet every kind of answer', () => {
  const statuses = new Set([...stored.values()].flat().map(({ status }) => status))
  expect([...statuses].sort()).toEqual(
    expect.arrayContaining([200, 206, 400, 401, 404, 405, 409, 415, 416, 429]),
  )
})

async function replayOnMocks(): Promise<Replay> {
  const readMedia = async (name: string) => new Uint8Array(await readFile(join(mediaFolder, name))).slice()
  const backend = createMemoryBackend({ now, settings, readMedia })
  const server = createMockServer({ backend })
  server.listen({ onUnhandledRequest: 'error' })
  try {
    return await replay(fetch, backend)
  } finally {
    server.close()
  }
}

async function replayOnSqlite(): Promise<Replay> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mocks-agree-'))
  const backend = await createDatabaseBackend({ dataDir, now, settings })
  try {
    await seedDatabase(backend, { dataDir, mediaFolder, content: sampleContent })
    await createAccounts(backend)
    for (const name of sampleResumeNames) await writeFile(join(dataDir, 'resumes', name), sampleResumeBytes())
    return await replay((request) => answer(request, backend, { address: '127.0.0.1' }), backend)
  } finally {
    await backend.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** As rows, without the journal entries that making an account writes: the mocks begin without them. */
async function createAccounts({ transaction, passwords }: Backend): Promise<void> {
  const common = { isEnabled: 1, createTime: storedMoment(now()) }
  for (const { password, username, realName } of inventedAccounts) {
    const values = { ...common, username, realName, passwordHash: await passwords.hash(password) }
    await transaction((stores) => stores.of('account').create(values))
  }
}

/** Asks for every call in every variant, one after the other, since each finds what the last one left. */
async function replay(api: ApiClient, backend: Backend): Promise<Replay> {
  const { username, password } = demoAdministrator
  const signedIn = await api(requestOf(json('POST', '/api/admin/login', { username, password })))
  const first = ((await signedIn.json()) as { data: { token: string } }).data.token
  let token = first
  const exchanges: Replay = new Map(declaredCalls.map(({ call }) => [call.endpoint, []]))
  for (const [declared, isRepeated] of inOrder()) {
    const rows = declared.type.isStored
      ? await backend.stores.of(declared.type.name).find({ order: [{ field: 'id', direction: 'asc' }] })
      : []
    const variants = variantsOf(declared, { token: first, ids: rows.map(({ id }) => id) })
    for (const sent of isRepeated ? variants.slice(0, 1) : variants) {
      const response = await api(requestOf(sent, [first, token]))
      const body = await textOf(response)
      // Anyone who changes the password goes on with another token.
      if (declared.call.endpoint === 'POST /api/admin/password' && response.ok)
        token = (JSON.parse(body) as { data: { token: string } }).data.token
      exchanges.get(declared.call.endpoint)?.push({
        request: `${sent.variant}: ${sent.method} ${sent.address}`,
        status: response.status,
        headers: headersOf(response),
        body: steady(body),
      })
    }
  }
  return exchanges
}

/**
 * An order in which each call finds its data: reads, creations, changes, deletions, the reads again. Calls that end a
 * session come last.
 */
function inOrder(): [declared: DeclaredCall, isRepeated: boolean][] {
  const phases = ['read', 'new', 'change', 'deletion', 'read', 'session', 'logout']
  return phases.flatMap((phase, index) =>
    declaredCalls
      .filter((declared) => phaseOf(declared) === phase)
      .map((declared): [DeclaredCall, boolean] => [declared, phases.indexOf(phase) < index]),
  )
}

function phaseOf({ call: { endpoint, operation }, type }: DeclaredCall): string {
  if (endpoint.startsWith('GET ')) return 'read'
  if (endpoint.endsWith('/logout')) return 'logout'
  if (type.name === 'administration') return 'session'
  if (endpoint.startsWith('DELETE ') || endpoint.includes('/delete/')) return 'deletion'
  return ['create', 'save', 'saveSingle', 'run'].includes(operation.name) ? 'new' : 'change'
}

function json(method: string, address: string, body: unknown): Sent {
  const headers = { 'content-type': 'application/json' }
  return { variant: 'good', method, address, headers, body: JSON.stringify(body) }
}

/** The request with the token that the session goes on with in place of its first one. */
function requestOf({ method, address, headers, body }: Sent, [first, token] = ['', '']): Request {
  const told = Object.entries(headers)
    .filter(([, value]) => value !== '')
    .map(([name, value]): [string, string] => [name, first ? value.replace(first, token) : value])
  return new Request(`http://site.example${address}`, { method, headers: told, body: body ?? null })
}

/** All of them; a file's own time is that of its copy. */
function headersOf({ headers }: Response): Record<string, string> {
  const ofCopy = headers.has('last-modified') ? ['last-modified', 'etag'] : []
  return Object.fromEntries([...headers].filter(([name]) => !ofCopy.includes(name)))
}

/** Text as it is, bytes by their length. */
async function textOf(response: Response): Promise<string> {
  const isText = /json|text/.test(response.headers.get('content-type') ?? '')
  return isText ? response.text() : `${(await response.arrayBuffer()).byteLength} bytes`
}

/** Without what no two runs have alike: session tokens, references of files and generated names of uploads. */
const steady = (body: string) =>
  body.replaceAll(/\b[0-9a-f]{64}\b/g, '<token>').replaceAll(/\b[0-9a-f]{32}\.([a-z0-9]+)/g, '<name>.$1')
