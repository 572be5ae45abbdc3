import { join } from 'node:path'
import { cacheFolder } from './project-root.mjs'
import { runPackage } from './run-command.mjs'

/** @typedef {{ name: string, program: string, args: string[] }} Check */

const linter = { program: 'oxlint/bin/oxlint', args: ['.', '.storybook'] }

/** Some rules need types, for which the linter reads the whole program: its compiler says there what it finds too. */
const typesAndLint = { ...linter, name: 'types and lint', args: ['--type-check', ...linter.args] }

const boundaries = {
  name: 'boundaries',
  program: 'dependency-cruiser/bin/dependency-cruise.mjs',
  args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', '.'],
}

const conventions = {
  name: 'conventions',
  program: 'tsx/dist/cli.mjs',
  args: ['scripts/check-conventions.ts'],
}

/** What `npm run validate` runs. @type {Check[]} the longest first, since they share the processors */
const checks = [
  typesAndLint,
  boundaries,
  conventions,
  { name: 'unused code', program: 'knip/bin/knip.js', args: ['--no-progress'] },
  {
    name: 'code without use in the product',
    program: 'knip/bin/knip.js',
    args: ['--no-progress', '--production', '--config', 'knip.production.jsonc'],
  },
  {
    name: 'formatting',
    program: 'oxfmt/bin/oxfmt',
    args: ['--check'],
  },
]

/**
 * What `npm run check` runs: the quick ones, and the unit tests that what is not committed yet could break.
 * @type {Check[]}
 */
export const quickChecks = [
  // The newer compiler, in a process of its own, caches its results; the linter does not. Some tools need the program
  // of `typescript` and accept no newer version.
  {
    name: 'types',
    program: 'typescript-native/bin/tsc',
    args: ['--noEmit', '--incremental', '--tsBuildInfoFile', join(cacheFolder, 'types.tsbuildinfo')],
  },
  { ...linter, name: 'lint' },
  boundaries,
  conventions,
  {
    name: 'unit tests of what changed',
    program: 'vitest/vitest.mjs',
    args: ['run', '--project', 'unit', '--changed', '--passWithNoTests', '--reporter=dot'],
  },
]

/** @typedef {{ name: string, hasPassed: boolean, seconds: number, output: string }} CheckResult */

/**
 * Runs checks that need no running product, two at a time.
 * @param {(result: CheckResult) => void} onResult called as each ends
 * @param {Check[]} [chosen] all of `npm run validate`, unless told
 * @returns {Promise<CheckResult[]>}
 */
export async function runStaticChecks(onResult, chosen = checks) {
  /** @type {CheckResult[]} */
  const results = []
  const waiting = [...chosen]
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now()
      const { code, output } = await runPackage(check.program, check.args, { env: { NO_COLOR: '1' } })
      const seconds = (performance.now() - started) / 1000
      const result = { name: check.name, hasPassed: code === 0, seconds, output: output.trim() }
      results.push(result)
      onResult(result)
    }
  }
  await Promise.all([work(), work()])
  return results
}

/**
 * One line for a check that passed, the tool's own words for one that did not.
 * @param {CheckResult} result
 */
export function printCheck({ name, hasPassed, seconds, output }) {
  const line = `${hasPassed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)\n`
  process.stdout.write(hasPassed ? line : `${line}${output}\n\n`)
}
