import { resolve } from 'node:path'
import type { RequestHandler } from 'express'
import type { Answer } from '#contract/engine/create-answer.ts'
import type { MockContext } from '#app/server/load-context.ts'
import type { OpenBackend } from '#db/backend.ts'
import type { Log } from '#app/server/log.ts'
import type { ContentVersions } from '#app/server/response-cache/content-versions.ts'
import type { HostSettings } from '#operations/settings/settings.ts'

/** The backend a host runs on, and what differs between the two. */
export interface ChosenBackend {
  backend: OpenBackend
  /** Whose database it is; absent in mock mode. */
  siteId?: string
  /** Present in mock mode only. */
  mock?: MockMode
  /** The administrator created just now; the password only where it was generated. */
  created?: { username: string; password?: string }
}

/** What mock mode adds to a host. */
export interface MockMode {
  /** Goes before everything else: knows who asks, takes mock rules out of addresses, answers `/mock/*`. */
  controls: RequestHandler
  /** Goes before the browser's files: scripts that mock rules leave out. */
  lateParts: RequestHandler
  /** The API as it behaves for who asks now. */
  wrap(answer: Answer): Answer
  /** What pages show to who asks now. */
  describe(): MockContext
}

/**
 * Opens the database, or memory in mock mode. Only here does `app` import `mocks`: production builds with IS_MOCK_HOST
 * false drop the import.
 */
export async function chooseBackend(
  settings: HostSettings,
  log: Log,
  mediaFolder: string,
  buildFolder: string,
  contentVersions: ContentVersions,
): Promise<ChosenBackend> {
  if (IS_MOCK_HOST) {
    const { createMockHost } = await import('#mocks/host.ts')
    const barFile = resolve(buildFolder, 'mock-bar/bar.js')
    return createMockHost({ settings, report: log.report, mediaFolder, barFile })
  } else {
    // In a branch of its own, so that the bundler leaves the other one's modules out.
    const { openDatabaseBackend } = await import('#app/server/open-database-backend.ts')
    return openDatabaseBackend(settings, log, mediaFolder, contentVersions)
  }
}

declare global {
  /** Replaced at build time. */
  const IS_MOCK_HOST: boolean
}
