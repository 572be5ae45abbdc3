/**
 * The result of a kind of test. `failures` and `retried` (docs/decisions/0016) name tests, one line each, for the
 * log's end.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], retried: string[] }} Tally
 */

/**
 * @param {string} kind
 * @param {any} report what Vitest's JSON reporter wrote
 * @returns {Tally}
 */
export function tallyOfVitest(kind, report) {
  /** @type {any[]} */
  const files = report?.testResults ?? []
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: files.flatMap((file) => {
      const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
      if (failed.length === 0 && file.status === 'failed') return [line(kind, file.name, file.message)]
      return failed.map((/** @type {any} */ test) => line(kind, test.fullName, test.failureMessages[0]))
    }),
    // What failed first keeps its error when it passes.
    retried: files
      .flatMap((file) => file.assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => line(kind, test.fullName, test.failureMessages[0])),
  }
}

/**
 * @param {string} kind
 * @param {any} report what Playwright's JSON reporter wrote
 * @returns {Tally}
 */
export function tallyOfPlaywright(kind, report) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  const specs = specsOf(report?.suites ?? [])
  /** @param {'unexpected' | 'flaky'} wanted Playwright's words for what failed, and for what passed only at the second try */
  const named = (wanted) =>
    specs
      .filter((spec) => spec.tests.some((/** @type {any} */ { status }) => status === wanted))
      .map((spec) => {
        const results = spec.tests.flatMap((/** @type {any} */ test) => test.results)
        const failed = results.find((/** @type {any} */ { error }) => error)
        return line(kind, spec.title, failed?.error.message)
      })
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: named('unexpected'),
    retried: named('flaky'),
  }
}

/**
 * @param {string} kind
 * @param {any} report what tests/visual/run.ts wrote
 * @returns {Tally}
 */
export function tallyOfPictures(kind, report) {
  const { passed = 0, failed = 0, failures = [], retried = [] } = report ?? {}
  const inLine = (/** @type {any} */ { name, reason }) => line(kind, name, reason)
  return { passed, failed, skipped: 0, failures: failures.map(inLine), retried: retried.map(inLine) }
}

/**
 * @param {any[]} suites
 * @returns {any[]}
 */
function specsOf(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])])
}

const LONGEST = 200

/** @param {string} kind @param {string} name @param {string | undefined} reason */
function line(kind, name, reason = '') {
  // Runners colour what they print.
  // oxlint-disable-next-line no-control-regex -- the colours' control characters are what is taken out
  const words = reason.replace(/\u001b\[[\d;]*m/g, '').replace(/\s+/g, ' ')
  return `${kind}: ${name}: ${words}`.slice(0, LONGEST)
}
