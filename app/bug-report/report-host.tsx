import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { reportCss } from './report-css.ts'
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx'

/** The report over everything else, in a shadow tree that none of the page's styles reach. */
export function ReportHost(props: ReportDialogProps) {
  const [{ host, shadow }] = useState(newHost)
  // Before the dialog opens, which it can in the document only.
  useLayoutEffect(() => {
    document.body.append(host)
    return () => host.remove()
  }, [host])
  return createPortal(<ReportDialog {...props} />, shadow)
}

function newHost() {
  const host = document.createElement('bug-report')
  // A dialog of the console's library lets alone what bears its mark.
  host.dataset.reactAriaTopLayer = 'true'
  const shadow = host.attachShadow({ mode: 'open' })
  // No element of styles: a page's policy lets those through by their hash only.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(reportCss)
  shadow.adoptedStyleSheets = [sheet]
  return { host, shadow }
}
