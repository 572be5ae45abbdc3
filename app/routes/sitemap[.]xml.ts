import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadSitemap } from '#app/public/found/load-sitemap.ts'
import { sitemap } from '#app/public/found/sitemap.ts'
import { xmlResponse } from '#app/public/found/xml.ts'

/** For search engines: every public page. */
export async function loader({ context }: LoaderFunctionArgs) {
  return xmlResponse('application/xml', sitemap(await loadSitemap(context.read), context.publicUrl))
}
