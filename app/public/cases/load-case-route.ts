import type { AppLoadContext } from '@remix-run/node'
import type { PageHead } from '#app/public/seo/page-head.ts'
import { casesHead } from '#app/public/seo/page-heads.ts'
import type { CasePageContent } from './case-content.ts'
import { casePageAt } from './case-pages.ts'
import { loadCasePage } from './load-case-page.ts'

/** What the loader of a case route hands out. */
export interface LoadedCasePage {
  content: CasePageContent
  head?: PageHead
  publicUrl: string
}

/**
 * The loader of each case route.
 * @throws Response 404 for an address that is no case page
 */
export async function loadCaseRoute(path: string, context: AppLoadContext): Promise<LoadedCasePage> {
  const page = casePageAt(path)
  if (!page) throw new Response(null, { status: 404 })
  const content = await loadCasePage(context.read, page)
  return { content, head: casesHead(content), publicUrl: context.publicUrl }
}
