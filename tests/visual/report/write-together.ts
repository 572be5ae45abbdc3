import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes files so that a failure leaves none of them: all are written aside, then put in place, and what stood there is
 * put back where one cannot be.
 * @param files contents by their paths in the folder
 * @throws what the file system says
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
