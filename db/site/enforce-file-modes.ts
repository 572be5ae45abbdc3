import { chmod, lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import {
  ELSEWHERE_NOTE,
  FACTS_FOLDER,
  RESUMES_FOLDER,
  TRASH_FOLDER,
  UPLOADS_FOLDER,
  VARIANTS_FOLDER,
} from '#db/files/folders.ts'
import { INCOMING_FOLDER } from '#db/files/incoming.ts'
import { OLD_PERSONAL_KEY_FILE, PERSONAL_KEY_FILE } from '#db/encryption/encryption-key.ts'
import { SITE_ID_FILE } from './site-folder.ts'

/** Nobody but the owner may enter a folder or read a file. */
const OWNERS_FOLDER = 0o700
const OWNERS_FILE = 0o600
/** A folder that many share, as /tmp is, must not be closed to them. */
const SHARED = 0o1000

const folders = [
  '.',
  UPLOADS_FOLDER,
  RESUMES_FOLDER,
  TRASH_FOLDER,
  join(UPLOADS_FOLDER, INCOMING_FOLDER),
  join(UPLOADS_FOLDER, VARIANTS_FOLDER),
  join(UPLOADS_FOLDER, VARIANTS_FOLDER, INCOMING_FOLDER),
  join(UPLOADS_FOLDER, FACTS_FOLDER),
  join(RESUMES_FOLDER, INCOMING_FOLDER),
]
const files = [
  ...['', '-wal', '-shm', '-journal'].map((suffix) => `${DATABASE_FILE}${suffix}`),
  PERSONAL_KEY_FILE,
  OLD_PERSONAL_KEY_FILE,
  SITE_ID_FILE,
  ELSEWHERE_NOTE,
]

/**
 * Removes other users' rights from a site's folders and files, which earlier versions left world-readable. Adds no
 * rights; does nothing on Windows.
 * @returns what could not be changed, e.g. because it is another user's
 */
export async function enforceFileModes(dataDir: string): Promise<string[]> {
  if (process.platform === 'win32') return []
  const left: string[] = []
  const tighten = async (name: string, allowed: number) => {
    const path = join(dataDir, name)
    if (!(await isTightened(path, allowed))) left.push(path)
  }
  for (const name of folders) await tighten(name, OWNERS_FOLDER)
  for (const name of files) await tighten(name, OWNERS_FILE)
  for (const folder of [RESUMES_FOLDER, TRASH_FOLDER])
    for (const name of await filesIn(join(dataDir, folder))) await tighten(join(folder, name), OWNERS_FILE)
  return left
}

async function isTightened(path: string, allowed: number): Promise<boolean> {
  const isFile = allowed === OWNERS_FILE
  // A folder may be a link to another disk; a link in place of a file is not followed.
  const facts = await (isFile ? lstat(path) : stat(path)).catch(() => undefined)
  if (!facts || (isFile ? !facts.isFile() : !facts.isDirectory())) return true
  if ((facts.mode & 0o777 & ~allowed) === 0) return true
  if (facts.mode & SHARED) return false
  return chmod(path, facts.mode & allowed).then(
    () => true,
    () => false,
  )
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
