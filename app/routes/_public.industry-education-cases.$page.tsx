import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteError, type ShouldRevalidateFunction } from '@remix-run/react'
import { ErrorPage } from '#app/error-page/error-page.tsx'
import { CasePage } from '#app/public/cases/case-page.tsx'
import { caseMeta, loadCaseRoute } from '#app/public/cases/case-route.ts'

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadCaseRoute(`/industry-education-cases/${params.page}`, context)

/** Opening a case changes what stands behind `#`, not what was loaded; a neighbour is another page of the same route. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: MetaFunction<typeof loader> = ({ data }) => caseMeta(data)

/** The header lies transparent over this page's dark top. */
export const handle = { startsDark: true }

/** A sub page of the industry education cases (public-site §2.11, X-11). */
export default function IndustryEducationCaseRoute() {
  const { content } = useLoaderData<typeof loader>()
  // What a page printed must not stand under its neighbour's title.
  return <CasePage key={content.path} {...content} />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} isInLayout />
}
