import { Router } from 'express'
import type { BugReport } from '#contract/bug-report/bug-report.ts'
import { WrongBugReport } from '#contract/bug-report/checks.ts'
import { isConsoleAddress } from '#contract/bug-report/console-address.ts'
import { readBugReport } from '#contract/bug-report/read-bug-report.ts'
import { createReplay } from '#mocks/bug-report/replay.ts'
import { applyRules } from '#mocks/rules/apply-rules.ts'
import { done, refuse } from './envelopes.ts'
import type { Tester } from './testers.ts'

/** Opens a session of the console for a tester, as its login screen would. */
export type SignIn = (tester: Tester) => Promise<{ token: string; user: object }>

/** `/mock/capsule`: what the one who asks is playing, another bug report to play, and the end of it. */
export function bugReportCalls(tester: () => Tester, signIn: SignIn) {
  const router = Router()
  router.get('/', (_request, response) => {
    const { replay } = tester()
    done(response, replay ? shownOf(replay.bugReport) : null)
  })
  router.post('/', (request, response, next) => {
    void open(tester(), request.body, signIn).then(
      (opened) => done(response, opened),
      (error: unknown) => (error instanceof WrongBugReport ? refuse(response, error.message) : next(error)),
    )
  })
  router.delete('/', (_request, response) => {
    tester().replay = undefined
    done(response, null)
  })
  return router
}

async function open(tester: Tester, sent: unknown, signIn: SignIn) {
  const bugReport = readBugReport(JSON.stringify(sent))
  if (bugReport.address === '')
    throw new WrongBugReport('这个问题快照存的是一个组件的故事，没有页面，只能在 Storybook 中打开')
  // No rule of before stands between the screen and its answers.
  tester.begun = applyRules({ parts: [] })
  tester.replay = createReplay(bugReport)
  const isConsole = isConsoleAddress(bugReport.address)
  return { ...shownOf(bugReport), ...(isConsole && { session: await signIn(tester) }) }
}

/** What a page needs to show the screen again; the answers stay here. */
const shownOf = ({ address, panel, note, screen }: BugReport) => ({ address, panel, note, screen })
