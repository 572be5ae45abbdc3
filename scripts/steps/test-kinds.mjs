import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildProduct } from './build-product.mjs'
import { prepareChromium } from './find-chromium.mjs'
import { preparePostgres } from './find-postgres.mjs'
import { prepareDriver } from './prepare-driver.mjs'
import { cacheFolder } from './project-root.mjs'
import { runPackage } from './run-command.mjs'
import { printCheck, runStaticChecks } from './static-checks.mjs'
import { takeScreenshots } from './take-screenshots.mjs'
import { tallyOfPictures, tallyOfPlaywright, tallyOfVitest } from './test-tallies.mjs'

/** @typedef {import('./test-tallies.mjs').Tally} Tally */

/** Every kind of test of `npm test`, in the order they run: the quickest answer first. */
export const testKinds = /** @type {Record<string, () => Promise<Tally>>} */ ({
  validate: async () => {
    const results = await runStaticChecks(printCheck)
    const failures = results.filter(({ hasPassed }) => !hasPassed).map(({ name }) => `validate: ${name}`)
    return { passed: results.length - failures.length, failed: failures.length, skipped: 0, failures }
  },
  unit: async () => {
    await prepareDriver()
    return runVitest('unit', ['--project', 'unit'])
  },
  contract: async () => {
    await prepareDriver()
    await preparePostgres()
    return runVitest('contract', ['--project', 'contract'])
  },
  component: () => runVitest('component', ['--project', 'component']),
  stories: async () => {
    const chromium = await prepareChromium()
    return runVitest('stories', ['--config', 'vitest.stories.config.ts'], { CHROMIUM_PATH: chromium })
  },
  visual: async () => {
    const reportFile = freshReportFile('visual')
    const { code, chromium } = await takeScreenshots([`--report=${reportFile}`])
    const pictures = withoutFalseSuccess(code, tallyOfPictures('visual', readReport(reportFile)))
    const config = ['--config', 'tests/visual/playwright.config.ts']
    const specs = await runPlaywright('visual-specs', { CHROMIUM_PATH: chromium }, config)
    return {
      passed: pictures.passed + specs.passed,
      failed: pictures.failed + specs.failed,
      skipped: specs.skipped,
      failures: [...pictures.failures, ...specs.failures],
    }
  },
  e2e: async () => {
    const chromium = await prepareChromium()
    await prepareDriver()
    await buildProduct()
    return runPlaywright('e2e', { CHROMIUM_PATH: chromium })
  },
})

/**
 * @param {string} kind
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Tally>}
 */
async function runVitest(kind, args, env = {}) {
  const reportFile = freshReportFile(kind)
  const { code } = await runPackage(
    'vitest/vitest.mjs',
    ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`],
    { isShown: true, env: { ...env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  )
  return withoutFalseSuccess(code, tallyOfVitest(kind, readReport(reportFile)))
}

/**
 * @param {string} kind
 * @param {Record<string, string>} env
 * @param {string[]} [args]
 * @returns {Promise<Tally>}
 */
async function runPlaywright(kind, env, args = []) {
  const reportFile = freshReportFile(kind)
  const { code } = await runPackage('@playwright/test/cli.js', ['test', '--reporter=list,json', ...args], {
    isShown: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  })
  return withoutFalseSuccess(code, tallyOfPlaywright(kind, readReport(reportFile)))
}

/**
 * A runner that crashed, or that found nothing to run, has not passed.
 * @param {number} code
 * @param {Tally} tally
 */
function withoutFalseSuccess(code, tally) {
  const hasRun = tally.passed + tally.failed > 0
  return tally.failed === 0 && (code !== 0 || !hasRun) ? { ...tally, failed: 1 } : tally
}

/** @param {string} kind */
function freshReportFile(kind) {
  const file = join(cacheFolder, 'reports', `${kind}.json`)
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
