import type { AppLoadContext, MetaDescriptor } from '@remix-run/node'
import type { ShouldRevalidateFunction } from '@remix-run/react'
import { pageMeta } from '#app/public/page-meta.ts'
import type { CasePageContent } from './case-content.ts'
import { casePageAt, pagesAbove } from './case-pages.ts'
import { loadCasePage } from './load-case-page.ts'

interface Loaded {
  content: CasePageContent
  publicUrl: string
}

/**
 * What the loader of each case route does.
 * @throws Response 404 for an address that is no case page
 */
export async function loadCaseRoute(path: string, context: AppLoadContext): Promise<Loaded> {
  const page = casePageAt(path)
  if (!page) throw new Response(null, { status: 404 })
  return { content: await loadCasePage(context.read, page), publicUrl: context.publicUrl }
}

/** Opening a case changes what stands behind `#`, not what was loaded; a neighbour is another page of the same route. */
export const isOtherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

/** Title, description and place of a case page; of none when there is no such page. */
export function caseMeta(loaded: Loaded | undefined): MetaDescriptor[] {
  const page = loaded && casePageAt(loaded.content.path)
  if (!page) return [{ title: '页面不存在 · 图联科技' }, { name: 'robots', content: 'noindex' }]
  const { texts, path } = loaded.content
  const facts = {
    title: texts.title,
    description: texts.description || page.description,
    path,
    image: texts.backgroundImage || page.picture,
    parents: pagesAbove(page).map(({ title, path: to }) => ({ label: title, to })),
  }
  return pageMeta(facts, loaded.publicUrl)
}
