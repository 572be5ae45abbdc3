import type { LoaderFunctionArgs } from '@remix-run/node'
import { llmsTxt } from '#app/public/seo/llms-txt.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { factsOf, readSite } from '#app/public/site/load-site.ts'

export const handle = { isCached: true, sitemap: false } satisfies PageHandle

/** For language models: what the company does and where it is told. */
export async function loader({ context: { read, publicUrl } }: LoaderFunctionArgs) {
  const [settings, news] = await Promise.all([
    readSite(read),
    read.listWithoutHtmlOrNull('GET /api/news/published', '加载新闻失败'),
  ])
  if (!news) throw new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }
  return new Response(llmsTxt(factsOf(settings), news, publicUrl), { headers })
}
