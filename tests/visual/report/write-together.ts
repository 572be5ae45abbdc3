import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes all files or none: first beside their places, then moved into place. If one move fails, restores the
 * previous files.
 * @param files contents by their paths in the folder
 * @throws the file system's error
 */
export function writeTogether(folder: string, files: Map<string, Buffer | string>): void {
  const aside = (path: string) => join(folder, `${path}.${process.pid}.new`)
  const before = new Map<string, Buffer | undefined>()
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(aside(path), content)
    }
    for (const path of files.keys()) {
      const place = join(folder, path)
      const content = existsSync(place) ? readFileSync(place) : undefined
      renameSync(aside(path), place)
      before.set(path, content)
    }
  } catch (error) {
    for (const [path, content] of before) {
      if (content) writeFileSync(join(folder, path), content)
      else rmSync(join(folder, path), { force: true })
    }
    throw error
  } finally {
    for (const path of files.keys()) rmSync(aside(path), { force: true })
  }
}
