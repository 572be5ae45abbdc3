import type { LoaderFunctionArgs } from '@remix-run/node'
import { newsFeed } from '#app/public/seo/news-feed.ts'
import { xmlResponse } from '#app/public/seo/xml.ts'
import type { PageHandle } from '#app/public/page-handle.ts'

export const handle = { isCached: true, sitemap: false } satisfies PageHandle

/** The news for readers of feeds. */
export async function loader({ context }: LoaderFunctionArgs) {
  const news = await context.read.listOrNull('GET /api/news/published', '加载新闻失败')
  if (!news) throw new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
  return xmlResponse('application/rss+xml', newsFeed(news, context.publicUrl))
}
