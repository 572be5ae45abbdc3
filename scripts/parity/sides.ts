import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answer } from '#contract/engine/answer.ts'
import type { Backend, Settings } from '#contract/engine/backend.ts'
import { storedMoment } from '#contract/fields/moments.ts'
import { createDatabaseBackend } from '#db/backend.ts'
import { seedDatabase } from '#db/seed.ts'
import { inventedAccounts } from '#mocks/accounts.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { createMockServer } from '#mocks/node.ts'
import { sampleContent } from '#mocks/sample-content.ts'
import { sampleResumeBytes, sampleResumeNames } from '#mocks/sample-resumes.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'
import { projectRoot } from '#scripts/steps/project-root.mjs'
import { handledBy } from './serve-answer.ts'

/** One of the two that are compared, reached by `fetch`. */
export interface Side {
  name: string
  origin: string
  backend: Backend
  close(): Promise<void>
}

const mediaFolder = join(projectRoot, 'contract/demo/media')
// Both clocks stand still, so that times are values like any other.
const now = () => new Date('2026-11-20T02:30:00.000Z')
// Low enough that the later posts of the run are refused for being too many.
const settings: Partial<Settings> = { contactPerMinute: 3, applicationPerHour: 3 }

/** The mocks, through their MSW handlers. While they are open they take every call of the process. */
export async function openMocks({ scenario = 'normal' as ScenarioName } = {}): Promise<Side> {
  const readMedia = async (name: string) => new Uint8Array(await readFile(join(mediaFolder, name))).slice()
  const backend = createMemoryBackend({ now, settings, readMedia })
  const server = createMockServer({ backend, scenario })
  server.listen({ onUnhandledRequest: 'error' })
  return { name: 'mocks', origin: 'http://mocks.example', backend, close: async () => server.close() }
}

/** The product on SQLite with the same content, behind HTTP. */
export async function openProduct(): Promise<Side> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parity-'))
  const backend = await createDatabaseBackend({ dataDir, now, settings })
  await seedDatabase(backend, { dataDir, mediaFolder, content: sampleContent })
  await keepAccounts(backend)
  for (const name of sampleResumeNames) await writeFile(join(dataDir, 'resumes', name), sampleResumeBytes())
  const server = createServer(handledBy((request) => answer(request, backend, { address: '127.0.0.1' })))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    name: 'SQLite',
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    backend,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await backend.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** As rows, without the journal entries that making an account writes. */
async function keepAccounts({ transaction, passwords }: Backend): Promise<void> {
  const createTime = storedMoment(now())
  for (const { username, realName, password } of inventedAccounts) {
    const values = {
      username,
      realName,
      passwordHash: await passwords.hash(password),
      isEnabled: 1,
      createTime,
    }
    await transaction((stores) => stores.of('account').create(values))
  }
}
