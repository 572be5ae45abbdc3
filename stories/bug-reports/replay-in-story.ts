import { restoreAddress } from '#app/admin/address/address.ts'
import type { BugReport } from '#contract/bug-report/bug-report.ts'
import { isConsoleAddress } from '#contract/bug-report/console-address.ts'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import { playBugReport } from '#stories/story-api.ts'

/** Whether a bug report was saved in the console. */
export const isConsoleBugReport = ({ address }: BugReport): boolean => isConsoleAddress(address)

/** Starts a story where a bug report was saved: with its responses and, in the console, an invented signed-in user. */
export async function replayInStory(bugReport: BugReport): Promise<void> {
  playBugReport(bugReport)
  if (!isConsoleBugReport(bugReport)) return
  await signedInAt('dashboard')()
  restoreAddress(new URL(bugReport.address, 'http://site').hash)
}
