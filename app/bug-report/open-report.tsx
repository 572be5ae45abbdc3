import { createRoot } from 'react-dom/client'
import { ReportHost } from './report-host.tsx'
import { captureScreen, type ReportPlace } from './capture-screen.ts'

/** A second press while the calls are being asked for. */
let isAsking = false

/**
 * Reads the screen as it is, and asks whether to save it, where React does not draw the page or draws it elsewhere. Once at a
 * time.
 * @throws what the place throws when asked for its calls
 */
export async function openReport(place: ReportPlace): Promise<void> {
  if (isAsking || document.querySelector('bug-report')) return
  isAsking = true
  const seen = await captureScreen(place).finally(() => (isAsking = false))
  const root = createRoot(document.createElement('div'))
  root.render(<ReportHost seen={seen} onClose={() => root.unmount()} />)
}
