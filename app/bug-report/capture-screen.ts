import { version as product } from '#package.json'
import { callBody, latestCalls } from '#contract/bug-report/call-body.ts'
import {
  BUG_REPORT_FORMAT,
  BUG_REPORT_VERSION,
  type BugReportCall,
  type BugReportSource,
} from '#contract/bug-report/bug-report.ts'
import type { Seen } from './replace-people.ts'
import type { LoggedRequest } from './request-log.ts'
import { readScreen } from './read-screen.ts'

/** Where a report is made, and what only that place knows. */
export interface ReportPlace {
  savedIn: BugReportSource
  /** The calls up to now, the earliest first. */
  calls: () => readonly LoggedRequest[] | Promise<readonly LoggedRequest[]>
  /** The address of the page that is shown; the document's own unless given. */
  address?: string
  /** What anyone who is signed in is called. */
  signedIn?: readonly string[]
  /** The story that is shown. */
  story?: string
}

/**
 * What stands on the screen now, with the calls that brought it there. Nobody in it is replaced yet.
 * @throws what the place throws when asked for its calls
 */
export async function captureScreen({
  savedIn,
  calls,
  address,
  signedIn,
  story = '',
}: ReportPlace): Promise<Seen> {
  const { pathname, search, hash } = location
  // Before anything is waited for: it is the screen of now.
  const screen = readScreen()
  return {
    format: BUG_REPORT_FORMAT,
    version: BUG_REPORT_VERSION,
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
    ...(signedIn && { signedIn }),
    calls: latestCalls(
      (await calls()).filter(({ address: called }) => called.startsWith('/api/')).map(asCall),
    ),
  }
}

function asCall({ method, address, sent, status, type, answered }: LoggedRequest): BugReportCall {
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
