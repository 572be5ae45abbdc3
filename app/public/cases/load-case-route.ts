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
 * What the loader of each case route does. The texts of a document's cases stand in its HTML only; where the browser asks for the page's data,
 * they are there.
 * @throws Response 404 for an address that is no case page
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
