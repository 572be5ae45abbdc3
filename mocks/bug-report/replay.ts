import type { Answer } from '#contract/engine/create-answer.ts'
import type { BugReport, BugReportCall } from '#contract/bug-report/bug-report.ts'
import { writtenBody } from '#contract/bug-report/call-body.ts'
import { APPLIED_HEADER } from '#mocks/rules/apply-rules.ts'
import { cleanBody, cleanScreen } from './clean-bug-report.ts'

/** A bug report whose recorded answers are given again. */
export interface Replay {
  readonly bugReport: BugReport
  /** The API as it answered when the bug report was saved; calls that are not in it go on. */
  wrap(answer: Answer): Answer
}

/**
 * Replays a bug report. Each call returns its last recorded response, which the screen shows; calls match by method,
 * path and query.
 */
export function createReplay(bugReport: BugReport): Replay {
  // A file that was stored is known by its address; one that is chosen now is stored again.
  const calls = bugReport.calls.filter((call) => !isStored(call))
  const answers = new Map(calls.map((call) => [keyOf(call.method, call.address), call]))
  return {
    bugReport: { ...bugReport, screen: cleanScreen(bugReport.screen) },
    wrap: (answer) => async (request, backend, caller) => {
      const { pathname, search } = new URL(request.url)
      const recorded = answers.get(keyOf(request.method, pathname + search))
      const body = recorded && (recorded.status === 0 ? '' : writtenBody(cleanBody(recorded.answered)))
      return recorded && body !== undefined ? responseOf(recorded, body) : answer(request, backend, caller)
    },
  }
}

const isStored = ({ address, answered }: BugReportCall) =>
  address === '/api/upload' &&
  'json' in answered &&
  (answered.json as { code?: unknown } | null)?.code === 200

function keyOf(method: string, address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site')
  searchParams.sort()
  return `${method} ${pathname.replace(/\/$/, '')}?${searchParams.toString()}`
}

const WITHOUT_BODY = new Set([204, 205, 304])

function responseOf({ status, type }: BugReportCall, body: string): Response {
  if (status === 0) return Response.error()
  const headers = {
    ...(type && { 'content-type': type }),
    'cache-control': 'no-store',
    // A page in a file from anybody must not run as one of the site's.
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    [APPLIED_HEADER]: encodeURIComponent('胶囊'),
  }
  return new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers })
}
