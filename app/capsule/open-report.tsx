import { createRoot } from 'react-dom/client'
import { version as product } from '#package.json'
import { callBody, latestCalls } from '#contract/capsule/call-body.ts'
import {
  CAPSULE_FORMAT,
  CAPSULE_VERSION,
  type CapsuleCall,
  type CapsuleSource,
} from '#contract/capsule/capsule.ts'
import type { Seen } from '#contract/capsule/replace-people.ts'
import type { Exchange } from './exchanges.ts'
import { readScreen } from './read-screen.ts'
import { reportCss } from './report-css.ts'
import { ReportDialog } from './report-dialog.tsx'

/** Where a report is made, and what only that place knows. */
export interface ReportPlace {
  savedIn: CapsuleSource
  /** The calls up to now, the earliest first. */
  calls: () => readonly Exchange[] | Promise<readonly Exchange[]>
  /** The address of the page that is shown; the document's own unless given. */
  address?: string
  /** The story that is shown. */
  story?: string
}

/** A second press while the calls are being asked for. */
let isAsking = false

/**
 * Reads the screen as it is, and asks whether to save it, over everything else. Once at a time.
 * @throws what the place throws when asked for its calls
 */
export async function openReport(place: ReportPlace): Promise<void> {
  if (isAsking || document.querySelector('capsule-report')) return
  isAsking = true
  const seen = await see(place).finally(() => (isAsking = false))
  const host = document.createElement('capsule-report')
  // A dialog of the console's library lets alone what bears its mark.
  host.dataset.reactAriaTopLayer = 'true'
  const shadow = host.attachShadow({ mode: 'open' })
  // No element of styles: a page's policy lets those through by their hash only.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(reportCss)
  shadow.adoptedStyleSheets = [sheet]
  const root = createRoot(shadow)
  // What has the focus gets it back from the browser when the dialog closes.
  document.body.append(host)
  root.render(
    <ReportDialog
      seen={seen}
      onClose={() => {
        root.unmount()
        host.remove()
      }}
    />,
  )
}

async function see({ savedIn, calls, address, story = '' }: ReportPlace): Promise<Seen> {
  const { pathname, search, hash } = location
  // Before anything is waited for: it is the screen of now.
  const screen = readScreen()
  return {
    format: CAPSULE_FORMAT,
    version: CAPSULE_VERSION,
    savedAt: new Date().toISOString(),
    savedIn,
    browser: navigator.userAgent,
    product,
    window: { width: window.innerWidth, height: window.innerHeight },
    note: '',
    address: address ?? pathname + search + hash,
    panel: document.title,
    story,
    screen,
    calls: latestCalls(
      (await calls()).filter(({ address: called }) => called.startsWith('/api/')).map(asCall),
    ),
  }
}

function asCall({ method, address, sent, status, type, answered }: Exchange): CapsuleCall {
  return {
    method,
    address,
    sent: callBody(sent, sent.startsWith('（') ? '' : 'application/json'),
    status,
    // Of what is written strangely the beginning.
    type: /^[\w./+-]+(; ?[\w=."-]+)*/.exec(type)?.[0] ?? '',
    answered: callBody(answered, type),
  }
}
