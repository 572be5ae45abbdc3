import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { useEffect, type ReactNode } from 'react'
import { figureFontUrl } from '#design-system/global-style/index.ts'
import { asleep, wake } from '#app/asleep.ts'
import { ErrorPage } from '#app/error-page/error-page.tsx'
import { useNonce } from '#app/nonce.ts'
import type { LoadedSite } from '#app/public/site/load-site.ts'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'alternate', href: '/news.rss', type: 'application/rss+xml', title: '图联科技新闻动态' },
  { rel: 'preload', href: figureFontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

/** For documents whose route has no words of its own: errors, refused methods. */
export const meta: MetaFunction = () => [{ title: '图联科技' }]

/** Only mock mode has anything to say here. */
export const loader = ({ context }: LoaderFunctionArgs) => ({ isMocked: context.mock !== undefined })

export const shouldRevalidate = () => false

/** The document around every page, also around the error page. */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce, isKept } = useNonce() ?? {}
  const site = useRouteLoaderData<LoadedSite>('routes/_public')
  return (
    // The head's script names the theme before React sees the document (app/theme-choice/theme-head.ts); the day is the
    // server's to say, so that a day of mourning is grey from the first paint and without scripts.
    <html lang="zh-CN" data-day={site?.look} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {isKept ? <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning /> : null}
        <Meta />
        <Links />
      </head>
      <body {...asleep} ref={wake}>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  const { isMocked } = useLoaderData<typeof loader>()
  useEffect(() => {
    if (isMocked) addMockBar()
  }, [isMocked])
  return <Outlet />
}

/** Once the page is alive: an element that the server did not print would be none of React's. Mock mode alone serves it. */
function addMockBar() {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = '/mock/bar.js'
  document.head.append(script)
}

/** Whatever no route caught: no white page and no inner detail. */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
