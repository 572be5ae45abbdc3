import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadSitemap } from '#app/public/seo/load-sitemap.ts'
import { sitemapXml } from '#app/public/seo/sitemap-xml.ts'
import { xmlResponse } from '#app/public/seo/xml.ts'
import type { PageHandle } from '#app/public/page-handle.ts'

export const handle = { isCached: true, sitemap: false } satisfies PageHandle

/** For search engines: every public page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const pages = await loadSitemap(context.read, await context.publicRoutes())
  return xmlResponse('application/xml', sitemapXml(pages, context.publicUrl))
}
