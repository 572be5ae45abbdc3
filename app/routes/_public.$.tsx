import { useRouteError } from '@remix-run/react'
import { ErrorPage } from '#app/error-page/error-page.tsx'

/** Any address that no other route knows. */
export const loader = () => {
  throw new Response(null, { status: 404 })
}

export const meta = () => [{ title: '页面不存在 · 图联科技' }, { name: 'robots', content: 'noindex' }]

export default function Unknown() {
  return null
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} isInLayout />
}
