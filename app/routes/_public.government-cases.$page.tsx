import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteError } from '@remix-run/react'
import { ErrorPage } from '#app/error-page/error-page.tsx'
import { CasePage } from '#app/public/cases/case-page.tsx'
import { caseMeta, isOtherPage } from '#app/public/cases/case-route.ts'
import { loadCaseRoute } from '#app/public/cases/load-case-route.ts'
import type { PageHandle } from '#app/public/page-handle.ts'

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadCaseRoute(`/government-cases/${params.page}`, context)

export const shouldRevalidate = isOtherPage

export const meta: MetaFunction<typeof loader> = ({ data }) => caseMeta(data)

export const handle = { startsDark: true, isCached: true, sitemap: 'casePages' } satisfies PageHandle

/** A sub page of the government cases (public-site §2.11, X-11). */
export default function GovernmentCaseRoute() {
  return <CasePage {...useLoaderData<typeof loader>().content} />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} isInLayout />
}
