import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { reportsFolder } from './test-runs.mjs'
import { projectRoot } from './project-root.mjs'
import { runPackage } from './run-command.mjs'
import { StepFailure } from './step-failure.mjs'
import { tallyOfPlaywright, tallyOfVitest } from './test-tallies.mjs'

/** @typedef {import('./test-tallies.mjs').Tally} Tally */

/** No kind takes half as long on the smallest machine. One that hangs must not lose the others' results. */
export const LIMIT_MS = 20 * 60_000

/** @returns {Record<string, string>} what tells a runner which browser to start */
export function browserPath() {
  const program = findChromium()
  return program ? { CHROMIUM_PATH: program } : {}
}

/**
 * Runs Vitest and keeps its report for `npm run acceptance`.
 * @param {string} kind
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Tally>}
 */
export async function runVitest(kind, args, env = {}) {
  const reportFile = freshReportFile(kind)
  const end = await runPackage(
    'vitest/vitest.mjs',
    ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`],
    { isShown: true, limitMs: LIMIT_MS, env: { ...env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  )
  return withoutFalseSuccess(end, tallyOfVitest(kind, readReport(reportFile)))
}

/**
 * Runs Playwright and keeps its report for `npm run acceptance`.
 * @param {string} kind
 * @param {Record<string, string>} env
 * @param {string[]} [args]
 * @returns {Promise<Tally>}
 */
export async function runPlaywright(kind, env, args = []) {
  const reportFile = freshReportFile(kind)
  const reporters = `--reporter=list,json,${join(projectRoot, 'scripts/tasks/failed-page-reporter.mjs')}`
  const end = await runPackage('@playwright/test/cli.js', ['test', reporters, ...args], {
    isShown: true,
    limitMs: LIMIT_MS,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  })
  return withoutFalseSuccess(end, tallyOfPlaywright(kind, readReport(reportFile)))
}

/**
 * A runner that crashed, that found nothing to run, or that had to be ended, has not passed.
 * @param {{ code: number, isLate: boolean }} end
 * @param {Tally} tally
 * @throws {StepFailure} where it had to be ended
 */
export function withoutFalseSuccess({ code, isLate }, tally) {
  if (isLate) throw new StepFailure(`运行超过 ${LIMIT_MS / 60_000} 分钟，已中止。`)
  const hasRun = tally.passed + tally.failed > 0
  return tally.failed === 0 && (code !== 0 || !hasRun) ? { ...tally, failed: 1 } : tally
}

/**
 * @param {string} kind
 * @returns the file that a kind's report is written to; an older one is gone
 */
export function freshReportFile(kind) {
  const file = join(reportsFolder, `${kind}.json`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

/**
 * @param {string} file
 * @returns {any} what a runner wrote, nothing where it wrote none
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
