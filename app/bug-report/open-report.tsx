import { createRoot } from 'react-dom/client'
import { ReportHost } from './report-host.tsx'
import { captureScreen, type ReportPlace } from './capture-screen.ts'

/** A second press while the calls are being asked for. */
let isAsking = false

/**
 * Captures the screen and offers to save it, outside the page's React tree. Does nothing while another report is open.
 * @throws what the place throws when asked for its calls
 */
export async function openReport(place: ReportPlace): Promise<void> {
  if (isAsking || document.querySelector('bug-report')) return
  isAsking = true
  const seen = await captureScreen(place).finally(() => (isAsking = false))
  const root = createRoot(document.createElement('div'))
  root.render(<ReportHost seen={seen} onClose={() => root.unmount()} />)
}
