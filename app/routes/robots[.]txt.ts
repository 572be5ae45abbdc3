import type { LoaderFunctionArgs } from '@remix-run/node'
import { robots } from '#app/public/seo/robots.ts'
import type { PageHandle } from '#app/public/page-handle.ts'

export const handle = { isCached: true, sitemap: false } satisfies PageHandle

/** For search engines: what they may fetch. */
export function loader({ context }: LoaderFunctionArgs) {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }
  return new Response(robots(context.publicUrl), { headers })
}
