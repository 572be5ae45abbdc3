import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { toast } from '#design-system/toast/index.ts'
import { loggedRequests, settleRequests, clearRequestLog } from '#app/bug-report/request-log.ts'
import { watchClicks } from '#app/bug-report/click-log.ts'
import { currentSession, type Session } from '#app/admin/api/session.ts'

/**
 * Records what a problem report needs while someone is signed in. Alt+R opens the report, also over
 * dialogs.
 * @returns what makes a report, and its dialog to render
 */
export function useProblemReport(): { report: () => void; reportDialog: ReactNode } {
  const [reportDialog, setDialog] = useState<ReactNode>()
  const report = useCallback(() => {
    const close = () => setDialog(undefined)
    lateDialog(close).then(
      // One that is open stays.
      (dialog) => setDialog((open) => open ?? dialog),
      () => toast.error('报告问题打不开，请检查网络后重试'),
    )
  }, [])

  useEffect(() => {
    const stop = watchClicks()
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyR') return
      event.preventDefault()
      report()
    }
    document.addEventListener('keydown', onKey, true)
    return () => {
      stop()
      document.removeEventListener('keydown', onKey, true)
      clearRequestLog()
    }
  }, [report])
  return { report, reportDialog }
}

/** Most of it comes when it is asked for: anyone who never reports pays for the last calls alone. */
async function lateDialog(onClose: () => void): Promise<ReactNode> {
  const [{ ReportHost }, { captureScreen }] = await Promise.all([
    import('#app/bug-report/report-host.tsx'),
    import('#app/bug-report/capture-screen.ts'),
  ])
  const seen = await captureScreen({
    savedIn: 'console',
    // A search that is not answered yet would be missing where the file is opened.
    calls: () => settleRequests().then(loggedRequests),
    signedIn: namesOf(currentSession()),
  })
  return <ReportHost seen={seen} onClose={onClose} />
}

/** The name of the signed-in account as the screen shows it. `admin` is left out, because it is also a path. */
function namesOf(session: Session | undefined): string[] {
  const { realName = '', username = '' } = session?.user ?? {}
  return [realName || username].filter((name) => !['', 'admin'].includes(name.toLowerCase()))
}
