import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from './project-root.mjs'

// What these files say never reaches the built product.
const notBuilt = /\.(test|stories)\.[a-z]+$|\.md$/

/**
 * One hash over the names and contents of files and folders of the repository.
 * @param {string[]} paths relative to the repository
 * @param {{ ignored?: RegExp }} [options] which files do not count
 */
export function fingerprint(paths, { ignored = notBuilt } = {}) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesBelow(path, ignored)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(projectRoot, file)))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} stampFile
 * @returns {string | undefined} what was remembered last
 */
export function readStamp(stampFile) {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * @param {string} stampFile
 * @param {string} stamp
 */
export function writeStamp(stampFile, stamp) {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}

/**
 * @param {string} path
 * @param {RegExp} ignored
 * @returns {string[]}
 */
function filesBelow(path, ignored) {
  const stats = statSync(join(projectRoot, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return ignored.test(path) ? [] : [path]
  return readdirSync(join(projectRoot, path))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`, ignored))
}
