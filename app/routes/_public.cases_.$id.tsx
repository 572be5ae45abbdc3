import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteError } from '@remix-run/react'
import { caseDetailMeta } from '#app/public/cases/case-detail/case-detail-meta.ts'
import { CaseDetailPage, goneCase } from '#app/public/cases/case-detail/case-detail-page.tsx'
import { loadCaseDetail } from '#app/public/cases/case-detail/load-case-detail.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { caseHead } from '#app/public/seo/page-heads.ts'
import { GonePage } from '#app/public/reading/gone-page.tsx'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { read, publicUrl } = context
  const content = await loadCaseDetail(read, params.id)
  return { content, head: caseHead(content, publicUrl), publicUrl }
}

export const shouldRevalidate = revalidateUnlessHashChange

export const meta: MetaFunction<typeof loader> = ({ data, error }) => caseDetailMeta(data, error)

export const handle = { isCached: true, sitemap: 'cases' } satisfies PageHandle

/** One case (public-site §2.11, X-10). */
export default function CaseRoute() {
  return <CaseDetailPage {...useLoaderData<typeof loader>().content} />
}

export function ErrorBoundary() {
  return <GonePage error={useRouteError()} words={goneCase} />
}
