import { MOST_BUG_REPORT_BYTES, type BugReport } from '#contract/bug-report/bug-report.ts'
import { bytesOf, tooLarge } from '#contract/bug-report/read-bug-report.ts'
import { saveFile } from '#app/browser/save-file.ts'

/**
 * Saves a bug report as a file of the browser's.
 * @returns the file's name
 * @throws {WrongBugReport} where it would be larger than one that can be opened
 */
export function saveBugReport(bugReport: BugReport): string {
  const file = JSON.stringify(bugReport, null, 1)
  if (bytesOf(file) > MOST_BUG_REPORT_BYTES) throw tooLarge(bytesOf(file))
  const download = `capsule-${bugReport.savedAt.slice(0, 19).replaceAll(':', '').replace('T', '-')}.json`
  saveFile(new Blob([file], { type: 'application/json' }), download)
  return download
}
