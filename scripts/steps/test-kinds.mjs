import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildProduct } from './build-product.mjs'
import { buildStorybook } from './build-storybook.mjs'
import { findChromium } from './find-chromium.mjs'
import { reportsFolder } from './note-run.mjs'
import { projectRoot } from './project-root.mjs'
import { runPackage } from './run-command.mjs'
import { StepFailure } from './step-failure.mjs'
import { printCheck, runStaticChecks } from './static-checks.mjs'
import { takeScreenshots } from './take-screenshots.mjs'
import { tallyOfPictures, tallyOfPlaywright, tallyOfVitest } from './test-tallies.mjs'

/** @typedef {import('./test-tallies.mjs').Tally} Tally */

/** No kind takes half as long on the smallest machine; one that hangs must not take the others' results with it. */
const LIMIT_MS = 20 * 60_000

/**
 * A kind of test, and what must be there before it runs.
 * @typedef {{ needs: import('./test-needs.mjs').Need[], run: (alsoAsked: string[]) => Promise<Tally> }} TestKind `run`
 *   is told all the kinds that this run consists of
 */

/**
 * Every kind of test of `npm test`, in the order they run: the quickest answer first, and what often waits (faults half of
 * their time) before what takes all processors, so that both builds take what is left over.
 * @type {Record<string, TestKind>}
 */
export const testKinds = {
  validate: {
    needs: [],
    run: async () => {
      const results = await runStaticChecks(printCheck)
      const failures = results.filter(({ hasPassed }) => !hasPassed).map(({ name }) => `validate: ${name}`)
      return {
        passed: results.length - failures.length,
        failed: failures.length,
        skipped: 0,
        failures,
        retried: [],
      }
    },
  },
  unit: {
    needs: ['driver'],
    run: (alsoAsked) => {
      buildBeside(alsoAsked)
      return runVitest('unit', ['--project', 'unit'])
    },
  },
  contract: { needs: ['driver', 'postgres'], run: () => runVitest('contract', ['--project', 'contract']) },
  component: { needs: [], run: () => runVitest('component', ['--project', 'component']) },
  // Fewer rounds than `npm run test:faults`, which has time.
  faults: {
    needs: ['driver', 'postgres'],
    run: async (alsoAsked) => {
      buildBeside(alsoAsked)
      await productBuilt()
      return runVitest('faults', ['--project', 'faults'], { FAULT_ROUNDS: '3' })
    },
  },
  instances: {
    needs: ['driver', 'postgres'],
    run: async (alsoAsked) => {
      buildBeside(alsoAsked)
      await productBuilt()
      return runVitest('instances', ['--project', 'instances'])
    },
  },
  e2e: {
    needs: ['browser', 'driver'],
    run: async (alsoAsked) => {
      buildBeside(alsoAsked)
      await productBuilt()
      return runPlaywright('e2e', browserPath())
    },
  },
  // Every story is shown once: its play function, axe and its picture in one pass.
  stories: {
    needs: ['browser', 'fonts'],
    run: async () => {
      await storybookBuilt()
      const reportFile = freshReportFile('stories')
      const end = await takeScreenshots([`--report=${reportFile}`], LIMIT_MS)
      return withoutFalseSuccess(end, tallyOfPictures('stories', readReport(reportFile)))
    },
  },
  visual: {
    needs: ['browser'],
    run: async () => {
      await storybookBuilt()
      return runPlaywright('visual', browserPath(), ['--config', 'tests/visual/playwright.config.ts'])
    },
  },
}

/**
 * Begins what the later ones of these kinds need: unit tests, contracts and journeys wait for programs, databases and the
 * network, and leave enough of two processors for both builds, which give way to them.
 * @param {string[]} kinds
 */
function buildBeside(kinds) {
  const areAsked = (/** @type {string[]} */ some) => some.some((kind) => kinds.includes(kind))
  const first = areAsked(['instances', 'e2e', 'faults']) ? productBuilt() : Promise.resolve()
  // What fails is told by the kinds that need it.
  const ended = first.catch(() => undefined)
  if (areAsked(['stories', 'visual'])) ended.then(storybookBuilt).catch(() => undefined)
}

/** @type {Promise<void> | undefined} */
let buildingProduct

/** The product of this run's sources; a build that has begun is waited for. */
function productBuilt() {
  buildingProduct ??= buildProduct({ givesWay: true })
  return buildingProduct
}

/** @type {Promise<void> | undefined} */
let buildingStorybook

/** The static Storybook of this run's sources; a build that has begun is waited for. */
function storybookBuilt() {
  buildingStorybook ??= buildStorybook({ givesWay: true })
  return buildingStorybook
}

/** @returns {Record<string, string>} */
function browserPath() {
  const program = findChromium()
  return program ? { CHROMIUM_PATH: program } : {}
}

/**
 * @param {string} kind
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Tally>}
 */
async function runVitest(kind, args, env = {}) {
  const reportFile = freshReportFile(kind)
  const end = await runPackage(
    'vitest/vitest.mjs',
    ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`],
    { isShown: true, limitMs: LIMIT_MS, env: { ...env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  )
  return withoutFalseSuccess(end, tallyOfVitest(kind, readReport(reportFile)))
}

/**
 * @param {string} kind
 * @param {Record<string, string>} env
 * @param {string[]} [args]
 * @returns {Promise<Tally>}
 */
async function runPlaywright(kind, env, args = []) {
  const reportFile = freshReportFile(kind)
  const reporters = `--reporter=list,json,${join(projectRoot, 'scripts/steps/shown-when-failed.mjs')}`
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
function withoutFalseSuccess({ code, isLate }, tally) {
  if (isLate) throw new StepFailure(`运行超过 ${LIMIT_MS / 60_000} 分钟，已中止。`)
  const hasRun = tally.passed + tally.failed > 0
  return tally.failed === 0 && (code !== 0 || !hasRun) ? { ...tally, failed: 1 } : tally
}

/** @param {string} kind */
function freshReportFile(kind) {
  const file = join(reportsFolder, `${kind}.json`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
