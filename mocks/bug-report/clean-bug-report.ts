import type { CallBody } from '#contract/bug-report/call-body.ts'
import type { BugReportScreen } from '#contract/bug-report/bug-report.ts'
import { cleanHtml } from '#mocks/clean-html.ts'

/** A file from anybody: what its answers format is reduced as the product reduces what it keeps. */
export const cleanBody = (body: CallBody): CallBody => ('json' in body ? { json: cleaned(body.json) } : body)

/** The same for what its forms hold. */
export const cleanScreen = (screen: BugReportScreen): BugReportScreen => ({
  ...screen,
  forms: cleaned(screen.forms) as BugReportScreen['forms'],
})

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return /<[a-z!/?]/i.test(value) ? cleanHtml(value) : value
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleaned(each)]))
}
