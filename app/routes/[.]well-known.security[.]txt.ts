import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/public/page-handle.ts'
import { securityTxt } from '#app/public/seo/security-txt.ts'
import { factsOf, readSite } from '#app/public/site/load-site.ts'

// Not cached: its last day moves on.
export const handle = { sitemap: false } satisfies PageHandle

/** For those who found a vulnerability (RFC 9116). */
export async function loader({ context: { read, publicUrl } }: LoaderFunctionArgs) {
  const { email } = factsOf(await readSite(read))
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }
  return new Response(securityTxt(email, publicUrl, new Date()), { headers })
}
