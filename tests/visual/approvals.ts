import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Relative to the repository. */
export const APPROVED_FOLDER = 'tests/visual/approved'
/** What all approved pictures together may weigh (issue: under 30 MB in the repository). */
export const MOST_BYTES = 30 * 1024 * 1024

const folder = fileURLToPath(new URL('./approved', import.meta.url))
const ENDING = '.webp'

/** The names of all approved pictures. */
export function approvedNames(): string[] {
  return pictureFiles().map((file) => file.slice(0, -ENDING.length).replace('/', '--'))
}

/** The approved picture of a shot, if there is one. */
export function readApproved(name: string): Buffer | undefined {
  try {
    return readFileSync(fileOf(name))
  } catch {
    return undefined
  }
}

export function writeApproved(name: string, picture: Buffer): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true })
  writeFileSync(fileOf(name), picture)
}

export function removeApproved(name: string): void {
  rmSync(fileOf(name), { force: true })
}

/** What all approved pictures weigh together. */
export function approvedBytes(): number {
  return pictureFiles().reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
}

/** `pages-home--normal.360.light` lies at `pages-home/normal.360.light.webp`. */
const fileOf = (name: string) => join(folder, `${name.replace('--', '/')}${ENDING}`)

function pictureFiles(): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith(ENDING))
      .sort()
  } catch {
    return []
  }
}
