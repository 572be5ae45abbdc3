import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useRouteError, useRouteLoaderData } from '@remix-run/react'
import { shanghaiDay } from '#contract/shared/moments.ts'
import { ErrorPage } from '#app/error-page/error-page.tsx'
import { loadLayout } from '#app/public/layout/load-layout.ts'
import { PublicLayout } from '#app/public/layout/public-layout.tsx'
import { loadSite } from '#app/public/site/load-site.ts'

export async function loader({ context: { read } }: LoaderFunctionArgs) {
  const [codes, site] = await Promise.all([loadLayout(read), loadSite(read, shanghaiDay(new Date()))])
  return { ...codes, ...site }
}

/** Nothing a visitor does changes the footer's QR codes or the facts of the site. */
export const shouldRevalidate = () => false

/** Header and footer around every public page (public-site §2.2, §2.14). */
export default function PublicRoute() {
  return (
    <PublicLayout {...useLoaderData<typeof loader>()}>
      <Outlet />
    </PublicLayout>
  )
}

/** A page that fails, within header and footer. */
export function ErrorBoundary() {
  const error = useRouteError()
  const loaded = useRouteLoaderData<typeof loader>('routes/_public')
  if (!loaded) return <ErrorPage error={error} />
  return (
    <PublicLayout {...loaded} isFailed>
      <ErrorPage error={error} isInLayout />
    </PublicLayout>
  )
}
