import type { MetaDescriptor } from '@remix-run/node'
import { isoMoment } from '#app/public/seo/iso-moment.ts'
import type { PageHead } from '#app/public/seo/page-head.ts'
import { noPageMeta } from '#app/public/seo/no-page-meta.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import type { NewsPageContent } from './load-news-page.ts'
import { newsAddress } from './news-address.ts'
import { goneNews, newsTrail } from './news-page.tsx'

/** Title, description, sharing facts and structured data of one story. */
export function newsPageMeta(
  loaded?: { content: NewsPageContent; head: PageHead; publicUrl: string },
  error?: unknown,
): MetaDescriptor[] {
  if (!loaded) return noPageMeta(error, goneNews.gone)
  const { content, head, publicUrl } = loaded
  const { id, title } = content.story
  const facts = {
    head,
    name: title,
    path: newsAddress(id),
    parents: newsTrail.slice(1),
    published: isoMoment(content.time),
  }
  return pageMeta(facts, publicUrl)
}
