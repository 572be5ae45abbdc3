import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Backend, Settings } from '#contract/engine/backend.ts'
import { createDatabaseBackend } from '#db/backend.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'

export interface BackendOptions {
  settings?: Partial<Settings>
  now: () => Date
  report?: Backend['report']
}

export type OpenBackend = (options: BackendOptions) => Promise<Backend & { close(): Promise<void> }>

/** Every backend the contract must hold on; each opens empty. */
export const backends: readonly (readonly [name: string, open: OpenBackend])[] = [
  ['SQLite', openSqlite],
  ['memory', (options) => Promise.resolve(createMemoryBackend({ ...options, content: {}, accounts: [] }))],
]

async function openSqlite(options: BackendOptions) {
  const dataDir = await mkdtemp(join(tmpdir(), 'contract-'))
  const backend = await createDatabaseBackend({ ...options, dataDir })
  const close = async () => {
    await backend.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...backend, close }
}
