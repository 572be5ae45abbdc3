import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CasePage } from '#app/public/cases/case-page.tsx'
import { caseMeta } from '#app/public/cases/case-route.ts'
import { loadCaseRoute } from '#app/public/cases/load-case-route.ts'
import type { PageHandle } from '#app/public/page-handle.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadCaseRoute('/cases', context)

/** Its address has no query: what was loaded stays right. */
export const shouldRevalidate = () => false

export const meta: MetaFunction<typeof loader> = ({ data }) => caseMeta(data)

export const handle = { startsDark: true, isCached: true, sitemap: { texts: 'cases' } } satisfies PageHandle

/** Generic cases (public-site §2.11). */
export default function CasesRoute() {
  return <CasePage {...useLoaderData<typeof loader>().content} />
}
