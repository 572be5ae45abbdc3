import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadSitemap } from '#app/public/found/load-sitemap.ts'
import { sitemap } from '#app/public/found/sitemap.ts'
import { xmlResponse } from '#app/public/found/xml.ts'
import type { PageHandle } from '#app/public/page-handle.ts'

export const handle = { isCached: true, sitemap: false } satisfies PageHandle

/** For search engines: every public page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const pages = await loadSitemap(context.read, await context.publicRoutes())
  return xmlResponse('application/xml', sitemap(pages, context.publicUrl))
}
