// `npm test`: all tests, from a fresh clone too (docs/operating.md#commands). `npm test -- unit e2e` runs those kinds only.
// What failed is named again at the end; the last line is always "N passed, N failed".
import { checkNode } from './steps/check-node.mjs'
import { installDependencies } from './steps/install-dependencies.mjs'
import { StepFailure } from './steps/step-failure.mjs'
import { testKinds } from './steps/test-kinds.mjs'
import { prepareNeeds } from './steps/test-needs.mjs'

/** @typedef {import('./steps/test-tallies.mjs').Tally} Tally */
/** @typedef {Tally & { kind: string, seconds: number }} Row */

/** More than these are read in the log itself. */
const MOST_NAMED = 40

const chosenNames = process.argv.slice(2)
const chosenKinds = Object.entries(testKinds).filter(
  ([name]) => chosenNames.length === 0 || chosenNames.includes(name),
)
/** @type {Row[]} */
const rows = []
/** @type {Map<string, string>} */
let missing = new Map()

await record('prepare', async () => {
  checkNode()
  const unknown = chosenNames.filter((name) => !(name in testKinds))
  if (unknown.length > 0) {
    throw new StepFailure(`没有这类测试：${unknown.join('、')}。可选：${Object.keys(testKinds).join('、')}。`)
  }
  await installDependencies()
  missing = await prepareNeeds(chosenKinds.flatMap(([, { needs }]) => needs))
  return { passed: 0, failed: 0, skipped: 0, failures: [] }
})
if (rows.every(({ failed }) => failed === 0)) {
  for (const [name, { needs, run }] of chosenKinds) {
    process.stdout.write(`\n── ${name} ──\n`)
    await record(name, async () => {
      const reasons = needs.flatMap((need) => missing.get(need) ?? [])
      if (reasons.length > 0) throw new StepFailure(`没有运行：${reasons.join('')}`)
      return run()
    })
  }
}
printTable()

/**
 * @param {string} kind
 * @param {() => Promise<Tally>} run
 */
async function record(kind, run) {
  const started = performance.now()
  /** @type {Tally} */
  let tally = { passed: 0, failed: 1, skipped: 0, failures: [] }
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
  const failures = rows.flatMap((row) => row.failures)
  if (failures.length > 0)
    process.stdout.write(`\n── failed ──\n${failures.slice(0, MOST_NAMED).join('\n')}\n`)
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
