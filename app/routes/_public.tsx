import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { loadLayout } from '#app/public/layout/load-layout.ts'
import { PublicLayout } from '#app/public/layout/public-layout.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadLayout(context.read)
}

/** Nothing a visitor does changes the footer's QR codes. */
export const shouldRevalidate = () => false

/** Header and footer around every public page (public-site §2.2, §2.14). */
export default function PublicRoute() {
  return (
    <PublicLayout {...useLoaderData<typeof loader>()}>
      <Outlet />
    </PublicLayout>
  )
}
