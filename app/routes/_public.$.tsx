import type { MetaFunction } from '@remix-run/node'
import { useRouteError } from '@remix-run/react'
import { ErrorPage } from '#app/error-page/error-page.tsx'
import { noPageMeta } from '#app/public/seo/no-page-meta.ts'
import type { PageHandle } from '#app/public/page-handle.ts'

/** Any address that no other route knows. */
export const loader = () => {
  throw new Response(null, { status: 404 })
}

export const meta: MetaFunction = ({ error }) => noPageMeta(error)

export const handle = { sitemap: false } satisfies PageHandle

export default function Unknown() {
  return null
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} isInLayout />
}
