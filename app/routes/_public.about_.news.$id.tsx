import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteError } from '@remix-run/react'
import { loadNewsPage } from '#app/public/about/news-page/load-news-page.ts'
import { newsPageMeta } from '#app/public/about/news-page/news-page-meta.ts'
import { goneNews, NewsPage } from '#app/public/about/news-page/news-page.tsx'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { newsHead } from '#app/public/seo/page-heads.ts'
import { GonePage } from '#app/public/reading/gone-page.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const content = await loadNewsPage(context.read, params.id)
  return { content, head: newsHead(content, context.publicUrl), publicUrl: context.publicUrl }
}

export const shouldRevalidate = revalidateUnlessHashChange

export const meta: MetaFunction<typeof loader> = ({ data, error }) => newsPageMeta(data, error)

export const handle = { isCached: true, sitemap: 'news' } satisfies PageHandle

/** One story of the news (public-site §2.10). */
export default function NewsRoute() {
  return <NewsPage {...useLoaderData<typeof loader>().content} />
}

export function ErrorBoundary() {
  return <GonePage error={useRouteError()} words={goneNews} />
}
