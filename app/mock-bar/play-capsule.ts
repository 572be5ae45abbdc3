import { beginSession } from '#app/admin/api/session.ts'
import { restoreScreen } from '#app/capsule/restore-screen.ts'
import type { MockApi, PlayedCapsule } from './mock-api.ts'

/**
 * Plays a capsule and goes to its address, where `showAgain` brings back the rest.
 * @throws {Refused} where the file is none
 */
export async function openCapsule(api: MockApi, file: string): Promise<void> {
  const { address, session } = await api.play(file)
  if (session) beginSession(session)
  const { pathname, search } = new URL(address, location.origin)
  location.assign(address)
  // Another place behind # is no other document.
  if (pathname + search === location.pathname + location.search) location.reload()
}

/**
 * Brings the screen of a capsule back where the document stands at its address.
 * @returns what was not found; undefined where this is another page
 */
export async function showAgain({ address, screen }: PlayedCapsule): Promise<readonly string[] | undefined> {
  const saved = new URL(address, location.origin)
  const { pathname, search, hash } = location
  // The console writes its panel behind # by itself.
  const isThere = pathname + search === saved.pathname + saved.search && (saved.hash || hash) === hash
  return isThere ? restoreScreen(screen) : undefined
}
