// `npm test` runs before a commit (docs/guides/commands.md#检查与测试), `--rest` (test:all) the others,
// `--every-tier` (.ci/run) both; `npm test -- unit e2e` runs these kinds.
// Failed and retried tests are repeated at the end; the last line is always "N passed, N failed".
import { checkNode } from './tasks/check-node.mjs'
import { selectTestKinds } from './tasks/select-test-kinds.mjs'
import { installDependencies } from './tasks/install-dependencies.mjs'
import { recordTestRun } from './tasks/test-runs.mjs'
import { StepFailure } from './tasks/step-failure.mjs'
import { testKinds } from './tasks/test-kinds.mjs'
import { prepareNeeds } from './tasks/test-needs.mjs'

/** @typedef {import('./tasks/test-tallies.mjs').Tally} Tally */
/** @typedef {Tally & { kind: string, seconds: number }} Row */

/** More than these are read in the log itself. */
const MOST_NAMED = 40

const { kinds, unknown } = selectTestKinds(process.argv.slice(2))
const kindNames = kinds.map(([name]) => name)
/** @type {Row[]} */
const rows = []
/** @type {Tally} what a step that tests nothing adds */
const nothing = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [] }

await record('install', async () => {
  checkNode()
  if (unknown.length > 0) {
    throw new StepFailure(`没有这类测试：${unknown.join('、')}。可选：${Object.keys(testKinds).join('、')}。`)
  }
  await installDependencies()
  return nothing
})
if (rows.every(({ failed }) => failed === 0)) await runKinds()
printTable()

/** Browser, fonts and databases are fetched while the kinds run that need none of them: much of that is waiting. */
async function runKinds() {
  const preparing = prepareNeeds(kinds.flatMap(([, { needs }]) => needs))
  // Told where it is awaited; until then it must not end the process.
  preparing.catch(() => undefined)
  for (const [name, { run }] of kinds.filter(([, { needs }]) => needs.length === 0)) {
    await runKind(name, () => run(kindNames))
  }
  /** @type {Map<string, string>} */
  let missing = new Map()
  await record('prepare', async () => {
    missing = await preparing
    return nothing
  })
  if (rows.some(({ kind, failed }) => kind === 'prepare' && failed > 0)) return
  for (const [name, { needs, run }] of kinds.filter(([, { needs }]) => needs.length > 0)) {
    const reasons = needs.flatMap((need) => missing.get(need) ?? [])
    await runKind(name, async () => {
      if (reasons.length > 0) throw new StepFailure(`没有运行：${reasons.join('')}`)
      return run(kindNames)
    })
  }
}

/**
 * @param {string} name
 * @param {() => Promise<Tally>} run
 */
async function runKind(name, run) {
  process.stdout.write(`\n── ${name} ──\n`)
  await record(name, run)
  const [row] = rows.slice(-1)
  if (row) recordTestRun(name, row)
}

/**
 * @param {string} kind
 * @param {() => Promise<Tally>} run
 */
async function record(kind, run) {
  const started = performance.now()
  /** @type {Tally} */
  let tally = { passed: 0, failed: 1, skipped: 0, failures: [], retried: [] }
  try {
    tally = await run()
  } catch (error) {
    const isExpected = error instanceof StepFailure
    console.error(isExpected ? `${error.output}\n${error.message}`.trim() : error)
    tally.failures.push(`${kind}: ${isExpected ? error.message : String(error)}`)
  }
  rows.push({ kind, seconds: (performance.now() - started) / 1000, ...tally })
}

function printTable() {
  printNamed(
    'passed only when tried again',
    rows.flatMap(({ retried }) => retried),
  )
  printNamed(
    'failed',
    rows.flatMap(({ failures }) => failures),
  )
  process.stdout.write(
    `\n${'kind'.padEnd(12)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'skipped'.padStart(9)}${'seconds'.padStart(9)}\n`,
  )
  for (const { kind, passed, failed, skipped, seconds } of rows) {
    const figures = `${String(passed).padStart(8)}${String(failed).padStart(8)}${String(skipped).padStart(9)}`
    process.stdout.write(`${kind.padEnd(12)}${figures}${seconds.toFixed(1).padStart(9)}\n`)
  }
  const sum = (/** @type {'passed' | 'failed'} */ key) => rows.reduce((total, row) => total + row[key], 0)
  process.exitCode = sum('failed') > 0 ? 1 : 0
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
}

/**
 * @param {string} heading
 * @param {string[]} lines
 */
function printNamed(heading, lines) {
  if (lines.length === 0) return
  process.stdout.write(`\n── ${heading} ──\n${lines.slice(0, MOST_NAMED).join('\n')}\n`)
}
