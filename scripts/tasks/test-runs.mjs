import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder, projectRoot } from './project-root.mjs'

/** Where the runners' own reports lie, `<kind>.json` each. */
export const reportsFolder = join(cacheFolder, 'reports')

const runsFile = join(reportsFolder, 'runs.json')

/**
 * How a kind of test ended when it was last run.
 * @typedef {object} Run
 * @property {string} version the commit, `unknown` outside of a repository
 * @property {boolean} isChanged whether files differed from that commit
 * @property {string} endedAt ISO 8601
 * @property {number} seconds
 * @property {number} passed
 * @property {number} failed
 */

/**
 * Remembers for `npm run acceptance` of which version a kind's report speaks.
 * @param {string} kind
 * @param {{ seconds: number, passed: number, failed: number }} row
 */
export function recordTestRun(kind, { seconds, passed, failed }) {
  const runs = {
    ...readTestRuns(),
    [kind]: { ...versionOfFiles(), endedAt: new Date().toISOString(), seconds, passed, failed },
  }
  mkdirSync(dirname(runsFile), { recursive: true })
  writeFileSync(runsFile, JSON.stringify(runs))
}

/** @returns {Record<string, Run>} the last run of each kind, none where nothing was run */
export function readTestRuns() {
  try {
    return JSON.parse(readFileSync(runsFile, 'utf8'))
  } catch {
    return {}
  }
}

/** @returns {{ version: string, isChanged: boolean }} what is being tested */
export function versionOfFiles() {
  try {
    return { version: git('rev-parse', 'HEAD'), isChanged: git('status', '--porcelain') !== '' }
  } catch {
    return { version: 'unknown', isChanged: true }
  }
}

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
