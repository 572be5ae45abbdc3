import { beginSession } from '#app/admin/api/session.ts'
import { restoreScreen } from '#app/bug-report/restore-screen.ts'
import type { MockApi, PlayedBugReport } from './mock-api.ts'

/**
 * Plays a bug report and goes to its address, where `restoreReplayedScreen` brings back the rest.
 * @throws {Refused} where the file is none
 */
export async function replayBugReport(api: MockApi, file: string): Promise<void> {
  const { address, session } = await api.play(file)
  if (session) beginSession(session)
  const { pathname, search } = new URL(address, location.origin)
  location.assign(address)
  // Another place behind # is no other document.
  if (pathname + search === location.pathname + location.search) location.reload()
}

/**
 * Brings the screen of a bug report back where the document stands at its address.
 * @returns what was not found; undefined where this is another page
 */
export async function restoreReplayedScreen({
  address,
  screen,
}: PlayedBugReport): Promise<readonly string[] | undefined> {
  const saved = new URL(address, location.origin)
  const { pathname, search, hash } = location
  // The console writes its panel behind # by itself.
  const isThere = pathname + search === saved.pathname + saved.search && (saved.hash || hash) === hash
  return isThere ? restoreScreen(screen) : undefined
}
