import { defaultSettings, type Settings } from '#contract/shared/environment-defaults.ts'
import type { Backend, StoredFile, Stores } from '#contract/engine/backend.ts'
import { storedTypes } from '#content/registry/stored-types.ts'
import { inventedAccounts, type InventedAccount } from './accounts.ts'
import { cleanHtml } from './clean-html.ts'
import { fillTables, type Content } from './fill-tables.ts'
import { createMemoryFiles, type ReadMedia } from './memory-files.ts'
import { plainHash, memoryPasswords } from './memory-passwords.ts'
import { createMemoryStore } from './memory-store.ts'
import { tableOf, type Tables } from './memory-tables.ts'
import { sampleContent } from './sample-content.ts'
import { sampleResumes } from './sample-resumes.ts'

/** What the memory backend starts from. */
export interface MemoryOptions {
  settings?: Partial<Settings>
  now?: () => Date
  report?: Backend['report']
  /** Rows by content type; the sample content when absent. */
  content?: Content
  /** Who may sign in; the invented accounts when absent. */
  accounts?: readonly InventedAccount[]
  /** Bytes of a file that was not uploaded here. */
  readMedia?: ReadMedia
}

/** A backend whose content can be put back and replaced. */
export interface MemoryBackend extends Backend {
  close(): Promise<void>
  /** Puts the first content back. */
  reset(): void
  /** Puts other rows in the place of those of some types, until the next reset. */
  seed(content: Content): void
}

const typesByName = new Map(storedTypes.map((type) => [type.name, type]))

/** The product in memory, in Node and in browsers: no database, gone with the process. */
export function createMemoryBackend(options: MemoryOptions = {}): MemoryBackend {
  const { now = () => new Date(), report = () => undefined, content = sampleContent } = options
  const { accounts = inventedAccounts, readMedia = async () => undefined } = options
  const settings = { ...defaultSettings, ...options.settings }
  // They belong to the sample applications.
  const firstResumes = content === sampleContent ? sampleResumes() : new Map<string, StoredFile>()
  const files = createMemoryFiles(settings, readMedia, firstResumes)
  const start = () => fillTables(typesByName, { ...content, account: accounts.map(accountRow) }, now())

  let kept: Tables = start()
  let lastWrite: Promise<unknown> = Promise.resolve()

  const storesOn = (tables: () => Tables, isWritable: boolean): Stores => ({
    of(typeName) {
      const type = typesByName.get(typeName)
      if (!type) throw new Error(`No rows are kept of ${typeName}`)
      return createMemoryStore(tables, type, isWritable)
    },
  })

  let stores = storesOn(() => kept, false)

  /** Works on a copy that replaces the original on success; transactions run one at a time, as in SQLite. */
  async function perform<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result> {
    const draft: Tables = new Map(kept)
    const result = await work(storesOn(() => draft, true))
    kept = draft
    return result
  }

  return {
    settings,
    files,
    now,
    report,
    cleanHtml,
    passwords: memoryPasswords,
    get stores() {
      return stores
    },
    transaction(work) {
      const result = lastWrite.then(() => perform(work))
      lastWrite = result.catch(() => undefined)
      return result
    },
    purgeDeleted: async () => true,
    runWithDeadline: (work) => work(),
    isReady: async () => true,
    close: async () => undefined,
    reset() {
      kept = start()
      // Others by identity, so that scenarios which keep changed copies of the content begin again too.
      stores = storesOn(() => kept, false)
      files.reset()
    },
    seed(rows) {
      const seeded = fillTables(typesByName, rows, now())
      kept = new Map(kept)
      for (const typeName of Object.keys(rows)) kept.set(typeName, tableOf(seeded, typeName))
      stores = storesOn(() => kept, false)
    },
  }
}

function accountRow({ username, realName, password }: InventedAccount) {
  return { username, realName, passwordHash: plainHash(password), createTime: '2026-10-01T00:00:00.000Z' }
}
