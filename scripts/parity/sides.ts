import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Settings } from '#contract/default-settings.ts'
import type { Backend } from '#contract/engine/backend.ts'
import { storedMoment } from '#contract/moments.ts'
import { createDatabaseBackend } from '#db/backend.ts'
import { seedDatabase } from '#db/seed.ts'
import { inventedAccounts } from '#mocks/accounts.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { createMockServer } from '#mocks/node.ts'
import { sampleContent } from '#mocks/sample-content.ts'
import { sampleResumeBytes, sampleResumeNames } from '#mocks/sample-resumes.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'
import { projectRoot } from '#scripts/steps/project-root.mjs'

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

/** The built product on SQLite with the same content, as a process of its own. It must have been built. */
export async function openProduct(): Promise<Side> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parity-'))
  const backend = await createDatabaseBackend({ dataDir, now, settings })
  await seedDatabase(backend, { dataDir, mediaFolder, content: sampleContent })
  await keepAccounts(backend)
  for (const name of sampleResumeNames) await writeFile(join(dataDir, 'resumes', name), sampleResumeBytes())
  const { origin, stop } = await startHost(dataDir)
  return {
    name: 'SQLite',
    origin,
    backend,
    async close() {
      await stop()
      await backend.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function startHost(dataDir: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const clock = pathToFileURL(join(projectRoot, 'scripts/parity/still-clock.mjs')).href
  const host = spawn(process.execPath, ['--import', clock, join(projectRoot, 'build/host.js')], {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      STILL_MOMENT: String(now().getTime()),
      CONTACT_PER_MINUTE: String(settings.contactPerMinute),
      APPLICATION_PER_HOUR: String(settings.applicationPerHour),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(host, 'exit')
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString('utf8')
      const told = /^网站 +(http:\S+)/m.exec(output)?.[1]
      if (told) resolve(told)
    }
    host.stdout.on('data', hear)
    host.stderr.on('data', hear)
    host.once('exit', () => reject(new Error(`The built product did not start:\n${output}`)))
  })
  return {
    origin,
    async stop() {
      // As at a terminal: nobody balances loads here.
      host.kill('SIGINT')
      await ended
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
