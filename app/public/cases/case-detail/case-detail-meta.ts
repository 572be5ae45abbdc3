import type { MetaDescriptor } from '@remix-run/node'
import type { PageHead } from '#app/public/seo/page-head.ts'
import { noPageMeta } from '#app/public/seo/no-page-meta.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { caseAddress } from './case-address.ts'
import { goneCase } from './case-detail-page.tsx'
import type { CaseDetail } from './load-case-detail.ts'

/** Title, description, sharing facts and structured data of one case. */
export function caseDetailMeta(
  loaded?: { content: CaseDetail; head: PageHead; publicUrl: string },
  error?: unknown,
): MetaDescriptor[] {
  if (!loaded) return noPageMeta(error, goneCase.gone)
  const { content, head, publicUrl } = loaded
  const { id, title } = content.entry
  const facts = {
    head,
    name: title,
    path: caseAddress(id),
    parents: content.parents,
  }
  return pageMeta(facts, publicUrl)
}
