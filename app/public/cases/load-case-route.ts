import type { AppLoadContext } from '@remix-run/node'
import { printOnly } from '#app/public/details/print-only.ts'
import type { CasePageContent, SuccessCase } from './case-content.ts'
import { casePageAt } from './case-pages.ts'
import { loadCasePage } from './load-case-page.ts'

/** What the loader of a case route hands out. */
export interface LoadedCasePage {
  content: CasePageContent
  publicUrl: string
}

/**
 * The loader of each case route. A document holds the cases' texts only in its HTML; page data requests get them as data.
 * @throws Response 404 for an address that is no case page (X-54)
 */
export async function loadCaseRoute(path: string, context: AppLoadContext): Promise<LoadedCasePage> {
  const page = casePageAt(path)
  if (!page) throw new Response(null, { status: 404 })
  const content = await loadCasePage(context.read, page)
  const cases = context.isDocument ? content.cases.map(withPrintedText) : content.cases
  return { content: { ...content, cases }, publicUrl: context.publicUrl }
}

/** The text opens in a dialog, and stands in the document for browsers without script: once is enough. */
const withPrintedText = (entry: SuccessCase): SuccessCase =>
  entry.content ? printOnly(entry, 'content') : entry
