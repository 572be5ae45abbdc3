import type { LinksFunction, MetaFunction } from '@remix-run/node'
import { Outlet, useLocation, useRouteError } from '@remix-run/react'
import { useContext, type ReactNode } from 'react'
import { figureFontUrl } from '#design-system/global-style/index.ts'
import { DocumentParts } from '#app/document/document-parts.ts'
import { ErrorPage } from '#app/error-page/error-page.tsx'
import { OutermostBoundary } from '#app/error-page/outermost-boundary.tsx'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'alternate', href: '/news.rss', type: 'application/rss+xml', title: '图联科技新闻动态' },
  { rel: 'preload', href: figureFontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

/** For documents whose route has no words of its own: errors, refused methods. */
export const meta: MetaFunction = () => [{ title: '图联科技' }]

/** Around every page, also around the error page: one layout for both sides, because `useId` counts positions. */
export function Layout({ children }: { children: ReactNode }) {
  const { head, end } = useContext(DocumentParts)
  return (
    <OutermostBoundary location={useLocation()}>
      {head}
      {children}
      {end}
    </OutermostBoundary>
  )
}

export default function Root() {
  return <Outlet />
}

/** Whatever no route caught: no white page and no inner detail. */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
