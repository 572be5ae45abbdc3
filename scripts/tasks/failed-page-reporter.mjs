import { readFileSync } from 'node:fs'

/** @typedef {import('@playwright/test/reporter').TestCase} TestCase */
/** @typedef {import('@playwright/test/reporter').TestResult} TestResult */

/** A reporter that prints the page of a failed test, because the files of a removed build machine are lost. */
// oxlint-disable-next-line house/named-exports -- Playwright takes a reporter from the default export
export default class FailedPageReporter {
  /**
   * @param {TestCase} test
   * @param {TestResult} result
   */
  onTestEnd(test, { attachments, status }) {
    const context = status === 'passed' ? undefined : attachments.find(({ name }) => name === 'error-context')
    if (!context?.path) return
    const [, page = ''] = readFileSync(context.path, 'utf8').split('```yaml')
    process.stdout.write(`\n── ${test.title} ──\n${page.split('```')[0]}\n`)
  }

  printsToStdio() {
    return true
  }
}
